import { and, asc, desc, eq, exists, gte, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import { contem, findPagina } from '~/domain/listas/busca.server'
import type { ConsultaDaLista } from '~/domain/listas/pagina'
import type { Item } from '~/domain/pedidos/item'
import { ABERTOS } from '~/domain/pedidos/status'
import {
  historicoPedido,
  itensPedido,
  itensPedidoExtra,
  pedidos,
  valoresColumns,
} from '~/domain/pedidos/tables.server'
import { type LinhaDaEscolha, linhasDasEscolhas } from '~/domain/pedidos/texto-do-item'
import { ZERO } from '~/domain/valores/centavos'
import type { PedidoId } from '~/domain/valores/ids'
import { digitosProcurados } from '~/domain/valores/telefone'
import type { Tx } from '~/server/transaction.server'

/** What a cook reads of a line, with what was chosen as texts; prices are only on the receipt. */
type ItemDoQuadro = Pick<
  Item<Pick<LinhaDaEscolha, 'tipo' | 'texto'>>,
  'quantidade' | 'nome' | 'variante' | 'observacao' | 'extras'
>

/** What a card shows and nothing else, because a busy board has hundreds of cards and is read again at every event. */
const DO_CARTAO = {
  id: pedidos.id,
  versao: pedidos.versao,
  dataPedido: pedidos.dataPedido,
  status: pedidos.status,
  nomeCliente: pedidos.nomeCliente,
  telefoneCliente: pedidos.telefoneCliente,
  tipoEntrega: pedidos.tipoEntrega,
  enderecoEntrega: pedidos.enderecoEntrega,
  observacoes: pedidos.observacoes,
  formaPagamento: pedidos.formaPagamento,
  valorPago: pedidos.valorPago,
  ...valoresColumns,
  pagamentoConfirmado: pedidos.pagamentoConfirmado,
}

/** An order that was open for longer than this before it was finished is only in the list of finished orders. */
const ABERTO_ATE_MS = 7 * 24 * 60 * 60_000

/** When an order ended. For an old order, of which that was not recorded, it is the time at which it was placed. */
const FIM = {
  Finalizado: sql<Date>`coalesce(${pedidos.dataEntrega}, ${pedidos.dataPedido})`.mapWith(pedidos.dataPedido),
  Cancelado: sql<Date>`coalesce(${pedidos.dataCancelamento}, ${pedidos.dataPedido})`.mapWith(
    pedidos.dataPedido,
  ),
}

export type PedidoDoQuadro = Awaited<ReturnType<typeof listQuadro>>['pedidos'][number]

/**
 * The board: every open order, and the last `maximo` of those finished since `finalizadosDesde`; newest first
 * (quadro-3). `finalizadosFora` is how many more have been finished since then.
 */
export async function listQuadro(tx: Tx, finalizadosDesde: Date, maximo: number) {
  const daEmpresa = eq(pedidos.empresaId, tx.empresaId)
  const abertos = await tx
    .select(DO_CARTAO)
    .from(pedidos)
    .where(and(daEmpresa, inArray(pedidos.status, ABERTOS)))
  const finalizadosHaPouco = and(
    daEmpresa,
    eq(pedidos.status, 'Finalizado'),
    // Helps PostgreSQL to use the index, which has the time at which an order was placed and not the one at which it
    // was finished.
    gte(pedidos.dataPedido, new Date(finalizadosDesde.getTime() - ABERTO_ATE_MS)),
    gte(FIM.Finalizado, finalizadosDesde),
  )
  const finalizados = await tx
    .select(DO_CARTAO)
    .from(pedidos)
    .where(finalizadosHaPouco)
    .orderBy(desc(FIM.Finalizado), desc(pedidos.id))
    .limit(maximo)
  const todos =
    finalizados.length < maximo ? finalizados.length : await tx.$count(pedidos, finalizadosHaPouco)
  const linhas = [...abertos, ...finalizados].sort(
    (a, b) => b.dataPedido.getTime() - a.dataPedido.getTime() || b.id - a.id,
  )
  const itens = await listItensDoQuadro(
    tx,
    linhas.map(linha => linha.id),
  )
  return {
    pedidos: linhas.map(linha => ({ ...linha, itens: itens.get(linha.id) ?? [] })),
    finalizadosFora: todos - finalizados.length,
  }
}

async function listItensDoQuadro(tx: Tx, ids: readonly PedidoId[]): Promise<Map<PedidoId, ItemDoQuadro[]>> {
  const porPedido = new Map<PedidoId, ItemDoQuadro[]>()
  if (ids.length === 0) return porPedido
  // One row for each extra of an item, and one for an item without extras.
  const linhas = await tx
    .select({
      id: itensPedido.id,
      pedidoId: itensPedido.pedidoId,
      quantidade: itensPedido.quantidade,
      nome: itensPedido.nome,
      variante: itensPedido.variante,
      observacao: itensPedido.observacao,
      extra: {
        nome: itensPedidoExtra.nome,
        grupo: itensPedidoExtra.grupo,
        quantidade: itensPedidoExtra.quantidade,
        fracao: itensPedidoExtra.fracao,
        observacao: itensPedidoExtra.observacao,
      },
    })
    .from(itensPedido)
    .leftJoin(
      itensPedidoExtra,
      and(
        eq(itensPedidoExtra.empresaId, itensPedido.empresaId),
        eq(itensPedidoExtra.idItemPedido, itensPedido.id),
      ),
    )
    .where(and(eq(itensPedido.empresaId, tx.empresaId), inArray(itensPedido.pedidoId, [...ids])))
    .orderBy(asc(itensPedido.id), asc(itensPedidoExtra.id))
  const porItem = new Map<number, typeof linhas>()
  for (const linha of linhas) porItem.set(linha.id, [...(porItem.get(linha.id) ?? []), linha])
  for (const [linha, ...outras] of porItem.values()) {
    if (!linha) continue
    const { id: _, pedidoId, variante, extra: __, ...item } = linha
    const extras = [linha, ...outras].flatMap(({ extra }) => (extra ? { ...extra, preco: ZERO } : []))
    porPedido.set(pedidoId, [
      ...(porPedido.get(pedidoId) ?? []),
      {
        ...item,
        ...(variante && { variante }),
        extras: linhasDasEscolhas(extras).map(({ tipo, texto }) => ({ tipo, texto })),
      },
    ])
  }
  return porPedido
}

export type PedidoEncerrado = Awaited<ReturnType<typeof listEncerrados>>['linhas'][number]

interface Encerrados extends ConsultaDaLista {
  readonly status: 'Finalizado' | 'Cancelado'
  /** Only orders that ended since then; null for all. */
  readonly desde: Date | null
}

/**
 * A page of the orders that ended in this way, the last one first; `busca` is a part of the number, of the customer's
 * name or of the phone. `canceladoPor` is the account that cancelled the order; null when it is not known.
 */
export async function listEncerrados(tx: Tx, { status, desde, ...consulta }: Encerrados) {
  const encerradoEm = FIM[status]
  const filtro = and(
    eq(pedidos.empresaId, tx.empresaId),
    eq(pedidos.status, status),
    desde ? gte(encerradoEm, desde) : undefined,
    comNumeroOuCliente(consulta.busca),
  )
  const { pagina, total, limit, offset } = await findPagina(tx, pedidos, filtro, consulta.pagina)
  const linhas = await tx
    .select({
      id: pedidos.id,
      dataPedido: pedidos.dataPedido,
      encerradoEm,
      motivoCancelamento: pedidos.motivoCancelamento,
      canceladoPor: historicoPedido.userId,
      nomeCliente: pedidos.nomeCliente,
      telefoneCliente: pedidos.telefoneCliente,
      tipoEntrega: pedidos.tipoEntrega,
      totalComFrete: pedidos.totalComFrete,
    })
    .from(pedidos)
    .leftJoin(
      historicoPedido,
      and(
        eq(historicoPedido.empresaId, pedidos.empresaId),
        eq(historicoPedido.pedidoId, pedidos.id),
        eq(historicoPedido.para, 'Cancelado'),
      ),
    )
    .where(filtro)
    .orderBy(desc(encerradoEm), desc(pedidos.id))
    .limit(limit)
    .offset(offset)
  return { linhas, pagina, total }
}

function comNumeroOuCliente(busca: string): SQL | undefined {
  if (busca.trim() === '') return undefined
  const digitos = digitosProcurados(busca)
  return or(
    contem(pedidos.nomeCliente, busca),
    digitos === '' ? undefined : like(sql`${pedidos.id}::text`, `%${digitos}%`),
    digitos === '' ? undefined : like(pedidos.telefoneCliente, `%${digitos}%`),
  )
}

/** SQL for a larger query: has the company any order, in any status? */
export function existsPedido(tx: Tx): SQL {
  return exists(tx.select({ um: sql`1` }).from(pedidos).where(eq(pedidos.empresaId, tx.empresaId)))
}
