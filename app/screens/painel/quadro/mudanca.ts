import { isRouteErrorResponse } from 'react-router'
import type { Status } from '~/domain/pedidos/status'
import { type Recusa, recusar } from '~/domain/valores/recusa'
import { recusaDaPorta, SESSAO_TERMINOU, sessaoTerminou } from '../porta'

/** What a change of status answers. */
export type RespostaDaMudanca = { status: Status } | { recusa: Recusa }

/** For `clientAction`: a lost network, a failing server or a session that has ended must not replace the board. */
export async function semPerderOQuadro<Respondido>(
  serverAction: () => Promise<Respondido>,
): Promise<Respondido | { recusa: Recusa }> {
  try {
    return await serverAction()
  } catch (error) {
    const daPorta = recusaDaPorta(error)
    if (daPorta) return { recusa: daPorta === SESSAO_TERMINOU ? NINGUEM_ENTROU : daPorta }
    if (error instanceof Response) throw error
    const sumiu = isRouteErrorResponse(error) && error.status === 404
    return { recusa: sumiu ? PEDIDO_SUMIU : SEM_RESPOSTA }
  }
}

const SEM_RESPOSTA = recusar(
  'Erro ao atualizar status',
  'O servidor não respondeu. Confira a conexão e tente novamente.',
)
const NINGUEM_ENTROU = sessaoTerminou('Entre novamente e tente outra vez.')
const PEDIDO_SUMIU = recusar('Erro ao atualizar status', 'Este pedido não está mais no quadro.')
