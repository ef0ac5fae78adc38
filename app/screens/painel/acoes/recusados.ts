import type { PedidoId } from '~/domain/valores/ids'

/** The status in which the order stayed, and why it could not be moved. */
interface Recusado {
  readonly status: string
  readonly texto: string
}

/** The refusals that stand on the cards. */
export type Recusados = ReadonlyMap<PedidoId, Recusado>

/**
 * Forgets the refusals of orders that the reading shows with another status, or not at all, so that an old refusal does
 * not come back with the status; returns the same map when all stay.
 */
export function soOsQueFicaram(
  recusados: Recusados,
  pedidos: readonly { readonly id: PedidoId; readonly status: string }[],
): Recusados {
  if (recusados.size === 0) return recusados
  const status = new Map(pedidos.map(pedido => [pedido.id, pedido.status]))
  const ficam = [...recusados].filter(([id, recusado]) => status.get(id) === recusado.status)
  return ficam.length === recusados.size ? recusados : new Map(ficam)
}
