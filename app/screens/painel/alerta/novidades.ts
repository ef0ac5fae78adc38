import { estaEncerrado } from '~/domain/pedidos/status'
import type { PedidoId } from '~/domain/valores/ids'

/**
 * The orders to announce: open ones of the board `agora` whose number this screen has never shown. `antes` is every
 * number shown so far, or null before the first board, which announces nothing. It works from what was read and not
 * from the events, so an order whose event was lost is announced by the next reading all the same.
 */
export function novidades(
  antes: ReadonlySet<PedidoId> | null,
  agora: readonly { readonly id: PedidoId; readonly status: string }[],
): PedidoId[] {
  if (antes === null) return []
  return agora.filter(({ id, status }) => !antes.has(id) && !estaEncerrado(status)).map(({ id }) => id)
}

/** One toast for all that arrived together (specification 2, section 4: 'Novo Pedido Chegou!' with the order id). */
export function textoDasNovidades(novos: readonly PedidoId[]): string {
  const [primeiro, ...outros] = novos
  return outros.length === 0 ? `Pedido nº ${primeiro}` : `${novos.length} pedidos novos no quadro.`
}
