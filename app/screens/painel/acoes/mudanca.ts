import { isRouteErrorResponse } from 'react-router'
import type { Status } from '~/domain/pedidos/status'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { recusaDaPorta, SESSAO_TERMINOU, sessaoTerminou } from '../porta'
import { comPaciencia, SemRespostaATempo } from '../tela/paciencia'

/** What a change of status answers. */
export type RespostaDaMudanca = { status: Status } | { recusa: Recusa }

/**
 * For `clientAction`: a lost network, a failing server or a session that has ended must not replace the board, and a server
 * that does not answer must not leave a card where nobody knows it to be.
 */
export async function semPerderOQuadro<Respondido>(
  serverAction: () => Promise<Respondido>,
): Promise<Respondido | { recusa: Recusa }> {
  try {
    return await comPaciencia(serverAction())
  } catch (error) {
    const daPorta = recusaDaPorta(error)
    if (daPorta) return { recusa: daPorta === SESSAO_TERMINOU ? NINGUEM_ENTROU : daPorta }
    if (error instanceof Response) throw error
    if (error instanceof SemRespostaATempo) return { recusa: NAO_SE_SABE }
    const sumiu = isRouteErrorResponse(error) && error.status === 404
    return { recusa: sumiu ? PEDIDO_SUMIU : SEM_RESPOSTA }
  }
}

const SEM_RESPOSTA = recusar(
  'sem-resposta',
  'Erro ao atualizar status',
  'O servidor não respondeu. Confira a conexão e tente novamente.',
)
const NAO_SE_SABE = recusar(
  'mudanca-incerta',
  'Erro ao atualizar status',
  'O servidor não respondeu, e ainda não se sabe se a mudança foi salva. O quadro mostra o que valeu assim que ele responder.',
)
const NINGUEM_ENTROU = sessaoTerminou('Entre novamente e tente outra vez.')
const PEDIDO_SUMIU = recusar(
  'pedido-fora-do-quadro',
  'Erro ao atualizar status',
  'Este pedido não está mais no quadro.',
)
