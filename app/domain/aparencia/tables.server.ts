import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { empresaColumn } from '../empresas/columns.server'
import type { Cor } from './cor'

/** A shop's own face; no row means Comanda's. */
export const aparencia = pgTable(
  'aparencia',
  {
    empresaId: empresaColumn(),
    cor: text().$type<Cor>(),
    /** Names of stored pictures, as products have them. */
    logo: text(),
    capa: text(),
  },
  t => [primaryKey({ columns: [t.empresaId] }), check('aparencia_cor', sql`${t.cor} ~ '^#[0-9a-f]{6}$'`)],
)
