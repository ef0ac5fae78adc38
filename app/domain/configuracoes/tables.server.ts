import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { empresaColumn } from '../empresas/columns.server'
import { centavosColumn, instanteColumn, kmColumn } from '../valores/columns.server'
import type { ModoDeFrete } from './configuracoes'

/** One row per company; no row means that each setting has its default (frete-1). */
export const configuracoes = pgTable(
  'configuracoes',
  {
    empresaId: empresaColumn(),
    /** The mode that is switched on; the values of the others stay stored. */
    modoFrete: text('modo_frete').$type<ModoDeFrete>().notNull().default('fixo'),
    valorFreteKm: centavosColumn('valor_frete_km'),
    valorFreteFixo: centavosColumn('valor_frete_fixo'),
    raioAtendimento: kmColumn('raio_atendimento'),
    /** `Minimos`: of the items, before discounts and without the fee. */
    minimoEntrega: centavosColumn('minimo_entrega'),
    minimoRetirada: centavosColumn('minimo_retirada'),
    /** `EntregaGratis`. */
    freteGratisAcima: centavosColumn('frete_gratis_acima'),
    gratisSobre: text('gratis_sobre').$type<'bruto' | 'liquido'>().notNull().default('bruto'),
    /** Minutes; null: the shop promises no time. */
    preparoMin: smallint('preparo_min'),
    /** Minutes before a closing at which the last order is taken. */
    margemFechamentoMin: smallint('margem_fechamento_min').notNull().default(0),
    /** Minutes that are added to every promise until `correriaAte`. */
    correriaMin: smallint('correria_min'),
    correriaAte: instanteColumn('correria_ate'),
    /** The Pix key in its canonical form; all four are null without one. */
    pixTipo: text('pix_tipo').$type<'telefone' | 'cpf' | 'cnpj' | 'email' | 'aleatoria'>(),
    pixChave: text('pix_chave'),
    pixNome: text('pix_nome'),
    pixCidade: text('pix_cidade'),
    /** False: codes say `***` instead of the order's number. */
    pixIdentificado: boolean('pix_identificado').notNull().default(true),
  },
  t => [
    primaryKey({ columns: [t.empresaId] }),
    check(
      'configuracoes_positivas',
      sql`coalesce(${t.valorFreteKm}, 0) >= 0 and coalesce(${t.valorFreteFixo}, 0) >= 0 and coalesce(${t.raioAtendimento}, 0) >= 0`,
    ),
    check('configuracoes_modo_frete', sql`${t.modoFrete} in ('fixo', 'km', 'faixas', 'bairros')`),
    check(
      'configuracoes_limites',
      sql`coalesce(${t.minimoEntrega}, 0) >= 0 and coalesce(${t.minimoRetirada}, 0) >= 0 and coalesce(${t.freteGratisAcima}, 0) >= 0`,
    ),
    check('configuracoes_gratis_sobre', sql`${t.gratisSobre} in ('bruto', 'liquido')`),
    check(
      'configuracoes_minutos',
      sql`coalesce(${t.preparoMin}, 1) >= 1 and ${t.margemFechamentoMin} between 0 and 60 and coalesce(${t.correriaMin}, 15) in (15, 30)`,
    ),
    check('configuracoes_correria', sql`(${t.correriaMin} is null) = (${t.correriaAte} is null)`),
    check(
      'configuracoes_pix',
      sql`num_nulls(${t.pixTipo}, ${t.pixChave}, ${t.pixNome}, ${t.pixCidade}) in (0, 4)`,
    ),
  ],
)
