import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { ProdutoId } from '~/domain/valores/ids'
import { produtos } from '../cardapio/tables.server'
import { empresaColumn, idColumn } from '../empresas/columns.server'
import { umDe } from '../valores/columns.server'
import { LISTAS, type Lista, MODOS, type Modo } from './modos-das-listas'

/** What a shop puts forward; no row means nothing. */
export const destaques = pgTable(
  'destaques',
  {
    empresaId: empresaColumn(),
    destaques: text().$type<Modo>().notNull().default('nenhum'),
    tambem: text().$type<Modo>().notNull().default('nenhum'),
  },
  t => [
    primaryKey({ columns: [t.empresaId] }),
    check('destaques_destaques', umDe(t.destaques, MODOS)),
    check('destaques_tambem', umDe(t.tambem, MODOS)),
  ],
)

/** The products of a list: those that the owner has chosen, and beside them those that the sales say. */
export const produtosDestacados = pgTable(
  'produtos_destacados',
  {
    empresaId: empresaColumn(),
    id: idColumn(),
    lista: text().$type<Lista>().notNull(),
    pelasVendas: boolean('pelas_vendas').notNull(),
    produtoId: bigint('produto_id', { mode: 'number' }).$type<ProdutoId>().notNull(),
    ordem: smallint().notNull(),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    unique('produtos_destacados_uma_vez').on(t.empresaId, t.lista, t.pelasVendas, t.produtoId),
    foreignKey({
      name: 'produtos_destacados_produto',
      columns: [t.empresaId, t.produtoId],
      foreignColumns: [produtos.empresaId, produtos.id],
    }).onDelete('cascade'),
    index('produtos_destacados_por_produto').on(t.empresaId, t.produtoId),
    check('produtos_destacados_lista', umDe(t.lista, LISTAS)),
    check('produtos_destacados_ordem', sql`${t.ordem} > 0`),
  ],
)

/** Pairs of products that were bought together, each once: the smaller id stands first. */
export const compradosJuntos = pgTable(
  'comprados_juntos',
  {
    empresaId: empresaColumn(),
    id: idColumn(),
    produtoId: bigint('produto_id', { mode: 'number' }).$type<ProdutoId>().notNull(),
    juntoId: bigint('junto_id', { mode: 'number' }).$type<ProdutoId>().notNull(),
    ordem: smallint().notNull(),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    unique('comprados_juntos_uma_vez').on(t.empresaId, t.produtoId, t.juntoId),
    foreignKey({
      name: 'comprados_juntos_produto',
      columns: [t.empresaId, t.produtoId],
      foreignColumns: [produtos.empresaId, produtos.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'comprados_juntos_junto',
      columns: [t.empresaId, t.juntoId],
      foreignColumns: [produtos.empresaId, produtos.id],
    }).onDelete('cascade'),
    index('comprados_juntos_por_junto').on(t.empresaId, t.juntoId),
    check('comprados_juntos_par', sql`${t.produtoId} < ${t.juntoId}`),
    check('comprados_juntos_ordem', sql`${t.ordem} > 0`),
  ],
)
