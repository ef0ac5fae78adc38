import { formatCepParcial } from '~/domain/valores/cep'
import type { Mask } from '~/ui/mask'

/** '(11) 91234-5678' while it is typed. */
export const mascaraDoTelefone: Mask = {
  maxLength: 11,
  clean: semPrefixo,
  format: digitos => {
    if (digitos.length < 3) return digitos
    const numero = digitos.slice(2)
    const cortado = numero.length > 5 ? `${numero.slice(0, 5)}-${numero.slice(5)}` : numero
    return `(${digitos.slice(0, 2)}) ${cortado}`
  },
}

/** '05010-000' while it is typed. */
export const mascaraDoCep: Mask = { maxLength: 8, format: formatCepParcial }

/**
 * A copied or filled-in number often begins with a zero or the country code. When it is typed key by key, the country
 * code can be recognized only at the twelfth digit, and only if the number cannot be a mobile phone of area code 55.
 */
function semPrefixo(digitos: string): string {
  return digitos.replace(/^0+/, '').replace(/^55(?=\d{11}$|[1-8]\d{9}$)/, '')
}
