import { data, redirect } from 'react-router'
import { conversaDoResumo } from '~/domain/pedidos/checkout/conversa'
import { resumoDoPedido } from '~/domain/pedidos/checkout/mensagem-whatsapp'
import { estaEncerrado } from '~/domain/pedidos/status'
import { findPedido } from '~/domain/pedidos/store.server'
import { listRecebimentos } from '~/domain/pedidos/store-do-dinheiro.server'
import { situacaoDoPix } from '~/domain/pix/situacao-do-pix'
import { ZERO } from '~/domain/valores/centavos'
import { telefoneDoPainelValido } from '~/domain/valores/telefone'
import { withTenant } from '~/server/database/transaction.server'
import { env } from '~/server/env.server'
import { requestOrigin } from '~/server/request.server'
import { lerPedidoDoQuadro } from '../porta-do-pedido.server'
import type { Route } from './+types/conversa-com-o-resumo'

/**
 * GET /home/pedidos/:id/resumo: the customer's chat with the order's summary filled in (whatsapp-6). It is a redirect,
 * so that the board need not contain hundreds of messages. 404 when the order has no phone.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { empresa, id } = lerPedidoDoQuadro(context, params.id)
  const { pedido, recebimentos } = await withTenant(empresa.id, async tx => ({
    pedido: await findPedido(tx, id),
    recebimentos: (await listRecebimentos(tx, [id])).get(id) ?? [],
  }))
  if (!pedido || !telefoneDoPainelValido(pedido.telefoneCliente)) throw data(null, { status: 404 })
  const situacao = situacaoDoPix(pedido, recebimentos)
  const aPagar = situacao && situacao.falta > ZERO && !estaEncerrado(pedido.status)
  const resumo = resumoDoPedido(empresa, pedido, aPagar ? pedido.pixCopiaECola : null)
  const destino = { host: env().whatsappHost, telefone: pedido.telefoneCliente }
  const endereco = `${requestOrigin(request)}/${empresa.slug}/status-pedido/id/${id}`
  throw redirect(conversaDoResumo(destino, resumo, endereco))
}
