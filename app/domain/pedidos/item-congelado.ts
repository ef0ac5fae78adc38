import type { TipoDeExtra } from '~/domain/cardapio/cardapio'
import type { Centavos } from '~/domain/valores/centavos'
import type { ProdutoId } from '~/domain/valores/ids'

export interface ExtraCongelado {
  readonly nome: string
  readonly preco: Centavos
  readonly tipo: TipoDeExtra
}

/** A line as the order has it: product name and extras frozen (decision 21). */
export interface ItemCongelado {
  readonly id: number
  readonly produtoId: ProdutoId
  readonly nome: string
  readonly preco: Centavos
  readonly quantidade: number
  readonly observacao: string | null
  readonly extras: readonly (ExtraCongelado & { readonly id: number })[]
}

export interface ItemDoPainel {
  /** The line that stays; null for a new one. */
  readonly id: number | null
  readonly produtoId: ProdutoId
  readonly nome: string
  readonly preco: Centavos
  readonly quantidade: number
  readonly observacao: string | null
  readonly mantidos: ItemCongelado['extras']
  readonly novos: readonly ExtraCongelado[]
  /** All of them. */
  readonly extras: readonly ExtraCongelado[]
}
