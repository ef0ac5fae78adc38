import { formatCepParcial } from '~/domain/valores/cep'
import type { Mask } from '~/ui/mask'

/**
 * 10 or 11 digits: company and panel know landlines (valores-7). A copied number often begins with a zero or with the
 * country code.
 */
export const mascaraDoTelefone: Mask = {
  maxLength: 11,
  clean: digitos => digitos.replace(/^0+/, '').replace(/^55(?=\d{10,11}$)/, ''),
  format: digitos => {
    if (digitos.length < 3) return digitos
    const numero = digitos.slice(2)
    const corte = numero.length > 8 ? 5 : 4
    const cortado = numero.length > corte ? `${numero.slice(0, corte)}-${numero.slice(corte)}` : numero
    return `(${digitos.slice(0, 2)}) ${cortado}`
  },
}

export const mascaraDoCep: Mask = { maxLength: 8, format: formatCepParcial }
