import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { empresaColumn } from '../empresas/columns.server'
import { centavosColumn, kmColumn } from '../valores/columns.server'

/** One row per company; no row means all values 0 and the per-km calculation off (frete-1). */
export const configuracoes = pgTable(
  'configuracoes',
  {
    empresaId: empresaColumn(),
    calcularFretePorKm: boolean('calcular_frete_por_km').notNull().default(false),
    valorFreteKm: centavosColumn('valor_frete_km'),
    valorFreteFixo: centavosColumn('valor_frete_fixo'),
    raioAtendimento: kmColumn('raio_atendimento'),
  },
  t => [
    primaryKey({ columns: [t.empresaId] }),
    check(
      'configuracoes_positivas',
      sql`coalesce(${t.valorFreteKm}, 0) >= 0 and coalesce(${t.valorFreteFixo}, 0) >= 0 and coalesce(${t.raioAtendimento}, 0) >= 0`,
    ),
  ],
)
