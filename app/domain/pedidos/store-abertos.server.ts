import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '~/server/transaction.server'
import { ABERTOS } from './status'
import { pedidos } from './tables.server'

/** Every order that is neither finished nor cancelled, newest first: what a screen must know to notice a new one. */
export async function listAbertos(tx: Tx) {
  return tx
    .select({ id: pedidos.id, status: pedidos.status, dataPedido: pedidos.dataPedido })
    .from(pedidos)
    .where(and(eq(pedidos.empresaId, tx.empresaId), inArray(pedidos.status, ABERTOS)))
    .orderBy(desc(pedidos.dataPedido), desc(pedidos.id))
}
