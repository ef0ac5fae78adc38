import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  type ExtraConfigColumn,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import type { TipoDeChave } from '~/domain/pix/chave-pix'
import { empresaColumn } from '../empresas/columns.server'
import { centavosColumn, entre, instanteColumn, kmColumn, umDe } from '../valores/columns.server'
import type { Campo } from './campo'
import { type ModoDeFrete, SECOES } from './configuracoes'

const { frete, minimo, margem } = SECOES
const CAMPOS = new Map(Object.values(SECOES).flatMap(campos => Object.entries<Campo>(campos)))

/** Each setting's own limits, as its form has them. */
function limites(colunas: Readonly<Record<string, ExtraConfigColumn>>) {
  return Object.entries(colunas).flatMap(([ajuste, coluna]) => {
    const aceita = CAMPOS.get(ajuste)?.aceita
    if (!aceita) return []
    const limite = 'de' in aceita ? entre(coluna, aceita) : umDe(coluna, aceita)
    return [check(`configuracoes_${coluna.name}`, limite)]
  })
}

/** One row per company; no row means that each setting has its default (frete-1). */
export const configuracoes = pgTable(
  'configuracoes',
  {
    empresaId: empresaColumn(),
    /** The mode that is switched on; the values of the others stay stored. */
    modoFrete: text('modo_frete').$type<ModoDeFrete>().notNull().default(frete.modoFrete.padrao),
    valorFreteKm: centavosColumn('valor_frete_km'),
    valorFreteFixo: centavosColumn('valor_frete_fixo'),
    raioAtendimento: kmColumn('raio_atendimento'),
    /** `Minimos`: of the items, before discounts and without the fee. */
    minimoEntrega: centavosColumn('minimo_entrega'),
    minimoRetirada: centavosColumn('minimo_retirada'),
    /** `EntregaGratis`. */
    freteGratisAcima: centavosColumn('frete_gratis_acima'),
    gratisSobre: text('gratis_sobre')
      .$type<'bruto' | 'liquido'>()
      .notNull()
      .default(minimo.gratisSobre.padrao),
    /** Minutes; null: the shop promises no time. */
    preparoMin: smallint('preparo_min'),
    /** Minutes before a closing at which the last order is taken. */
    margemFechamentoMin: smallint('margem_fechamento_min')
      .notNull()
      .default(margem.margemFechamentoMin.padrao),
    /** Minutes that are added to every promise until `correriaAte`. */
    correriaMin: smallint('correria_min'),
    correriaAte: instanteColumn('correria_ate'),
    /** The Pix key in its canonical form; all four are null without one. */
    pixTipo: text('pix_tipo').$type<TipoDeChave>(),
    pixChave: text('pix_chave'),
    pixNome: text('pix_nome'),
    pixCidade: text('pix_cidade'),
    /** False: codes say `***` instead of the order's number. */
    pixIdentificado: boolean('pix_identificado').notNull().default(true),
  },
  t => [
    primaryKey({ columns: [t.empresaId] }),
    ...limites(t),
    check('configuracoes_correria_min', sql`${t.correriaMin} in (15, 30)`),
    check('configuracoes_correria', sql`(${t.correriaMin} is null) = (${t.correriaAte} is null)`),
    check(
      'configuracoes_pix',
      sql`num_nulls(${t.pixTipo}, ${t.pixChave}, ${t.pixNome}, ${t.pixCidade}) in (0, 4)`,
    ),
  ],
)
