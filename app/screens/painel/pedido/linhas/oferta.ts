import type { ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import { aPartirDe } from '~/domain/cardapio/escolhas/a-partir-de'
import { comEscolhas } from '~/domain/cardapio/escolhas/com-escolhas'
import { ignorarEsgotados } from '~/domain/cardapio/escolhas/esgotados'
import type { ComEtiquetas } from '~/domain/cardapio/etiquetas'
import type { ProdutoComEscolhas } from '~/domain/cardapio/grupo'
import { naJanela } from '~/domain/horarios/janela'
import { formatReais } from '~/domain/valores/centavos'
import type { ProdutoId } from '~/domain/valores/ids'
import type { OfertaLida } from './ler-oferta'

/** A product with its sizes and groups; its simple extras are no group here, because each line shows them by itself. */
export type ProdutoOferecido = Pick<ProdutoDoCardapio, 'id' | 'nome' | 'extras' | 'janelas'> &
  ProdutoComEscolhas &
  ComEtiquetas & {
    readonly esgotado?: boolean
  }

/** The instant, on the clocks of the shop. */
export interface HoraDaLoja {
  readonly agora: Date
  readonly fuso: string
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

/** Why a customer could not order it now, in a word or two; null while everybody can. */
export function foraDeVenda({ esgotado, janelas = [] }: ProdutoOferecido, { agora, fuso }: HoraDaLoja) {
  if (esgotado) return 'Esgotado'
  return naJanela(janelas, agora, fuso) ? null : 'Fora do horário'
}

/** 'R$ 62,90', 'a partir de R$ 29,90', 'de R$ 62,90 por R$ 49,90' */
export function precoOferecido(produto: ProdutoOferecido): string {
  const custa = aPartirDe(ignorarEsgotados(produto))
  const { preco, precoNormal, varia } = custa ?? { ...produto, varia: false }
  const de = precoNormal ? `de ${formatReais(precoNormal)} ` : ''
  return `${de}${varia ? 'a partir de ' : de && 'por '}${formatReais(preco)}`
}
