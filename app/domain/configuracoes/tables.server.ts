import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { colunaEmpresa } from '../empresas/colunas.server'
import { colunaCentavos, colunaKm } from '../valores/colunas.server'

/** One row per company; no row means all values 0 and the per-km calculation off (frete-1). */
export const configuracoes = pgTable(
  'configuracoes',
  {
    empresaId: colunaEmpresa(),
    calcularFretePorKm: boolean('calcular_frete_por_km').notNull().default(false),
    valorFreteKm: colunaCentavos('valor_frete_km'),
    valorFreteFixo: colunaCentavos('valor_frete_fixo'),
    raioAtendimento: colunaKm('raio_atendimento'),
  },
  t => [
    primaryKey({ columns: [t.empresaId] }),
    check(
      'configuracoes_positivas',
      sql`coalesce(${t.valorFreteKm}, 0) >= 0 and coalesce(${t.valorFreteFixo}, 0) >= 0 and coalesce(${t.raioAtendimento}, 0) >= 0`,
    ),
  ],
)
