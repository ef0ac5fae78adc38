import type { Endereco } from '~/domain/enderecos/endereco'
import type { ClienteId } from '~/domain/valores/ids'

/** A term needs this many characters to be searched (balcao-5). */
export const TERMO_MINIMO = 2

/** A customer as the order form's search finds them. */
export interface ClienteAchado {
  readonly id: ClienteId
  readonly nome: string
  readonly telefone: string
  /** Null for each line that the customer's record lacks. */
  readonly endereco: { readonly [Campo in keyof Endereco]: string | null }
  /** Digest of the record as the search found it (decisions 016 and 022). */
  readonly visto: string
}
