import type { ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import { temAlcool } from '~/domain/cardapio/etiquetas'
import type { ProdutoId } from '~/domain/valores/ids'

const DESTAQUES_MOSTRADOS = 8

/** What may be offered to somebody who has not asked for it: nothing that cannot be had now, or that only an adult may buy. */
export function podeSerOferecido(produto: ProdutoDoCardapio): boolean {
  return !produto.esgotado && !produto.fora && !temAlcool(produto)
}

/** Those of `ids` that the menu has and may offer, in their order (destaque-2). */
export function emDestaque(
  ids: readonly ProdutoId[],
  produtos: readonly ProdutoDoCardapio[],
): readonly ProdutoDoCardapio[] {
  return ids
    .flatMap(id => produtos.find(produto => produto.id === id) ?? [])
    .filter(podeSerOferecido)
    .slice(0, DESTAQUES_MOSTRADOS)
}
