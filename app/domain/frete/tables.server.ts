import { sql } from 'drizzle-orm'
import { boolean, char, check, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { empresaColumn, idColumn } from '../empresas/columns.server'
import { centavosColumn, kmColumn, umValor } from '../valores/columns.server'

/** The bands of the mode by bands, each from the limit of the one before it (frete-14). */
export const faixasFrete = pgTable(
  'faixas_frete',
  {
    empresaId: empresaColumn(),
    /** Km with one decimal, included in the band. */
    ateKm: kmColumn('ate_km').notNull(),
    taxa: centavosColumn().notNull(),
    /** The least order; null: the shop's own applies. */
    minimo: centavosColumn(),
    minutos: smallint(),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.ateKm] }),
    check('faixas_frete_valores', sql`${t.ateKm} > 0 and ${umValor(t.taxa)} and ${umValor(t.minimo)}`),
    check('faixas_frete_minutos', sql`${t.minutos} between 0 and 999`),
  ],
)

/** The rows of the mode by bairro (frete-15). */
export const bairrosEntrega = pgTable(
  'bairros_entrega',
  {
    empresaId: empresaColumn(),
    id: idColumn(),
    cidade: text().notNull(),
    /** By `dobrarCidade`. */
    cidadeDobrada: text('cidade_dobrada').notNull(),
    estado: char({ length: 2 }).notNull(),
    nome: text().notNull(),
    /** By `dobrarBairro`. */
    nomeDobrado: text('nome_dobrado').notNull(),
    taxa: centavosColumn().notNull(),
    minimo: centavosColumn(),
    minutos: smallint(),
    ativo: boolean().notNull().default(true),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    unique('bairros_entrega_nome').on(t.empresaId, t.cidadeDobrada, t.estado, t.nomeDobrado),
    check('bairros_entrega_valores', sql`${umValor(t.taxa)} and ${umValor(t.minimo)}`),
    check('bairros_entrega_minutos', sql`${t.minutos} between 0 and 999`),
  ],
)
