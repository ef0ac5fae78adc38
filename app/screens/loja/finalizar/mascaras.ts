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
 * A copied or filled-in number often brings its trunk zero or country code. Typed key by key the code shows at the
 * twelfth digit, and only where no mobile of area code 55 begins so.
 */
function semPrefixo(digitos: string): string {
  return digitos.replace(/^0+/, '').replace(/^55(?=\d{11}$|[1-8]\d{9}$)/, '')
}
