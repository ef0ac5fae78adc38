import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { DiaDaSemana } from '~/domain/horarios/horario'
import type { CategoriaId, CupomId, PedidoId, ProdutoId } from '~/domain/valores/ids'
import { empresaColumn, idColumn } from '../empresas/columns.server'
import { centavosColumn, entre, instanteColumn, umValor } from '../valores/columns.server'
import type { TipoDeCupom } from './cupom'
import { USOS } from './cupom-digitado'

const MINUTOS_DO_DIA = { de: 0, ate: 1439 }

/** `DadosDoCupom`, column by column. */
export const cupons = pgTable(
  'cupons',
  {
    empresaId: empresaColumn(),
    id: idColumn<CupomId>(),
    codigo: text().notNull(),
    tipo: text().$type<TipoDeCupom>().notNull(),
    valor: centavosColumn(),
    percentual: smallint(),
    teto: centavosColumn(),
    minimo: centavosColumn(),
    maneira: text().$type<'entrega' | 'retirada'>(),
    dias: text().array().$type<DiaDaSemana[]>().notNull().default(sql`'{}'`),
    deHora: smallint('de_hora'),
    ateHora: smallint('ate_hora'),
    inicio: date({ mode: 'string' }),
    fim: date({ mode: 'string' }),
    produtos: bigint({ mode: 'number' }).array().$type<ProdutoId[]>().notNull().default(sql`'{}'`),
    categorias: bigint({ mode: 'number' }).array().$type<CategoriaId[]>().notNull().default(sql`'{}'`),
    primeiraCompra: boolean('primeira_compra').notNull().default(false),
    limite: integer(),
    porCliente: integer('por_cliente'),
    porDia: integer('por_dia'),
    ativo: boolean().notNull().default(true),
    /** How many rows of `usos_cupom` are not given back. Its row lock makes orders with one coupon wait for each other. */
    usos: integer().notNull().default(0),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    unique('cupons_codigo').on(t.empresaId, t.codigo),
    check('cupons_formato', sql`${t.codigo} ~ '^[A-Z0-9]{3,20}$'`),
    check(
      'cupons_tipo',
      sql`case ${t.tipo} when 'valor' then ${t.valor} > 0 when 'percentual' then ${t.percentual} between 1 and 100 else ${t.tipo} = 'frete' end`,
    ),
    check(
      'cupons_limites',
      sql`${entre(t.limite, USOS)} and ${entre(t.porCliente, USOS)} and ${entre(t.porDia, USOS)} and ${t.usos} >= 0`,
    ),
    check('cupons_valores', sql`${umValor(t.valor)} and ${umValor(t.teto)} and ${umValor(t.minimo)}`),
    check(
      'cupons_horas',
      sql`(${t.deHora} is null) = (${t.ateHora} is null) and ${entre(t.deHora, MINUTOS_DO_DIA)} and ${entre(t.ateHora, MINUTOS_DO_DIA)}`,
    ),
  ],
)

/**
 * Each use of a coupon: by an order, or, in a shop that stores no orders, by the key of an attempt. The order is no
 * foreign key, because this noun lies below orders.
 */
export const usosCupom = pgTable(
  'usos_cupom',
  {
    empresaId: empresaColumn(),
    id: idColumn(),
    cupomId: bigint('cupom_id', { mode: 'number' }).$type<CupomId>().notNull(),
    pedidoId: integer('pedido_id').$type<PedidoId>(),
    chave: uuid(),
    /** Digits; null where the shop does not store its customers' orders, and once the customer was erased. */
    telefone: text(),
    /** What it took off. */
    valor: centavosColumn().notNull(),
    em: instanteColumn('em').notNull(),
    /** The business day of `em`. */
    dia: date({ mode: 'string' }).notNull(),
    /** Since when it does not count: the order was cancelled, or the shop gave it back by hand. */
    estornadoEm: instanteColumn('estornado_em'),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    foreignKey({
      name: 'usos_cupom_cupom',
      columns: [t.empresaId, t.cupomId],
      foreignColumns: [cupons.empresaId, cupons.id],
    }).onDelete('cascade'),
    unique('usos_cupom_pedido').on(t.pedidoId, t.empresaId),
    unique('usos_cupom_chave').on(t.chave, t.empresaId),
    index('usos_cupom_por_cupom').on(t.cupomId, t.empresaId, t.telefone),
    check('usos_cupom_de_quem', sql`num_nonnulls(${t.pedidoId}, ${t.chave}) = 1`),
  ],
)
