import { formatCepParcial } from '~/domain/valores/cep'
import { lerTelefone } from '~/domain/valores/telefone'
import type { Mask } from '~/ui/mask'

/**
 * 10 or 11 digits: company and panel know landlines. What is no phone of Brazil stays as it was typed, and nothing is cut
 * (valores-7).
 */
export const mascaraDoTelefone: Mask = {
  accepts: 'phone',
  clean: lerTelefone,
  format: digitos => {
    if (!/^[1-9]\d{2,10}$/.test(digitos)) return digitos
    const numero = digitos.slice(2)
    const corte = numero.length > 8 ? 5 : 4
    const cortado = numero.length > corte ? `${numero.slice(0, corte)}-${numero.slice(corte)}` : numero
    return `(${digitos.slice(0, 2)}) ${cortado}`
  },
}

export const mascaraDoCep: Mask = { maxLength: 8, format: formatCepParcial }
