import type { Conflito } from './conflito'
import { type Recusa, recusar } from './recusa'

/**
 * What a verb answers: its data, or why it did nothing. `Achado` is what the verb has found in its way, for cases in
 * which a text alone would not help the person to go on.
 */
export type Resultado<Dados = null, Achado = never> = { readonly dados: Dados } | Negado<Achado>

export interface Negado<Achado = never> {
  /** At least one. The first is shown as the message, and each is shown beside its field. */
  readonly recusas: readonly Recusa[]
  /** What somebody else has saved since the form was opened. */
  readonly conflito?: Conflito
  /** What the screen shows is no longer so: it is read again with the refusal. */
  readonly mudou?: true
  /** Seconds to wait before the next try. */
  readonly espera?: number
  readonly achado?: Achado
}

export const FEITO = { dados: null } as const

/** What a save of a form answers. */
export type Salvo = ComJuntados | null

/** The labels of what somebody else had changed and was saved with the form; missing when there was nothing. */
export interface ComJuntados {
  readonly juntados?: readonly string[]
}

export function juntado({ juntados }: Required<ComJuntados>): { readonly dados: Salvo } {
  return juntados.length > 0 ? { dados: { juntados } } : FEITO
}

export function negar(...recusas: readonly [Recusa, ...Recusa[]]): Negado {
  return { recusas }
}

export const OUTRA_PESSOA_SALVOU = recusar(
  'outra-pessoa-salvou',
  'Alterado por outra pessoa',
  'Outra pessoa salvou mudanças aqui enquanto você editava. Nada do que você digitou foi salvo ainda.',
)

/** Somebody else has changed the same fields since the form was opened (decision 064). */
export function negarPorConflito(conflito: Conflito): Negado {
  return { recusas: [OUTRA_PESSOA_SALVOU], conflito }
}

export const JA_NAO_EXISTE = recusar(
  'nao-existe',
  'Não encontrado',
  'Este registro não existe mais: alguém já o excluiu.',
)

/** The company has no such row: it never had it, or somebody has deleted it. */
export const NAO_EXISTE = negar(JA_NAO_EXISTE)

export function ehNegado<Respondido extends object>(
  resultado: Respondido,
): resultado is Extract<Respondido, Negado<unknown>> {
  return 'recusas' in resultado
}
