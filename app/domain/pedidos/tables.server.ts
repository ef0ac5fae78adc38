import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { TipoDeExtra } from '~/domain/cardapio/cardapio'
import type { ClienteId, ContaId, PedidoId, ProdutoId } from '~/domain/valores/ids'
import { produtos } from '../cardapio/tables.server'
import { clientes } from '../clientes/tables.server'
import { colunaEmpresa, colunaId } from '../empresas/colunas.server'
import { colunasDoEndereco } from '../enderecos/colunas.server'
import { colunaCentavos, colunaKm } from '../valores/colunas.server'
import type { Status } from './status'

const instante = (nome: string) => timestamp(nome, { withTimezone: true })

export const pedidos = pgTable(
  'pedidos',
  {
    empresaId: colunaEmpresa(),
    /** Random, 10000000 to 99999999: the number on every screen; it cannot be counted through. */
    id: integer().$type<PedidoId>().notNull(),
    /** Null once the customer was erased; the order keeps its own copy of what it needs. */
    clienteId: bigint('cliente_id', { mode: 'number' }).$type<ClienteId>(),
    dataPedido: instante('data_pedido').notNull().defaultNow(),
    total: colunaCentavos().notNull(),
    frete: colunaCentavos().notNull(),
    totalComFrete: colunaCentavos('total_com_frete').notNull(),
    valorPago: colunaCentavos('valor_pago').notNull(),
    status: text().notNull().default('Pendente'),
    tipoEntrega: text('tipo_entrega').notNull(),
    formaPagamento: text('forma_pagamento').notNull(),
    observacoes: text(),
    /** The address in one line, as screens and receipts show it; null unless delivered. */
    enderecoEntrega: text('endereco_entrega'),
    ...colunasDoEndereco(),
    enderecoComplemento: text('endereco_complemento'),
    /** The browser that placed the order has not typed this address: it was the stored one, or the panel wrote it. */
    enderecoSalvo: boolean('endereco_salvo').notNull().default(false),
    /** Straight line, one decimal; null when the fee did not follow the distance. */
    distanciaKm: colunaKm('distancia_km'),
    nomeCliente: text('nome_cliente').notNull(),
    telefoneCliente: text('telefone_cliente').notNull(),
    /** Name or phone, and the note, as the panel wrote them later: not for the browser that placed the order (005). */
    clienteDoPainel: boolean('cliente_do_painel').notNull().default(false),
    observacoesDoPainel: boolean('observacoes_do_painel').notNull().default(false),
    pagamentoConfirmado: boolean('pagamento_confirmado').notNull().default(false),
    dataConfirmacao: instante('data_confirmacao'),
    dataEntrega: instante('data_entrega'),
    dataCancelamento: instante('data_cancelamento'),
    motivoCancelamento: text('motivo_cancelamento'),
    /** The browser's key of this attempt, at the checkout or in the panel, and the SHA-256 of what it asked for. */
    chave: uuid(),
    conteudo: char({ length: 64 }),
    /** Counts the edits: who saves an order that somebody else has edited meanwhile is told (decision 22). */
    versao: integer().notNull().default(1),
    /** The customer's record, in short, as this order left it; null when it left the record alone (005). */
    cadastroDeixado: text('cadastro_deixado'),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('pedidos_chave').on(t.empresaId, t.chave),
    foreignKey({
      name: 'pedidos_cliente',
      columns: [t.empresaId, t.clienteId],
      foreignColumns: [clientes.empresaId, clientes.id],
    }),
    index('pedidos_por_status').on(t.empresaId, t.status, t.dataPedido),
    index('pedidos_por_cliente').on(t.empresaId, t.clienteId, t.dataPedido),
    check('pedidos_numero', sql`${t.id} between 10000000 and 99999999`),
    check('pedidos_valores', sql`${t.total} >= 0 and ${t.frete} >= 0 and ${t.valorPago} >= 0`),
    check('pedidos_soma', sql`${t.totalComFrete} = ${t.total} + ${t.frete}`),
    check(
      'pedidos_status',
      sql`${t.status} in ('Pendente', 'Em Preparação', 'Em Rota', 'Finalizado', 'Cancelado')`,
    ),
    check(
      'pedidos_tipo_entrega',
      sql`${t.tipoEntrega} in ('Retirar no local', 'Receber no meu endereço', 'Retirar no restaurante', 'Consumir no restaurante')`,
    ),
    check(
      'pedidos_forma_pagamento',
      sql`${t.formaPagamento} in ('dinheiro', 'pix', 'cartao_credito', 'cartao_debito')`,
    ),
    check(
      'pedidos_endereco',
      sql`(${t.tipoEntrega} = 'Receber no meu endereço') = (${t.enderecoEntrega} is not null)`,
    ),
    check('pedidos_frete_so_na_entrega', sql`${t.frete} = 0 or ${t.tipoEntrega} = 'Receber no meu endereço'`),
  ],
)

/** Name, price and extras are frozen here: a product renamed later changes no order. */
export const itensPedido = pgTable(
  'itens_pedido',
  {
    empresaId: colunaEmpresa(),
    id: colunaId(),
    pedidoId: integer('pedido_id').$type<PedidoId>().notNull(),
    produtoId: bigint('produto_id', { mode: 'number' }).$type<ProdutoId>().notNull(),
    nomeProduto: text('nome_produto').notNull(),
    quantidade: smallint().notNull(),
    precoUnitario: colunaCentavos('preco_unitario').notNull(),
    observacoes: text(),
    observacoesDoPainel: boolean('observacoes_do_painel').notNull().default(false),
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
    index('itens_pedido_por_pedido').on(t.empresaId, t.pedidoId),
    index('itens_pedido_por_produto').on(t.empresaId, t.produtoId),
    check('itens_pedido_quantidade', sql`${t.quantidade} between 1 and 99`),
    check('itens_pedido_preco', sql`${t.precoUnitario} >= 0`),
  ],
)

export const itensPedidoExtra = pgTable(
  'itens_pedido_extra',
  {
    empresaId: colunaEmpresa(),
    id: colunaId(),
    idItemPedido: bigint('id_item_pedido', { mode: 'number' }).notNull(),
    nomeExtra: text('nome_extra').notNull(),
    preco: colunaCentavos().notNull().default(sql`0`),
    tipo: text().$type<TipoDeExtra>().notNull(),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    foreignKey({
      name: 'itens_pedido_extra_item',
      columns: [t.empresaId, t.idItemPedido],
      foreignColumns: [itensPedido.empresaId, itensPedido.id],
    }).onDelete('cascade'),
    index('itens_pedido_extra_por_item').on(t.empresaId, t.idItemPedido),
    check('itens_pedido_extra_preco', sql`${t.preco} >= 0`),
    check('itens_pedido_extra_tipo', sql`${t.tipo} in ('adicional', 'opcional')`),
  ],
)

/** Every change of status: who, when, from, to. The first row of an order has no `de`. */
export const historicoPedido = pgTable(
  'historico_pedido',
  {
    empresaId: colunaEmpresa(),
    id: colunaId(),
    pedidoId: integer('pedido_id').$type<PedidoId>().notNull(),
    em: instante('em').notNull().defaultNow(),
    /** Null: the customer. */
    userId: bigint('user_id', { mode: 'number' }).$type<ContaId>(),
    de: text().$type<Status>(),
    para: text().$type<Status>().notNull(),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    foreignKey({
      name: 'historico_pedido_pedido',
      columns: [t.empresaId, t.pedidoId],
      foreignColumns: [pedidos.empresaId, pedidos.id],
    }).onDelete('cascade'),
    index('historico_por_pedido').on(t.empresaId, t.pedidoId),
  ],
)
