import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import type { TipoDeExtra } from '~/domain/cardapio/cardapio'
import type { ExtraId, OpcaoId, PedidoId, ProdutoId, VarianteId } from '~/domain/valores/ids'
import { produtos } from '../cardapio/tables.server'
import { empresaColumn, idColumn } from '../empresas/columns.server'
import { centavosColumn } from '../valores/columns.server'
import { pedidos } from './tables.server'

/** Name, price and extras are copies, so that a product which is renamed later changes no order. */
export const itensPedido = pgTable(
  'itens_pedido',
  {
    empresaId: empresaColumn(),
    id: idColumn(),
    pedidoId: integer('pedido_id').$type<PedidoId>().notNull(),
    produtoId: bigint('produto_id', { mode: 'number' }).$type<ProdutoId>().notNull(),
    nome: text('nome_produto').notNull(),
    /** The name of the size, because the row with `varianteId` may have been deleted since. */
    variante: text(),
    varianteId: bigint('variante_id', { mode: 'number' }).$type<VarianteId>(),
    /** The shop's own code of what was sold. */
    codigoCliente: text('codigo_cliente'),
    quantidade: smallint().notNull(),
    preco: centavosColumn('preco_unitario').notNull(),
    /** What one unit would have cost without a promotion; null where none has made the price. */
    precoNormal: centavosColumn('preco_normal'),
    observacao: text('observacoes'),
    observacaoDoPainel: boolean('observacoes_do_painel').notNull().default(false),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    foreignKey({
      name: 'itens_pedido_pedido',
      columns: [t.empresaId, t.pedidoId],
      foreignColumns: [pedidos.empresaId, pedidos.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'itens_pedido_produto',
      columns: [t.empresaId, t.produtoId],
      foreignColumns: [produtos.empresaId, produtos.id],
    }),
    index('itens_pedido_por_pedido').on(t.pedidoId, t.empresaId),
    index('itens_pedido_por_produto').on(t.produtoId, t.empresaId),
    check('itens_pedido_quantidade', sql`${t.quantidade} between 1 and 99`),
    check('itens_pedido_preco', sql`${t.preco} >= 0`),
    check('itens_pedido_preco_normal', sql`${t.precoNormal} > ${t.preco}`),
  ],
)

export const itensPedidoExtra = pgTable(
  'itens_pedido_extra',
  {
    empresaId: empresaColumn(),
    id: idColumn(),
    idItemPedido: bigint('id_item_pedido', { mode: 'number' }).notNull(),
    nome: text('nome_extra').notNull(),
    preco: centavosColumn().notNull().default(sql`0`),
    tipo: text().$type<TipoDeExtra>().notNull(),
    /** The name of the option group; null for one of the product's simple extras. */
    grupo: text(),
    /** The option that was chosen. It is no foreign key, because rows that old orders refer to can be deleted. */
    opcaoId: bigint('opcao_id', { mode: 'number' }).$type<OpcaoId>(),
    idExtra: bigint('id_extra', { mode: 'number' }).$type<ExtraId>(),
    /** How many for one unit of the line. */
    quantidade: smallint().notNull().default(1),
    /** 2 for a flavour that is half of the unit, 1 for the whole of it; null for what is no flavour. */
    fracao: smallint(),
    /** The note for this flavour alone. */
    observacao: text('observacoes'),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    foreignKey({
      name: 'itens_pedido_extra_item',
      columns: [t.empresaId, t.idItemPedido],
      foreignColumns: [itensPedido.empresaId, itensPedido.id],
    }).onDelete('cascade'),
    index('itens_pedido_extra_por_item').on(t.idItemPedido, t.empresaId),
    check('itens_pedido_extra_preco', sql`${t.preco} >= 0`),
    check('itens_pedido_extra_quantidade', sql`${t.quantidade} between 1 and 99`),
    check('itens_pedido_extra_fracao', sql`${t.fracao} >= 1`),
    check('itens_pedido_extra_tipo', sql`${t.tipo} in ('adicional', 'opcional')`),
  ],
)
