/** What the public checkout offers (specification 1, section 3). */
export const TIPOS_DO_CHECKOUT = ['Retirar no local', 'Receber no meu endereço'] as const

/** What the panel's order form offers (specification 2, section 4). */
export const TIPOS_DO_PAINEL = [
  'Receber no meu endereço',
  'Retirar no restaurante',
  'Consumir no restaurante',
] as const

export type TipoEntregaDoCheckout = (typeof TIPOS_DO_CHECKOUT)[number]
export type TipoEntregaDoPainel = (typeof TIPOS_DO_PAINEL)[number]
/** The stored strings of `tipo_entrega`: a label of its own per door, and an edited order keeps the one it has. */
export type TipoEntrega = TipoEntregaDoCheckout | TipoEntregaDoPainel

export const TIPOS_DE_ENTREGA: readonly TipoEntrega[] = [
  ...new Set([...TIPOS_DO_CHECKOUT, ...TIPOS_DO_PAINEL]),
]

/** Home delivery: the only type with an address and a freight. */
export function ehEntrega(tipo: string): tipo is 'Receber no meu endereço' {
  return tipo === 'Receber no meu endereço'
}

/** Pickup, under the public label or the panel's (decision 20). Eating in is neither pickup nor delivery. */
export function ehRetirada(tipo: string): tipo is 'Retirar no local' | 'Retirar no restaurante' {
  return tipo === 'Retirar no local' || tipo === 'Retirar no restaurante'
}
