import { data, type RouterContextProvider } from 'react-router'
import type { Empresa } from '~/domain/empresas/store.server'
import { lerNumeroDoPedido } from '~/domain/pedidos/andamento/pedido-mostrado'
import type { PedidoId } from '~/domain/valores/ids'
import { comQuadroAberto } from './porta.server'

/**
 * Reads the order's number from an address of the board. Answers 404 when it cannot be a number, and 403 once the trial
 * is over (plano-4).
 */
export function lerPedidoDoQuadro(
  context: Readonly<RouterContextProvider>,
  numero: string,
): { empresa: Empresa; id: PedidoId } {
  const { empresa } = comQuadroAberto(context, 'ver o quadro')
  const id = lerNumeroDoPedido(numero)
  if (id === null) throw data(null, { status: 404 })
  return { empresa, id }
}
