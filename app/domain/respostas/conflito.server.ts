import { assinar } from './assinatura.server'
import { type Conflito, type Descricao, divergir, type Visto } from './conflito'

/** The digest of what a form was filled with; the order of the fields does not matter. */
export function vistoDe(dados: object): string {
  return assinar(Object.entries(dados).sort(([um], [outro]) => (um < outro ? -1 : 1)))
}

interface Gravacao<Dados> {
  readonly visto: Visto
  readonly digitado: Dados
  readonly guardado: Dados
}

/**
 * Whether somebody else has saved since the form was filled in (decision 016). It is not a conflict when the record
 * already equals the form, because then the answer to the form's first save was lost. A request without `visto` is not
 * checked.
 */
export function mudouDesde<Dados extends object>({ visto, digitado, guardado }: Gravacao<Dados>): boolean {
  const agora = vistoDe(guardado)
  return visto !== null && visto !== agora && vistoDe(digitado) !== agora
}

/** The conflict that keeps the form from being saved; null when there is none. */
export function acharConflito<Dados extends object>(
  gravacao: Gravacao<Dados>,
  descrever: (dados: Dados) => Descricao,
): Conflito | null {
  const { digitado, guardado } = gravacao
  if (!mudouDesde(gravacao)) return null
  return { visto: vistoDe(guardado), divergencias: divergir(descrever(digitado), descrever(guardado)) }
}
