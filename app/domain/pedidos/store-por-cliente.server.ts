import { count, inArray } from 'drizzle-orm'
import type { ClienteId } from '~/domain/valores/ids'
import type { Tx } from '~/server/transaction.server'
import { pedidos } from './tables.server'

/** How many orders each of these customers has, the cancelled ones too; who has none is not in the answer. */
export async function countPedidosPorCliente(
  tx: Tx,
  ids: readonly ClienteId[],
): Promise<Map<ClienteId, number>> {
  if (ids.length === 0) return new Map()
  const linhas = await tx
    .select({ cliente: pedidos.clienteId, quantos: count() })
    .from(pedidos)
    .where(inArray(pedidos.clienteId, [...ids]))
    .groupBy(pedidos.clienteId)
  return new Map(linhas.flatMap(({ cliente, quantos }) => (cliente === null ? [] : [[cliente, quantos]])))
}
