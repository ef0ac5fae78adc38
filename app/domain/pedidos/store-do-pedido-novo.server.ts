import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { comPrecosDeAgora } from '~/domain/cardapio/escolhas/precos-de-agora'
import {
  ATIVOS_PEDIDOS,
  comEscolhasDe,
  type ProdutosDoPedido,
} from '~/domain/cardapio/escolhas/store-escolhas.server'
import type { ClienteGuardado, DadosDoClienteNoPainel } from '~/domain/clientes/cliente-do-painel'
import { CLIENTES_NOVOS, FICHA } from '~/domain/clientes/store.server'
import { tomarOUso, type UsoARegistrar, valoresDoUso } from '~/domain/cupons/store-dos-usos.server'
import { EMPRESA, type Empresa, HOJE_NA_EMPRESA } from '~/domain/empresas/store.server'
import { GUARDADO, type Guardado, lerGuardado } from '~/domain/frete/store.server'
import { HORARIOS, type HorariosGuardados } from '~/domain/horarios/store.server'
import type { ClienteId, ContaId, CupomId, PedidoId, ProdutoId } from '~/domain/valores/ids'
import { type EventType, insertEventsOf } from '~/server/database/events.server'
import { EMPRESA_ID } from '~/server/database/one-read.server'
import { defaultsOf, preparedRead, preparedWrite, type Tx, tell } from '~/server/database/transaction.server'
import type { FormaDaLoja } from './formas-da-loja'
import {
  FEITO_COM_A_CHAVE,
  type FeitoComAChave,
  FICHAS_DEIXADAS,
  ITENS,
  type ItemASalvar,
  valoresDosItens,
} from './store.server'
import { AJUSTES, jaPediu, valoresDosAjustes } from './store-do-dinheiro.server'
import { FORMAS } from './store-formas.server'
import { historicoPedido, pedidos } from './tables.server'
import type { AjusteDoPedido, Valores } from './valores'

/** What an order asks the shop for. */
export interface Pergunta {
  readonly agora: Date
  readonly telefone: string
  readonly produtos: readonly ProdutoId[]
  /** The orders that this browser has placed here before (decision 005). */
  readonly pedidosDaqui: readonly PedidoId[]
}

/** All that decides an order but its coupon. The products are the active ones among those that it asks for. */
export interface ParaPedir extends ProdutosDoPedido {
  readonly empresa: Empresa
  readonly guardado: Guardado
  readonly horarios: HorariosGuardados
  /** How the shop is paid. */
  readonly formas: readonly FormaDaLoja[]
  /** Null for a phone that the shop does not know. */
  readonly ficha: ClienteGuardado | null
  /** The digests of that record as the orders of this browser left it. */
  readonly deixados: readonly string[]
}

/** Each noun's part of the one question that an order asks before it is decided. */
const paraPedir = preparedRead('para_pedir', db =>
  db
    .select({
      feito: FEITO_COM_A_CHAVE,
      empresa: EMPRESA,
      guardado: GUARDADO,
      horarios: HORARIOS,
      formas: FORMAS,
      ativos: ATIVOS_PEDIDOS,
      ficha: FICHA,
      deixados: FICHAS_DEIXADAS,
    })
    .from(HOJE_NA_EMPRESA),
)

/** In one round trip; `feito` is the order that the key has made already. */
export async function readParaPedir(
  tx: Tx,
  chave: string,
  { agora, telefone, produtos: ids, pedidosDaqui: daqui }: Pergunta,
): Promise<ParaPedir & { readonly feito: FeitoComAChave }> {
  const { empresaId } = tx
  const valores = { empresaId, chave, telefone, ids, daqui, agora: agora.toISOString() }
  const [linha] = await paraPedir(tx, valores)
  const { ativos, guardado, empresa: lida = null, ...lido } = linha ?? semEmpresa()
  const empresa = lida ?? semEmpresa()
  return {
    ...lido,
    empresa,
    guardado: lerGuardado(guardado),
    ...comEscolhasDe(comPrecosDeAgora(ativos, { agora, fuso: empresa.fusoHorario })),
  }
}

function semEmpresa(): never {
  throw new Error('the company of the transaction does not exist')
}

/** The columns that the caller gives for a new order; the others have the table's defaults. */
export type PedidoNovo = Omit<
  typeof pedidos.$inferInsert,
  'empresaId' | 'clienteId' | (typeof DEPOIS)[number]
> &
  Valores & { readonly dataPedido: Date }

/** The values of a new order unless the caller gives others. */
const PADROES = defaultsOf(pedidos)

/** Columns that the database fills in, or later steps of an order; until then they have the table's defaults. */
const DEPOIS = [
  'idPublico',
  'versao',
  'agendadoDe',
  'agendadoAte',
  'prontoEm',
  'clienteDoPainel',
  'observacoesDoPainel',
  'status',
  'pagamentoConfirmado',
  'dataConfirmacao',
  'dataEntrega',
  'dataCancelamento',
  'motivoCancelamento',
] as const

/** The order's customer: the number of a record, or the record that is to be made. */
export type DonoDoPedido = ClienteId | DadosDoClienteNoPainel

export interface PedidoInteiro {
  readonly pedido: PedidoNovo
  readonly cliente: DonoDoPedido
  readonly itens: readonly ItemASalvar[]
  readonly ajustes: readonly AjusteDoPedido[]
  /** Null: the customer. */
  readonly por: ContaId | null
  readonly evento: EventType
}

/** A cast to char(8) cuts what is longer in silence; the column itself refuses it. */
const semCortar = (tipo: string) => tipo.replace(/^char\(\d+\)$/, 'bpchar')

/** The row of an order. By SELECT and not by VALUES, in which a distributed engine takes no part of the same statement. */
function linhaDoPedido(): SQL {
  const dadas = Object.entries(getTableColumns(pedidos)).filter(
    ([nome, { generated }]) => !generated && !(DEPOIS as readonly string[]).includes(nome),
  )
  const nomes = dadas.map(([, { name }]) => sql.identifier(name))
  const valores = dadas.map(([nome, coluna]) =>
    nome === 'clienteId'
      ? sql`(select id from dono)`
      : sql`${sql.param(sql.placeholder(nome), coluna)}::${sql.raw(semCortar(coluna.getSQLType()))}`,
  )
  return sql`insert into ${pedidos} (${sql.join(nomes, sql`, `)}) select ${sql.join(valores, sql`, `)}
    on conflict do nothing returning id`
}

/**
 * The order and all that begins with it; nothing of it when its number or its key is taken. Each part that writes returns
 * something, as a distributed engine wants it.
 */
function registro(uso: SQL): SQL {
  return sql`
    with novo as (${CLIENTES_NOVOS}),
    dono as (select id from novo union all select id from (select ${sql.placeholder('cliente')}::bigint as id) c
      where id is not null),
    feito as (${linhaDoPedido()}),
    ${ITENS},
    ${AJUSTES},
    passo as (
      insert into ${historicoPedido} (empresa_id, pedido_id, em, user_id, para)
      select ${EMPRESA_ID}, id, ${sql.placeholder('dataPedido')}::timestamptz, ${sql.placeholder('por')}::bigint, 'Pendente'
      from feito returning 1),
    evento as (${insertEventsOf(sql`feito`)}), ${uso}
    select (select id from dono) as cliente, exists (select from feito) as feito, exists (select from usado) as usado`
}

interface Registrado {
  readonly cliente: string | null
  readonly feito: boolean
  readonly usado: boolean
}

const registrar = preparedWrite<Registrado>('registrar_pedido', () => registro(sql`usado as (select 1)`))

const registrarComCupom = preparedWrite<Registrado>('registrar_pedido_com_cupom', () =>
  registro(
    tomarOUso({
      pedidoId: sql`(select id from feito)`,
      // On a distributed engine the parts of a statement see each other: the order itself would be the customer's earlier one.
      outraVez: jaPediu(sql`${sql.placeholder('id')}::int`),
    }),
  ),
)

/**
 * Saves a new order with its customer, its lines, its adjustments, the first step of its history, its event and the use
 * of its coupon, in one statement. `feito` is false when the number or the key is taken; `usado` is false when the coupon was
 * used up meanwhile; `cliente` is null when another order has made the same customer meanwhile: then the caller rolls
 * back. Waits until the transaction of a request with the same key has ended.
 */
export async function insertPedido(
  tx: Tx,
  { pedido, cliente, itens, ajustes, por, evento }: PedidoInteiro,
): Promise<{ readonly cliente: ClienteId | null; readonly feito: boolean; readonly usado: boolean }> {
  const conhecido = typeof cliente === 'number'
  const valores = {
    ...{ ...PADROES, ...pedido, empresaId: tx.empresaId, por, evento: evento.type },
    cliente: conhecido ? cliente : null,
    clientes: JSON.stringify(conhecido ? [] : [cliente]),
    ...valoresDosItens(itens),
    ...valoresDosAjustes(ajustes),
  }
  const uso = usoDe(pedido, ajustes)
  const [linha] = uso
    ? await registrarComCupom(tx, { ...valores, ...valoresDoUso(uso), telefone: pedido.telefoneCliente })
    : await registrar(tx, valores)
  if (!linha) throw new Error('a statement over one row answered without it')
  if (linha.feito) tell(tx, evento, pedido.id, 'written')
  return { ...linha, cliente: linha.cliente === null ? null : (Number(linha.cliente) as ClienteId) }
}

function usoDe(
  { dataPedido: em, diaOperacional: dia }: PedidoNovo,
  ajustes: readonly AjusteDoPedido[],
): UsoARegistrar | null {
  const doCupom = ajustes.find(({ cupomId }) => cupomId !== null)
  return doCupom ? { cupomId: doCupom.cupomId as CupomId, valor: doCupom.valor, em, dia } : null
}
