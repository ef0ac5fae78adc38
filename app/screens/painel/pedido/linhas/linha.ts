import type { Escolha, Selecao } from '~/domain/cardapio/grupo'
import type { Digitado, Item, ItemGuardado } from '~/domain/pedidos/item'
import type { ExtraId, VarianteId } from '~/domain/valores/ids'

/** A line of the form, as typed. */
export interface Linha
  extends Pick<Item, 'produtoId' | 'nome'>,
    EscolhasDaLinha,
    Digitado<'quantidade' | 'preco' | 'observacao'> {
  /** Identifies the line in the form, whatever happens to the lines around it. */
  readonly chave: number
  /** The id of the line in the edited order; null for a new line. */
  readonly id: number | null
  /** Extras chosen from the menu. */
  readonly extras: readonly ExtraId[]
  /** The line as the order has it stored; null for a new one. Its size and options stay until the line is `alterada`. */
  readonly guardada: ItemGuardado | null
  readonly alterada: boolean
  /** The simple extras that it has stored, and which of them stay. */
  readonly congelados: ItemGuardado['extras']
  readonly mantidos: readonly number[]
}

/** What a line has besides product, extras and note: its size and its options. */
export interface EscolhasDaLinha {
  /** The name of the size, which a draft still knows when the menu does not. */
  readonly variante: string | null
  readonly varianteId: VarianteId | null
  /** The options of a new line. A stored line has its own in `escolhas`. */
  readonly opcoes: readonly (Escolha & { readonly nome: string })[]
  /** True for a price that somebody typed, which no choice changes. */
  readonly precoDigitado: boolean
  /** What had to go, in words. */
  readonly saiu: readonly string[]
  /** What was chosen before the size changed, until an option is chosen: another size may have room for it again. */
  readonly antes: Selecao | null
}

export const SEM_ESCOLHAS: EscolhasDaLinha = {
  variante: null,
  varianteId: null,
  opcoes: [],
  precoDigitado: false,
  saiu: [],
  antes: null,
}
