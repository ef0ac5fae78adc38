import type { Faixa } from '~/domain/horarios/relogio'
import type { Centavos } from '~/domain/valores/centavos'
import type { CategoriaId, ExtraId, ProdutoId, VarianteId } from '~/domain/valores/ids'
import type { TipoDeExtra } from './cardapio'
import type { VinculoDoProduto } from './grupo'
import {
  type ConteudoDoTamanho,
  conteudoDoTamanho,
  type EscolhasGuardadas,
  type GrupoGuardado,
  type PrecoNoTamanho,
} from './grupo-guardado'
import { type CamposDoProduto, camposDoProduto } from './produto-digitado'

export interface CategoriaGuardada {
  readonly id: CategoriaId
  readonly nome: string
  /** Its place among the categories; null: after those that have one, by name. */
  readonly ordem: number | null
}

export interface ExtraGuardado {
  readonly id: ExtraId
  readonly nome: string
  readonly preco: Centavos
  readonly tipo: TipoDeExtra
}

export interface ProdutoGuardado extends CamposDoProduto {
  readonly id: ProdutoId
  readonly categoriaId: CategoriaId | null
  readonly preco: Centavos
  /** The linked extra items, even while `possuiExtra` is off. */
  readonly extras: readonly ExtraId[]
}

/** What a product's form is filled with; `imagem` is the key of the picture. */
export interface ConteudoDoProduto extends Omit<ProdutoGuardado, 'id'> {
  readonly imagem: string | null
  /** The price while a promotion holds that has no end; null for none, and where there are sizes. */
  readonly precoPromocional: Centavos | null
  /** In the owner's order, as the groups. A product with sizes has no price of its own. */
  readonly tamanhos: readonly TamanhoDoFormulario[]
  readonly grupos: readonly VinculoDoProduto[]
}

interface TamanhoDoFormulario extends ConteudoDoTamanho {
  /** Null for one that is not stored yet. */
  readonly id: VarianteId | null
}

/** By which field the rows of the form's lists are known. */
export const CHAVES_DO_PRODUTO = {
  listas: { extras: { chave: 'id' }, tamanhos: { chave: 'id' }, grupos: { chave: 'grupoId' } },
} as const

/** Picks the fields that the form fills in, always in the same order, so that two contents can be compared. */
export function conteudoDoProduto(produto: ConteudoDoProduto): ConteudoDoProduto {
  const { preco, precoPromocional, categoriaId, imagem } = produto
  const extras = [...produto.extras].sort((a, b) => a - b)
  const tamanhos = produto.tamanhos.map(({ id, ...tamanho }) => ({ id, ...conteudoDoTamanho(tamanho) }))
  const grupos = produto.grupos.map(conteudoDoVinculo)
  return {
    ...camposDoProduto(produto),
    preco,
    precoPromocional,
    categoriaId,
    imagem,
    extras,
    tamanhos,
    grupos,
  }
}

/** As `conteudoDoProduto`, for the link with a group; without limits by size it has no field for them. */
export function conteudoDoVinculo({
  grupoId,
  min,
  max,
  incluidas,
  porTamanho,
}: VinculoDoProduto): VinculoDoProduto {
  const doTamanho = (porTamanho ?? [])
    .map(({ tamanho, min, max, incluidas }) => ({ tamanho, min, max, incluidas }))
    .sort((um, outro) => (um.tamanho < outro.tamanho ? -1 : 1))
  return { grupoId, min, max, incluidas, ...(doTamanho.length > 0 && { porTamanho: doTamanho }) }
}

/** What it costs while a promotion holds that has neither days nor hours nor dates: the product, or its sizes. */
export interface PrecosPromocionais {
  readonly preco: Centavos | null
  readonly precos: readonly PrecoNoTamanho[]
}

/** A product with its sizes and groups. */
export interface ProdutoInteiro extends ProdutoGuardado, EscolhasGuardadas {
  readonly promocional: PrecosPromocionais
  /** When it is sold; empty is always. */
  readonly janelas: readonly Faixa[]
  /** Its place in its category, as that of a category. */
  readonly ordem: number | null
}

/**
 * The whole menu of a company, inactive categories, products and options included; without pictures, counts, what is sold
 * out and the hours of categories.
 */
export interface CardapioInteiro {
  readonly categorias: readonly CategoriaGuardada[]
  readonly extras: readonly ExtraGuardado[]
  readonly grupos: readonly GrupoGuardado[]
  readonly produtos: readonly ProdutoInteiro[]
  /** How many promotions may still be made. */
  readonly promocoesLivres: number
}
