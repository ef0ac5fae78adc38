import { data, isRouteErrorResponse, redirect } from 'react-router'
import { avancarPedido } from '~/domain/pedidos/avancar-pedido.server'
import type { PedidoId } from '~/domain/valores/ids'
import { ehRecusa, recusar } from '~/domain/valores/recusa'
import { readForm } from '~/server/request.server'
import { painelContext } from '../porta.server'
import type { Route } from './+types/avanco'

/** POST /home/pedidos/:id/avanco with the `status` that the user saw. A form sent without script gets the board again. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { empresa, conta } = context.get(painelContext)
  if (!/^\d{8}$/.test(params.id)) throw data(null, { status: 404 })
  const statusVisto = (await readForm(request)).get('status')
  const resultado = await avancarPedido(empresa.id, Number(params.id) as PedidoId, {
    statusVisto: typeof statusVisto === 'string' ? statusVisto : '',
    por: conta,
    agora: new Date(),
  })
  if (resultado === null) throw data(null, { status: 404 })
  if (request.headers.get('Accept')?.includes('text/html')) throw redirect('/home')
  if (ehRecusa(resultado)) return data({ recusa: resultado }, { status: 409 })
  return { status: resultado }
}

/** A lost network or a failing server must not replace the board by an error page: the card rolls back and says why. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    const sumiu = isRouteErrorResponse(error) && error.status === 404
    return { recusa: sumiu ? PEDIDO_SUMIU : SEM_RESPOSTA }
  }
}

const SEM_RESPOSTA = recusar(
  'Erro ao atualizar status',
  'O servidor não respondeu. Confira a conexão e tente novamente.',
)
const PEDIDO_SUMIU = recusar('Erro ao atualizar status', 'Este pedido não está mais no quadro.')
