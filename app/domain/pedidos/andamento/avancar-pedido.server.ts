import { avancar, type Status } from '~/domain/pedidos/status'
import type { Resultado } from '~/domain/respostas/resultado'
import type { EmpresaId, PedidoId } from '~/domain/valores/ids'
import { type MovidoPara, mudarStatus, type PedidoDeMudanca } from './mudar-status.server'

/** 'Avançar Status' (status-2). Answers and refuses as `mudarStatus` and `avancar` do. */
export function avancarPedido(
  empresaId: EmpresaId,
  id: PedidoId,
  pedido: PedidoDeMudanca,
): Promise<Resultado<Status, MovidoPara>> {
  return mudarStatus(empresaId, id, pedido, avancar)
}
