import { sql } from 'drizzle-orm'
import { bigint, check, date, foreignKey, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import type { PedidoId } from '~/domain/valores/ids'
import { empresaColumn } from '../empresas/columns.server'
import { estoques } from './tables-das-opcoes.server'

/**
 * What an order has taken from a count, so that it gives back exactly that, and once: the count may be younger than the
 * order, and the panel may sell more than there is. The order is no foreign key, because this noun lies below orders.
 */
export const baixas = pgTable(
  'baixas',
  {
    empresaId: empresaColumn(),
    pedidoId: integer('pedido_id').$type<PedidoId>().notNull(),
    estoqueId: bigint('estoque_id', { mode: 'number' }).notNull(),
    unidades: integer().notNull(),
    /** The business day on which they were taken: a daily count gets nothing back on a later one. */
    dia: date({ mode: 'string' }).notNull(),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.pedidoId, t.estoqueId] }),
    foreignKey({
      name: 'baixas_estoque',
      columns: [t.empresaId, t.estoqueId],
      foreignColumns: [estoques.empresaId, estoques.id],
    }).onDelete('cascade'),
    index('baixas_por_estoque').on(t.estoqueId, t.empresaId),
    check('baixas_unidades', sql`${t.unidades} >= 0`),
  ],
)
