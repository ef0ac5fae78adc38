import { formatCepParcial } from '~/domain/valores/cep'
import { lerTelefone } from '~/domain/valores/telefone'
import type { Mask } from '~/ui/fields/mask'

/** What is no phone of Brazil stays as it was typed, and nothing is cut (valores-7). */
const mascaraCom = (corteDe: (digitos: number) => number): Mask => ({
  accepts: 'phone',
  clean: lerTelefone,
  format: digitos => {
    if (!/^[1-9]\d{2,10}$/.test(digitos)) return digitos
    const numero = digitos.slice(2)
    const corte = corteDe(numero.length)
    const cortado = numero.length > corte ? `${numero.slice(0, corte)}-${numero.slice(corte)}` : numero
    return `(${digitos.slice(0, 2)}) ${cortado}`
  },
})

/** 10 or 11 digits: company and panel know landlines. */
export const mascaraDoTelefone = mascaraCom(digitos => (digitos > 8 ? 5 : 4))

/** '(11) 91234-5678' while it is typed, which in a shop is a mobile. */
export const mascaraDoCelular = mascaraCom(() => 5)

/** '05010-000' while it is typed. */
export const mascaraDoCep: Mask = { maxLength: 8, format: formatCepParcial }
