import type { Endereco } from '~/domain/enderecos/endereco'
import type { ClienteId } from '~/domain/valores/ids'

/** Characters of a term that is worth a search (specification 2, section 5). */
export const TERMO_MINIMO = 2

/** A customer as the order form's search finds them. */
export interface ClienteAchado {
  readonly id: ClienteId
  readonly nome: string
  readonly telefone: string
  /** With gaps where the customer's record has them. */
  readonly endereco: { readonly [Campo in keyof Endereco]: string | null }
  /** The record as it was found, in short (decisions 016 and 022). */
  readonly visto: string
}
