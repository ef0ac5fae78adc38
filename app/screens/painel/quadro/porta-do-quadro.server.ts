import { data } from 'react-router'
import type { Empresa } from '~/domain/empresas/store.server'
import { lerNumeroDoPedido } from '~/domain/pedidos/andamento/pedido-visto'
import type { PedidoId } from '~/domain/valores/ids'
import { testeAgora } from '../teste'

/** The order of a board's address. 404 for what is no order's number, 403 once the trial is over (decision 13). */
export function lerPedidoDoQuadro(empresa: Empresa, parametro: string): PedidoId {
  if (testeAgora(empresa).expirado) throw data(null, { status: 403 })
  const id = lerNumeroDoPedido(parametro)
  if (id === null) throw data(null, { status: 404 })
  return id
}
