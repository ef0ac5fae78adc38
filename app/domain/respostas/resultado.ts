import { type Conflito, OUTRA_PESSOA_SALVOU } from './conflito'
import { type Recusa, recusar } from './recusa'

/** What a verb answers: what came of it, or why nothing was done. */
export type Resultado<Dados = null> = { readonly dados: Dados } | Negado

export interface Negado {
  /** At least one; the first is told, and each stands beside its field. */
  readonly recusas: readonly Recusa[]
  /** What somebody else has saved since the form was opened. */
  readonly conflito?: Conflito
  /** Seconds to wait before the next try. */
  readonly espera?: number
}

export const FEITO = { dados: null } as const

export function negar(...recusas: readonly [Recusa, ...Recusa[]]): Negado {
  return { recusas }
}

/** Somebody else has saved since the form was opened (decision 016). */
export function negarPorConflito(conflito: Conflito): Negado {
  return { recusas: [OUTRA_PESSOA_SALVOU], conflito }
}

/** The company has no such row: it never had it, or somebody has deleted it. */
export const NAO_EXISTE = negar(
  recusar('nao-existe', 'Não encontrado', 'Este registro não existe mais: alguém já o excluiu.'),
)

export function ehNegado(resultado: object): resultado is Negado {
  return 'recusas' in resultado
}
