import { data } from 'react-router'
import type { Conferencia, Importado } from '~/domain/valores/conferencia'
import { ERRO_AO_IMPORTAR } from '~/domain/valores/planilha'
import { ehRecusa, type Recusa, recusar } from '~/domain/valores/recusa'
import { quantos } from '../tela/lista'
import { type Aviso, gravado, recusado } from '../tela/resposta'

/** What the two actions answer: a dry run, what was imported, or why the file was not read. */
export type RespostaDaPlanilha =
  | { conferencia: Conferencia; recusas?: readonly Recusa[] }
  | { aviso: Aviso }
  | { recusas: readonly Recusa[] }

export function responderConferencia(conferencia: Conferencia | Recusa) {
  return ehRecusa(conferencia) ? recusado([conferencia]) : { conferencia }
}

const MUDOU = recusar(
  ERRO_AO_IMPORTAR,
  'O cadastro mudou depois da conferência, e nada foi importado. Confira de novo e importe.',
)

const TEM_ERROS = recusar(
  ERRO_AO_IMPORTAR,
  'A planilha tem linhas com erro, e nada foi importado. Corrija-as e escolha o arquivo de novo.',
)

/** `titulo` is the toast's; `nomes` says what came in, in the singular and in the plural. */
export function responderImportacao(
  feito: { importado: Importado } | { conferencia: Conferencia } | Recusa,
  titulo: string,
  [um, varios]: readonly [um: string, varios: string],
) {
  if (ehRecusa(feito)) return recusado([feito])
  if ('conferencia' in feito) {
    const { conferencia } = feito
    const recusas = [conferencia.erros.length > 0 ? TEM_ERROS : MUDOU]
    return data<RespostaDaPlanilha>({ conferencia, recusas }, { status: 409 })
  }
  const { novos, mudados } = feito.importado
  const ditos = [
    novos > 0 && quantos(novos, `${um} novo`, `${varios} novos`),
    mudados > 0 && quantos(mudados, `${um} alterado`, `${varios} alterados`),
  ].filter(Boolean)
  return gravado(titulo, ditos.length > 0 ? `${ditos.join(' e ')}.` : 'Nada mudou.')
}
