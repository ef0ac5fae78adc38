import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BaseDoFrete } from '~/domain/frete/frete'
import { clientes } from '../clientes/tables.server'
import { empresaColumn, idColumn } from '../empresas/columns.server'
import { enderecoColumns } from '../enderecos/columns.server'
import {
  centavosColumn,
  instanteColumn as instante,
  instanteOuNuloColumn as instanteOuNulo,
  kmColumn,
  procuradoColumn,
} from '../valores/columns.server'
import type { ClienteId, ContaId, PedidoId } from '../valores/ids'
import type { Status } from './status'
import { formasPagamento } from './tables-das-formas.server'
import { VEIO_DE_MAXIMO } from './veio-de'

export const pedidos = pgTable(
  'pedidos',
  {
    empresaId: empresaColumn(),
    /** The number on every screen: random, 10000000 to 99999999, so that nobody can count through the orders. */
    id: integer().$type<PedidoId>().notNull(),
    /** Null when the customer was erased; the order has its own copy of what it needs. */
    clienteId: bigint('cliente_id', { mode: 'number' }).$type<ClienteId>(),
    /** The id for other systems; no screen shows it, and no index finds an order by it until one asks (027). */
    idPublico: uuid('id_publico').notNull().defaultRandom(),
    dataPedido: instante('data_pedido').notNull().defaultNow(),
    /** `diaOperacional` of `dataPedido`: the day to which the shop counts the order. */
    diaOperacional: date('dia_operacional', { mode: 'string' }).notNull(),
    /** Who placed the order; null for an old order without history. */
    origem: text().$type<'cardapio' | 'painel'>(),
    /** Where the first visit of the browser came from, as `lerVeioDe` says it; null: nothing said so. */
    veioDe: text('veio_de'),
    /** The range of time that the customer was promised; null: none. */
    prometidoDe: instanteOuNulo('prometido_de'),
    prometidoPara: instanteOuNulo('prometido_para'),
    /** The time that the customer asked for; both are null for as soon as possible. */
    agendadoDe: instante('agendado_de'),
    agendadoAte: instante('agendado_ate'),
    /** When the kitchen was done; for its screen, which does not exist yet (027). */
    prontoEm: instante('pronto_em'),
    total: centavosColumn().notNull(),
    frete: centavosColumn().notNull(),
    /** The sums of the order's lines in `ajustes_pedido`, by `somarValores`. */
    descontoItens: centavosColumn('desconto_itens').notNull().default(sql`0`),
    descontoFrete: centavosColumn('desconto_frete').notNull().default(sql`0`),
    taxaServico: centavosColumn('taxa_servico').notNull().default(sql`0`),
    /** What the way to pay adds to the order; below zero what it takes off. */
    ajustePagamento: centavosColumn('ajuste_pagamento').notNull().default(sql`0`),
    totalComFrete: centavosColumn('total_com_frete').notNull(),
    valorPago: centavosColumn('valor_pago').notNull(),
    status: text().notNull().default('Pendente'),
    tipoEntrega: text('tipo_entrega').notNull(),
    formaPagamento: text('forma_pagamento').notNull(),
    observacoes: text(),
    /** It has alcohol, and its customer is 18 or older: whoever hands it over asks for a document. */
    maiorDe18: boolean('maior_de_18').notNull().default(false),
    /** The address in one line, as screens and receipts show it; null for an order that is not delivered. */
    enderecoEntrega: text('endereco_entrega'),
    ...enderecoColumns(),
    enderecoComplemento: text('endereco_complemento'),
    /** True when the browser that placed the order has not typed this address, but taken the stored one or the panel's. */
    enderecoSalvo: boolean('endereco_salvo').notNull().default(false),
    /** `BaseDoFrete`. No check lists its values, because an order may have the name of a rule that no longer exists. */
    freteModo: text('frete_modo').$type<BaseDoFrete['freteModo']>(),
    distanciaKm: kmColumn('distancia_km'),
    freteLugar: text('frete_lugar'),
    nomeCliente: text('nome_cliente').notNull(),
    telefoneCliente: text('telefone_cliente').notNull(),
    /** True when the panel wrote name or phone, or the note, later: the browser that ordered may not read them (005). */
    clienteDoPainel: boolean('cliente_do_painel').notNull().default(false),
    observacoesDoPainel: boolean('observacoes_do_painel').notNull().default(false),
    /** The code by which it can be paid, as it was when the order was placed; a later key changes no order (pix-4). */
    pixCopiaECola: text('pix_copia_e_cola'),
    pagamentoConfirmado: boolean('pagamento_confirmado').notNull().default(false),
    dataConfirmacao: instante('data_confirmacao'),
    dataEntrega: instante('data_entrega'),
    dataCancelamento: instante('data_cancelamento'),
    motivoCancelamento: text('motivo_cancelamento'),
    /** Null while it is open. For an old order, of which the end was not recorded, it is the time at which it was placed. */
    encerradoEm: instante('encerrado_em').generatedAlwaysAs(
      sql`case status when 'Finalizado' then coalesce(data_entrega, data_pedido) when 'Cancelado' then coalesce(data_cancelamento, data_pedido) end`,
    ),
    procurado: procuradoColumn('nome_cliente', 'telefone_cliente', 'id'),
    /** The browser's key of this attempt, at the checkout or in the panel, and the SHA-256 of what it asked for. */
    chave: uuid(),
    conteudo: char({ length: 64 }),
    /** Counts the edits, so that a save is refused when somebody else has edited the order meanwhile (status-6). */
    versao: integer().notNull().default(1),
    /** The digest of the customer's record as this order left it; null when the order did not change it (005). */
    fichaDeixada: text('ficha_deixada'),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('pedidos_chave').on(t.chave, t.empresaId),
    foreignKey({
      name: 'pedidos_cliente',
      columns: [t.empresaId, t.clienteId],
      foreignColumns: [clientes.empresaId, clientes.id],
    }),
    foreignKey({
      name: 'forma_usada',
      columns: [t.empresaId, t.formaPagamento],
      foreignColumns: [formasPagamento.empresaId, formasPagamento.forma],
    }),
    index('pedidos_por_status').on(t.status, t.empresaId, t.dataPedido),
    index('pedidos_por_cliente').on(t.clienteId, t.empresaId, t.dataPedido),
    index('pedidos_por_telefone').on(t.telefoneCliente, t.empresaId),
    // The lists of orders that have ended search and count in it alone (decision 051).
    index('pedidos_encerrados')
      .on(t.empresaId, t.status, t.encerradoEm, t.id, t.procurado)
      .where(sql`${t.status} in ('Finalizado', 'Cancelado')`),
    // For the list of where orders came from.
    index('pedidos_por_veio_de').on(t.empresaId, t.dataPedido).where(sql`${t.veioDe} is not null`),
    check('pedidos_veio_de', sql`char_length(${t.veioDe}) <= ${sql.raw(String(VEIO_DE_MAXIMO))}`),
    check('pedidos_numero', sql`${t.id} between 10000000 and 99999999`),
    check('pedidos_valores', sql`${t.total} >= 0 and ${t.frete} >= 0 and ${t.valorPago} >= 0`),
    check(
      'pedidos_soma',
      sql`${t.totalComFrete} = ${t.total} - ${t.descontoItens} + ${t.frete} - ${t.descontoFrete} + ${t.taxaServico} + ${t.ajustePagamento}`,
    ),
    check(
      'pedidos_ajustes',
      sql`${t.descontoItens} between 0 and ${t.total} and ${t.descontoFrete} between 0 and ${t.frete} and ${t.taxaServico} >= 0 and ${t.totalComFrete} >= 0`,
    ),
    check('pedidos_origem', sql`${t.origem} in ('cardapio', 'painel')`),
    check(
      'pedidos_agendado',
      sql`(${t.agendadoDe} is null) = (${t.agendadoAte} is null) and ${t.agendadoDe} <= ${t.agendadoAte}`,
    ),
    check(
      'pedidos_status',
      sql`${t.status} in ('Pendente', 'Em Preparação', 'Em Rota', 'Finalizado', 'Cancelado')`,
    ),
    check(
      'pedidos_tipo_entrega',
      sql`${t.tipoEntrega} in ('Retirar no local', 'Receber no meu endereço', 'Retirar no restaurante', 'Consumir no restaurante')`,
    ),
    check(
      'pedidos_endereco',
      sql`(${t.tipoEntrega} = 'Receber no meu endereço') = (${t.enderecoEntrega} is not null)`,
    ),
    check('pedidos_frete_so_na_entrega', sql`${t.frete} = 0 or ${t.tipoEntrega} = 'Receber no meu endereço'`),
  ],
)

/** Every change of status: who, when, from, to. The first row of an order has no `de`. */
export const historicoPedido = pgTable(
  'historico_pedido',
  {
    empresaId: empresaColumn(),
    id: idColumn(),
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
    index('historico_por_pedido').on(t.pedidoId, t.empresaId),
  ],
)
