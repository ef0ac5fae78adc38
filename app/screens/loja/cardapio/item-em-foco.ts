import type { ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import type { ItemDoCarrinho } from '~/domain/pedidos/checkout/carrinho'

/** What an item dialog is open for. */
export interface ItemEmFoco {
  readonly produto: ProdutoDoCardapio
  /** The line to edit; null adds a new one. */
  readonly linha: ItemDoCarrinho | null
  /** Counts the openings: each one starts with a fresh dialog. */
  readonly vez: number
  readonly open: boolean
}
