import type { ErroNaPlanilha, Registro } from './planilha'

/** One record that a line would change, field by field. */
export interface Mudanca {
  readonly linha: number
  readonly nome: string
  readonly campos: readonly { readonly coluna: string; readonly de: string; readonly para: string }[]
}

/** What a file would do, before it does anything: the dry run that its owner reads. */
export interface Conferencia {
  /** The number of lines below the header that are not empty. */
  readonly linhas: number
  readonly novos: number
  readonly mudados: number
  readonly iguais: number
  /** Every line that cannot be imported. If there is any, nothing is imported. */
  readonly erros: readonly ErroNaPlanilha[]
  readonly mudancas: readonly Mudanca[]
  /** What else would be created, such as categories; `titulo` says what. */
  readonly criacoes: readonly { readonly titulo: string; readonly nomes: readonly string[] }[]
  readonly avisos: readonly string[]
  /** Signature of the outcome: a different one at the import means that somebody changed something meanwhile. */
  readonly assinatura: string
}

/** What an import did. */
export interface Importado {
  readonly novos: number
  readonly mudados: number
  /** The same of the lines of options, when there were any. */
  readonly opcoes?: { readonly novos: number; readonly mudados: number }
}

/** The result of importing a file: what it did, or a new dry run when nothing was written. */
export type Importacao = { readonly importado: Importado } | { readonly conferencia: Conferencia }

/** How many records an import writes: the new and the changed ones. */
export function linhasAImportar({ novos, mudados }: Pick<Conferencia, 'novos' | 'mudados'>): number {
  return novos + mudados
}

/** How many different lines have errors. */
export function linhasComErro({ erros }: Pick<Conferencia, 'erros'>): number {
  return new Set(erros.map(({ linha }) => linha)).size
}

/** The bad lines as rows, for an owner who mends them in a spreadsheet. */
export function listaDeErros(erros: readonly ErroNaPlanilha[]): Registro[] {
  return [
    ['Linha', 'Coluna', 'Valor', 'Motivo'],
    ...erros.map(({ linha, coluna, valor, motivo }) => [String(linha), coluna, valor, motivo]),
  ]
}
