import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { GrupoId, ProdutoId, VarianteId } from '~/domain/valores/ids'
import { empresaColumn } from '../empresas/columns.server'
import { centavosColumn, umValor } from '../valores/columns.server'
import { grupos, produtoGrupos, variantes } from './tables-das-opcoes.server'

/**
 * What the link says in one size of its product; null is as the link says, and `max` 0 does not ask the group there. By
 * the size's row, because no other product shares it (decision 061).
 */
export const limitesTamanho = pgTable(
  'limites_tamanho',
  {
    empresaId: empresaColumn(),
    produtoId: bigint('produto_id', { mode: 'number' }).$type<ProdutoId>().notNull(),
    grupoId: bigint('grupo_id', { mode: 'number' }).$type<GrupoId>().notNull(),
    varianteId: bigint('variante_id', { mode: 'number' }).$type<VarianteId>().notNull(),
    min: smallint(),
    max: smallint(),
    incluidas: smallint(),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.produtoId, t.grupoId, t.varianteId] }),
    foreignKey({
      name: 'limites_tamanho_vinculo',
      columns: [t.empresaId, t.produtoId, t.grupoId],
      foreignColumns: [produtoGrupos.empresaId, produtoGrupos.produtoId, produtoGrupos.grupoId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'limites_tamanho_variante',
      columns: [t.empresaId, t.varianteId],
      foreignColumns: [variantes.empresaId, variantes.id],
    }).onDelete('cascade'),
    index('limites_tamanho_por_variante').on(t.empresaId, t.varianteId),
    check(
      'limites_tamanho_limites',
      sql`${t.min} >= 0 and ${t.max} between 0 and 99 and ${t.min} <= ${t.max}`,
    ),
    check('limites_tamanho_incluidas', sql`${t.incluidas} between 0 and 99`),
    check('limites_tamanho_algum', sql`num_nonnulls(${t.min}, ${t.max}, ${t.incluidas}) > 0`),
  ],
)

/** What a flavour of the group costs in the sizes of this name, unless it has a price of its own (decision 074). */
export const precosGrupo = pgTable(
  'precos_grupo',
  {
    empresaId: empresaColumn(),
    grupoId: bigint('grupo_id', { mode: 'number' }).$type<GrupoId>().notNull(),
    tamanho: text().notNull(),
    preco: centavosColumn().notNull(),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.grupoId, t.tamanho] }),
    foreignKey({
      name: 'precos_grupo_grupo',
      columns: [t.empresaId, t.grupoId],
      foreignColumns: [grupos.empresaId, grupos.id],
    }).onDelete('cascade'),
    check('precos_grupo_preco', umValor(t.preco)),
  ],
)
