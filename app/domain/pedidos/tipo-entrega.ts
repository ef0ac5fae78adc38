interface LinhaDaManeira {
  /** Read across a kitchen: on the card of the board and on the receipt. */
  readonly palavra: string
  /** The order says where it goes, and what that costs. */
  readonly comEndereco: boolean
  readonly comFrete: boolean
}

/** How an order reaches who ordered it. */
const MANEIRAS = {
  entrega: { palavra: 'Entrega', comEndereco: true, comFrete: true },
  retirada: { palavra: 'Retirada', comEndereco: false, comFrete: false },
  mesa: { palavra: 'Mesa', comEndereco: false, comFrete: false },
} as const satisfies Record<string, LinhaDaManeira>

export type Maneira = keyof typeof MANEIRAS

interface LinhaDoTipo {
  readonly maneira: Maneira
  /** Offered by the public checkout, and by the panel's order form. */
  readonly noCheckout: boolean
  readonly noPainel: boolean
}

/** The stored strings of `tipo_entrega`, which are also what people read: pickup has a label of its own at each door. */
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

/** What the panel may write into an order: of the other door's types only the one that the order has already. */
export function tiposNoPainel(doPedido: string | null): TipoEntrega[] {
  return TIPOS_DE_ENTREGA.filter(tipo => TIPOS[tipo].noPainel || tipo === doPedido)
}

/** A type that nobody offers is neither delivered nor picked up. */
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
