import { type Conferencia, type Importacao, linhasAImportar } from '~/domain/planilhas/conferencia'
import { ERRO_AO_IMPORTAR } from '~/domain/planilhas/planilha'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { ehNegado, type Negado, type Resultado } from '~/domain/respostas/resultado'
import { listar } from '~/domain/valores/como-o-intl'
import { quantos } from '../tela/lista/lista'
import type { Aviso } from '../tela/resposta'

/** The answer of the two actions: a dry run, what was imported, or why the file could not be read. */
export type RespostaDaPlanilha =
  | { conferencia: Conferencia; recusas?: readonly Recusa[] }
  | { aviso: Aviso }
  | Negado

export function responderConferencia(conferida: Resultado<Conferencia>): Response {
  return ehNegado(conferida) ? responder(conferida, 422) : responder({ conferencia: conferida.dados })
}

function responder(resposta: RespostaDaPlanilha, status = 200): Response {
  return Response.json(resposta, { status })
}

const MUDOU = recusar(
  'mudou-desde-a-conferencia',
  ERRO_AO_IMPORTAR,
  'O cadastro mudou depois da conferência, e nada foi importado. Confira de novo e importe.',
)

const TEM_ERROS = recusar(
  'planilha-com-erros',
  ERRO_AO_IMPORTAR,
  'A planilha tem linhas com erro, e nada foi importado. Corrija-as e escolha o arquivo de novo.',
)

const JA_ESTA = recusar(
  'planilha-ja-importada',
  ERRO_AO_IMPORTAR,
  'O cadastro mudou depois da conferência: tudo já está como na planilha.',
)

/** Why nothing was imported; shown beside the new dry run. */
function porque(conferencia: Conferencia): Recusa {
  if (conferencia.erros.length > 0) return TEM_ERROS
  return linhasAImportar(conferencia) === 0 ? JA_ESTA : MUDOU
}

/** `titulo` is the toast's title; `nomes` names the imported records in the singular and in the plural. */
export function responderImportacao(
  feito: Resultado<Importacao>,
  titulo: string,
  [um, varios]: readonly [um: string, varios: string],
): Response {
  if (ehNegado(feito)) return responder(feito, 422)
  if ('conferencia' in feito.dados) {
    const { conferencia } = feito.dados
    return responder({ conferencia, recusas: [porque(conferencia)] }, 409)
  }
  const { novos, mudados, opcoes } = feito.dados.importado
  const ditos = [
    novos > 0 && quantos(novos, `${um} novo`, `${varios} novos`),
    mudados > 0 && quantos(mudados, `${um} alterado`, `${varios} alterados`),
    opcoes && opcoes.novos > 0 && quantos(opcoes.novos, 'opção nova', 'opções novas'),
    opcoes && opcoes.mudados > 0 && quantos(opcoes.mudados, 'opção alterada', 'opções alteradas'),
  ].filter(dito => typeof dito === 'string')
  const texto = ditos.length > 0 ? `${listar(ditos)}.` : 'Nada mudou.'
  return responder({ aviso: { titulo, texto } })
}
