import { formatCepParcial } from '~/domain/valores/cep'
import { lerTelefone } from '~/domain/valores/telefone'
import type { Mask } from '~/ui/mask'

/** '(11) 91234-5678' while it is typed; what is no phone of Brazil stays as it was typed, and nothing is cut (valores-7). */
export const mascaraDoTelefone: Mask = {
  accepts: 'phone',
  clean: lerTelefone,
  format: digitos => {
    if (!/^[1-9]\d{2,10}$/.test(digitos)) return digitos
    const numero = digitos.slice(2)
    const cortado = numero.length > 5 ? `${numero.slice(0, 5)}-${numero.slice(5)}` : numero
    return `(${digitos.slice(0, 2)}) ${cortado}`
  },
}

/** '05010-000' while it is typed. */
export const mascaraDoCep: Mask = { maxLength: 8, format: formatCepParcial }
