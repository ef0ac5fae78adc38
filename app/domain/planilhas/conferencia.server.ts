import { assinar } from '~/domain/respostas/assinatura.server'
import type { Conferencia } from './conferencia'
import type { Planilha } from './planilha'

/** What the proposals of all kinds of spreadsheets have. */
type Proposta = Pick<Conferencia, 'iguais' | 'erros' | 'mudancas'> & {
  readonly novos: readonly unknown[]
  readonly mudados: readonly unknown[]
}

/** The dry run of a proposal, signed over all of it; `alem` is what else one kind of spreadsheet has to say. */
export function conferenciaDe<Coluna extends string>(
  planilha: Planilha<Coluna>,
  proposta: Proposta,
  alem: Partial<Pick<Conferencia, 'criacoes' | 'avisos'>> = {},
): Conferencia {
  const { novos, mudados, iguais, erros, mudancas } = proposta
  const { criacoes = [], avisos = [] } = alem
  return {
    linhas: planilha.linhas.length,
    novos: novos.length,
    mudados: mudados.length,
    iguais,
    erros,
    mudancas,
    criacoes,
    avisos: [...planilha.avisos, ...avisos],
    assinatura: assinar(proposta),
  }
}
