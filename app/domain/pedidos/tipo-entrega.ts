interface LinhaDaManeira {
  /** A word that can be read across a kitchen, for the card of the board and the receipt. */
  readonly palavra: string
  /** True when the order has an address and a delivery fee. */
  readonly comEndereco: boolean
}

/** How an order reaches its customer. */
const MANEIRAS = {
  entrega: { palavra: 'Entrega', comEndereco: true },
  retirada: { palavra: 'Retirada', comEndereco: false },
  mesa: { palavra: 'Mesa', comEndereco: false },
} as const satisfies Record<string, LinhaDaManeira>

export type Maneira = keyof typeof MANEIRAS

interface LinhaDoTipo {
  readonly maneira: Maneira
  /** Whether the public checkout offers it, and whether the panel's order form does. */
  readonly noCheckout: boolean
  readonly noPainel: boolean
}

/**
 * The stored strings of `tipo_entrega`, which are also the labels that people read. Pickup has a different label on
 * each side.
 */
const TIPOS = {
  'Retirar no local': { maneira: 'retirada', noCheckout: true, noPainel: false },
  'Receber no meu endereço': { maneira: 'entrega', noCheckout: true, noPainel: true },
  'Retirar no restaurante': { maneira: 'retirada', noCheckout: false, noPainel: true },
  'Consumir no restaurante': { maneira: 'mesa', noCheckout: false, noPainel: true },
} as const satisfies Record<string, LinhaDoTipo>

export type TipoEntrega = keyof typeof TIPOS

type Oferta = 'noCheckout' | 'noPainel'
type OferecidoEm<Onde extends Oferta> = {
  [Tipo in TipoEntrega]: (typeof TIPOS)[Tipo][Onde] extends true ? Tipo : never
}[TipoEntrega]

export type TipoEntregaDoCheckout = OferecidoEm<'noCheckout'>

export const TIPOS_DE_ENTREGA = Object.keys(TIPOS) as TipoEntrega[]
export const TIPOS_DO_CHECKOUT = oferecidosEm('noCheckout')
export const TIPOS_DO_PAINEL = oferecidosEm('noPainel')

function oferecidosEm<Onde extends Oferta>(onde: Onde): OferecidoEm<Onde>[] {
  return TIPOS_DE_ENTREGA.filter((tipo): tipo is OferecidoEm<Onde> => TIPOS[tipo][onde])
}

/**
 * The types that the panel may write into an order: its own, and of the checkout's only the one that the order has
 * already.
 */
export function tiposNoPainel(doPedido: string | null): TipoEntrega[] {
  return TIPOS_DE_ENTREGA.filter(tipo => TIPOS[tipo].noPainel || tipo === doPedido)
}

/** An unknown type counts as neither delivered nor picked up. */
export function maneiraDe(tipo: string): Maneira {
  return TIPOS_DE_ENTREGA.includes(tipo as TipoEntrega) ? TIPOS[tipo as TipoEntrega].maneira : 'mesa'
}

/** 'Entrega', 'Retirada' or 'Mesa'. */
export function palavraDaEntrega(tipo: string): string {
  return MANEIRAS[maneiraDe(tipo)].palavra
}

export function ehEntrega(tipo: string): boolean {
  return MANEIRAS[maneiraDe(tipo)].comEndereco
}
