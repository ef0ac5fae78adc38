import type { ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import type { ProdutoId } from '~/domain/valores/ids'
import { podeSerOferecido } from './destaques'

const OFERTAS_MOSTRADAS = 3

/** Two products that were bought together. */
export type Par = readonly [ProdutoId, ProdutoId]

/** What 'Peça também' is made of: the owner's choice, or the pairs of most orders first. */
export interface PecaTambem {
  readonly tambem: readonly ProdutoId[]
  readonly juntos: readonly Par[]
}

/** Those of the menu that a cart offers beside what is in it (destaque-3). */
export function pecaTambem(
  { tambem, juntos }: PecaTambem,
  produtos: readonly ProdutoDoCardapio[],
  noCarrinho: readonly ProdutoId[],
): readonly ProdutoDoCardapio[] {
  const dosPares = juntos.flatMap(par => (par.some(id => noCarrinho.includes(id)) ? par : []))
  return [...new Set([...tambem, ...dosPares])]
    .filter(id => !noCarrinho.includes(id))
    .flatMap(id => produtos.find(produto => produto.id === id) ?? [])
    .filter(podeSerOferecido)
    .slice(0, OFERTAS_MOSTRADAS)
}
