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

export function tituloDoItem({ produto, linha }: Pick<ItemEmFoco, 'produto' | 'linha'>): string {
  return `${linha ? 'Editar Item' : 'Adicionar ao Carrinho'}: ${produto.nome}`
}

/** What the confirm button does (carrinho-4). */
export function acaoDoItem({ linha }: Pick<ItemEmFoco, 'linha'>, quantidade: number): string {
  if (quantidade < 1) return 'Remover Item'
  return linha ? 'Salvar Alterações' : 'Adicionar ao Carrinho'
}
