import { data } from 'react-router'
import { avancarPedido } from '~/domain/pedidos/avancar-pedido.server'
import type { PedidoId } from '~/domain/valores/ids'
import { ehRecusa } from '~/domain/valores/recusa'
import type { Route } from './+types/avanco'
import { painelContext } from './porta.server'

/** POST /home/pedidos/:id/avanco with the `status` that the user saw. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { empresa, conta } = context.get(painelContext)
  if (!/^\d{8}$/.test(params.id)) throw data(null, { status: 404 })
  const statusVisto = (await request.formData()).get('status')
  const resultado = await avancarPedido(empresa.id, Number(params.id) as PedidoId, {
    statusVisto: typeof statusVisto === 'string' ? statusVisto : '',
    por: conta,
    agora: new Date(),
  })
  if (resultado === null) throw data(null, { status: 404 })
  if (ehRecusa(resultado)) return data({ recusa: resultado }, { status: 409 })
  return { status: resultado }
}
