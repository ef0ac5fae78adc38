import { mover, type Status } from '~/domain/pedidos/status'
import type { Resultado } from '~/domain/respostas/resultado'
import type { EmpresaId, PedidoId } from '~/domain/valores/ids'
import { type MovidoPara, mudarStatus, type PedidoDeMudanca } from './mudar-status.server'

/**
 * A card dropped on a column, or 'Mover para' (status-3, status-6): `para` is any column on the order's way, back ones
 * included. Answers and refuses as `mudarStatus` and `mover` do; its own column changes nothing.
 */
export function moverPedido(
  empresaId: EmpresaId,
  id: PedidoId,
  { para, ...pedido }: PedidoDeMudanca & { readonly para: string },
): Promise<Resultado<Status, MovidoPara>> {
  return mudarStatus(empresaId, id, pedido, (atual, agora) => mover(atual, para, agora))
}
