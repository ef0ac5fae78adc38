import type { ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import { aPartirDe } from '~/domain/cardapio/escolhas/a-partir-de'
import { comEscolhas } from '~/domain/cardapio/escolhas/com-escolhas'
import { ignorarEsgotados } from '~/domain/cardapio/escolhas/esgotados'
import type { ProdutoComEscolhas } from '~/domain/cardapio/grupo'
import { formatReais } from '~/domain/valores/centavos'
import type { ProdutoId } from '~/domain/valores/ids'
import type { OfertaLida } from './novo-pedido'

/** A product with its sizes and groups; its simple extras are no group here, because each line shows them by itself. */
export type ProdutoOferecido = Pick<ProdutoDoCardapio, 'id' | 'nome' | 'extras'> &
  ProdutoComEscolhas & {
    readonly esgotado?: boolean
  }

export type Oferta = ReadonlyMap<ProdutoId, ProdutoOferecido>

export function lerOferta({ produtos, grupos }: Pick<OfertaLida, 'produtos' | 'grupos'>): Oferta {
  return new Map(
    produtos.map(({ extras, ...produto }) => [
      produto.id,
      { ...comEscolhas({ ...produto, extras: [] }, grupos), extras },
    ]),
  )
}

/** True for a product that asks for a size, or for options of its groups. */
export function temEscolhas({ variantes, grupos }: ProdutoComEscolhas): boolean {
  return variantes.length > 0 || grupos.length > 0
}

/** 'R$ 62,90', 'a partir de R$ 29,90' */
export function precoOferecido(produto: ProdutoOferecido): string {
  const custa = aPartirDe(ignorarEsgotados(produto))
  return `${custa?.varia ? 'a partir de ' : ''}${formatReais(custa?.preco ?? produto.preco)}`
}
