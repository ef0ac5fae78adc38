import { data, type RouterContextProvider } from 'react-router'
import type { Empresa } from '~/domain/empresas/store.server'
import { lerNumeroDoPedido } from '~/domain/pedidos/andamento/pedido-mostrado'
import type { PedidoId } from '~/domain/valores/ids'
import { comQuadroAberto } from '../porta.server'

/** The order that a board's address names. 404 for what is no order's number, 403 once the trial is over (plano-4). */
export function lerPedidoDoQuadro(
  context: Readonly<RouterContextProvider>,
  numero: string,
): { empresa: Empresa; id: PedidoId } {
  const { empresa } = comQuadroAberto(context, 'ver o quadro')
  const id = lerNumeroDoPedido(numero)
  if (id === null) throw data(null, { status: 404 })
  return { empresa, id }
}
