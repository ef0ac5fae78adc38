import { assinar } from './assinatura.server'
import { type Conflito, type Descricao, divergir, type Visto } from './conflito'

/** The digest that a form carries of what it was filled with, whatever the order of its fields. */
export function vistoDe(dados: object): string {
  return assinar(Object.entries(dados).sort(([um], [outro]) => (um < outro ? -1 : 1)))
}

interface Gravacao<Dados> {
  readonly visto: Visto
  readonly digitado: Dados
  readonly guardado: Dados
}

/**
 * Whether somebody else has saved since the form was filled in (decision 016). A record that already says what the form
 * says is no conflict: the answer to the form's first save was lost. A request without `visto` is not checked.
 */
export function mudouDesde<Dados extends object>({ visto, digitado, guardado }: Gravacao<Dados>): boolean {
  const agora = vistoDe(guardado)
  return visto !== null && visto !== agora && vistoDe(digitado) !== agora
}

/** What keeps the form from being saved; null when nothing does. */
export function acharConflito<Dados extends object>(
  gravacao: Gravacao<Dados>,
  descrever: (dados: Dados) => Descricao,
): Conflito | null {
  const { digitado, guardado } = gravacao
  if (!mudouDesde(gravacao)) return null
  return { visto: vistoDe(guardado), divergencias: divergir(descrever(digitado), descrever(guardado)) }
}
