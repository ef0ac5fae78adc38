import { data, redirect } from 'react-router'
import { resumoDoPedido } from '~/domain/pedidos/checkout/mensagem-whatsapp'
import { findPedido } from '~/domain/pedidos/store.server'
import { linkWhatsApp, telefoneDoPainelValido } from '~/domain/valores/telefone'
import { env } from '~/server/env.server'
import { withTenant } from '~/server/transaction.server'
import type { Route } from './+types/resumo'
import { lerPedidoDoQuadro } from './porta-do-pedido.server'

/**
 * GET /home/pedidos/:id/resumo: the customer's chat with the order's summary filled in (whatsapp-6). It is a redirect,
 * so that the board need not contain hundreds of messages. 404 when the order has no phone.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { empresa, id } = lerPedidoDoQuadro(context, params.id)
  const pedido = await withTenant(empresa.id, tx => findPedido(tx, id))
  if (!pedido || !telefoneDoPainelValido(pedido.telefoneCliente)) throw data(null, { status: 404 })
  throw redirect(linkWhatsApp(env().whatsappHost, pedido.telefoneCliente, resumoDoPedido(empresa, pedido)))
}
