import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ContaId, PedidoId } from '~/domain/valores/ids'
import { empresaColumn, idColumn } from '../empresas/columns.server'
import { centavosColumn, instanteColumn } from '../valores/columns.server'
import { pedidos } from './tables.server'
import { formasPagamento } from './tables-das-formas.server'

/**
 * Discounts and fees of an order, one row each. Columns of the order hold their sums, which `somarValores` computes
 * from the same lines. No trigger compares the two, because a table that is distributed by company cannot have
 * triggers.
 */
export const ajustesPedido = pgTable(
  'ajustes_pedido',
  {
    empresaId: empresaColumn(),
    id: idColumn(),
    pedidoId: integer('pedido_id').$type<PedidoId>().notNull(),
    tipo: text().$type<'desconto' | 'taxa'>().notNull(),
    alvo: text().$type<'itens' | 'frete' | 'servico' | 'pagamento' | 'acrescimo'>().notNull(),
    /** Its name on the receipt; null for the name of its kind. */
    rotulo: text(),
    valor: centavosColumn().notNull(),
    cupomId: bigint('cupom_id', { mode: 'number' }),
    /** The account that granted it; null when nobody of the shop did. */
    userId: bigint('user_id', { mode: 'number' }).$type<ContaId>(),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    foreignKey({
      name: 'ajustes_pedido_pedido',
      columns: [t.empresaId, t.pedidoId],
      foreignColumns: [pedidos.empresaId, pedidos.id],
    }).onDelete('cascade'),
    index('ajustes_pedido_por_pedido').on(t.pedidoId, t.empresaId),
    check('ajustes_pedido_valor', sql`${t.valor} > 0`),
    check(
      'ajustes_pedido_tipo',
      sql`(${t.tipo}, ${t.alvo}) in (('desconto', 'itens'), ('desconto', 'frete'), ('taxa', 'servico'), ('desconto', 'pagamento'), ('taxa', 'acrescimo'))`,
    ),
  ],
)

/**
 * What was paid for an order, one row each. `pedidos.pagamento_confirmado` is true when one of them is not given back
 * (pagamento-7). Code that writes here must update that column in the same transaction, with the order's row locked.
 */
export const pagamentos = pgTable(
  'pagamentos',
  {
    empresaId: empresaColumn(),
    id: idColumn(),
    pedidoId: integer('pedido_id').$type<PedidoId>().notNull(),
    forma: text().notNull(),
    valor: centavosColumn().notNull(),
    /** The cash that is handed over, of which the change comes back; null for any other method. */
    tendido: centavosColumn(),
    /**
     * presumido: the order has moved on as if it was paid; recebido: a person has the money; estornado: it was given
     * back.
     */
    situacao: text().$type<'presumido' | 'recebido' | 'estornado'>().notNull(),
    /** Since when it is so, and by which account; null when that is not known. */
    em: instanteColumn('em').notNull(),
    userId: bigint('user_id', { mode: 'number' }).$type<ContaId>(),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    foreignKey({
      name: 'pagamentos_pedido',
      columns: [t.empresaId, t.pedidoId],
      foreignColumns: [pedidos.empresaId, pedidos.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'forma_usada',
      columns: [t.empresaId, t.forma],
      foreignColumns: [formasPagamento.empresaId, formasPagamento.forma],
    }),
    index('pagamentos_por_pedido').on(t.pedidoId, t.empresaId),
    check('pagamentos_valores', sql`${t.valor} >= 0 and ${t.tendido} >= ${t.valor}`),
    check('pagamentos_situacao', sql`${t.situacao} in ('presumido', 'recebido', 'estornado')`),
  ],
)
