import { cancelar, type Status } from '~/domain/pedidos/status'
import type { Resultado } from '~/domain/respostas/resultado'
import type { EmpresaId, PedidoId } from '~/domain/valores/ids'
import { type MovidoPara, mudarStatus, type PedidoDeMudanca } from './mudar-status.server'

/**
 * 'Confirmar Cancelamento' (status-4); a blank `motivo` is null. Answers and refuses as `mudarStatus` and `cancelar`
 * do.
 */
export function cancelarPedido(
  empresaId: EmpresaId,
  id: PedidoId,
  { motivo, ...pedido }: PedidoDeMudanca & { readonly motivo: string | null },
): Promise<Resultado<Status, MovidoPara>> {
  return mudarStatus(empresaId, id, pedido, (atual, agora) => cancelar(atual, motivo, agora))
}
