import { and, count, desc, eq, gte, inArray, isNotNull } from 'drizzle-orm'
import type { TaxaEEndereco } from '~/domain/frete/lugar-da-taxa'
import { ABERTOS } from '~/domain/pedidos/status'
import { pedidos } from '~/domain/pedidos/tables.server'
import type { ClienteId, PedidoId } from '~/domain/valores/ids'
import type { Tx } from '~/server/database/transaction.server'

/** How many orders the page of one phone shows. */
const MAX_RECENTES = 20

export async function hasPedido(tx: Tx, id: PedidoId): Promise<boolean> {
  const linhas = await tx
    .select({ id: pedidos.id })
    .from(pedidos)
    .where(and(eq(pedidos.empresaId, tx.empresaId), eq(pedidos.id, id)))
  return linhas.length > 0
}

/** What the history says of an order itself; null when there is no such order. */
export async function findTaxaEEndereco(
  tx: Tx,
  id: PedidoId,
): Promise<(TaxaEEndereco & { readonly veioDe: string | null }) | null> {
  const [linha] = await tx
    .select({
      freteModo: pedidos.freteModo,
      freteLugar: pedidos.freteLugar,
      enderecoBairro: pedidos.enderecoBairro,
      veioDe: pedidos.veioDe,
    })
    .from(pedidos)
    .where(and(eq(pedidos.empresaId, tx.empresaId), eq(pedidos.id, id)))
  return linha ?? null
}

/** What a list of orders shows of one. */
const RESUMO = {
  id: pedidos.id,
  dataPedido: pedidos.dataPedido,
  status: pedidos.status,
  tipoEntrega: pedidos.tipoEntrega,
  totalComFrete: pedidos.totalComFrete,
}

/** A customer's last 20 orders, newest first: only the columns that the list by phone shows (consulta-3). */
export async function listPedidosDoCliente(tx: Tx, clienteId: ClienteId) {
  return tx
    .select(RESUMO)
    .from(pedidos)
    .where(and(eq(pedidos.empresaId, tx.empresaId), eq(pedidos.clienteId, clienteId)))
    .orderBy(desc(pedidos.dataPedido), desc(pedidos.id))
    .limit(MAX_RECENTES)
}

/** Those of one browser's orders that have this phone, newest first. */
export function listPedidosDaqui(tx: Tx, ids: readonly PedidoId[], telefone: string) {
  return tx
    .select({
      nome: pedidos.nomeCliente,
      clienteDoPainel: pedidos.clienteDoPainel,
      enderecoSalvo: pedidos.enderecoSalvo,
      cep: pedidos.enderecoCep,
      logradouro: pedidos.enderecoLogradouro,
      numero: pedidos.enderecoNumero,
      complemento: pedidos.enderecoComplemento,
      bairro: pedidos.enderecoBairro,
      cidade: pedidos.enderecoCidade,
      estado: pedidos.enderecoEstado,
    })
    .from(pedidos)
    .where(and(daqui(tx, ids), eq(pedidos.telefoneCliente, telefone)))
    .orderBy(desc(pedidos.dataPedido), desc(pedidos.id))
}

/** The phone that one browser typed into the newest of its orders; null when the panel has changed it in all of them. */
export async function findTelefoneDaqui(tx: Tx, ids: readonly PedidoId[]): Promise<string | null> {
  if (ids.length === 0) return null
  const [ultimo] = await tx
    .select({ telefone: pedidos.telefoneCliente })
    .from(pedidos)
    .where(and(daqui(tx, ids), eq(pedidos.clienteDoPainel, false), isNotNull(pedidos.chave)))
    .orderBy(desc(pedidos.dataPedido), desc(pedidos.id))
    .limit(1)
  return ultimo?.telefone ?? null
}

/**
 * One browser's orders, newest first. Erasing a person takes the key of the attempt from the order (privacidade-10), so
 * an order without one belongs to nobody any more.
 */
export function listDaqui(tx: Tx, ids: readonly PedidoId[]) {
  return tx
    .select(RESUMO)
    .from(pedidos)
    .where(and(daqui(tx, ids), isNotNull(pedidos.chave)))
    .orderBy(desc(pedidos.dataPedido), desc(pedidos.id))
}

function daqui(tx: Tx, ids: readonly PedidoId[]) {
  return and(eq(pedidos.empresaId, tx.empresaId), inArray(pedidos.id, [...ids]))
}

/** Every order that is neither finished nor cancelled, newest first: what a screen must know to notice a new one. */
export async function listAbertos(tx: Tx) {
  return tx
    .select({ id: pedidos.id, status: pedidos.status, dataPedido: pedidos.dataPedido })
    .from(pedidos)
    .where(and(eq(pedidos.empresaId, tx.empresaId), inArray(pedidos.status, ABERTOS)))
    .orderBy(desc(pedidos.dataPedido), desc(pedidos.id))
}

/**
 * How many orders each of these customers has, including cancelled ones; a customer without orders is not in the
 * answer.
 */
export async function countPedidosPorCliente(
  tx: Tx,
  ids: readonly ClienteId[],
): Promise<Map<ClienteId, number>> {
  if (ids.length === 0) return new Map()
  const linhas = await tx
    .select({ cliente: pedidos.clienteId, quantos: count() })
    .from(pedidos)
    .where(and(eq(pedidos.empresaId, tx.empresaId), inArray(pedidos.clienteId, [...ids])))
    .groupBy(pedidos.clienteId)
  return new Map(linhas.flatMap(({ cliente, quantos }) => (cliente === null ? [] : [[cliente, quantos]])))
}

/** How many orders were placed since `desde`, in any status. */
export async function countPedidosDesde(tx: Tx, desde: Date): Promise<number> {
  const [linha] = await tx
    .select({ quantos: count() })
    .from(pedidos)
    .where(and(eq(pedidos.empresaId, tx.empresaId), gte(pedidos.dataPedido, desde)))
  return linha?.quantos ?? 0
}
