import { and, desc, eq, inArray } from 'drizzle-orm'
import type { ClienteId, PedidoId } from '~/domain/valores/ids'
import type { Tx } from '~/server/transaction.server'
import { pedidos } from './tables.server'

/** What 'recent' means on a page of one phone's orders. */
const MAX_RECENTES = 20

export async function existePedido(tx: Tx, id: PedidoId): Promise<boolean> {
  const linhas = await tx
    .select({ id: pedidos.id })
    .from(pedidos)
    .where(and(eq(pedidos.empresaId, tx.empresaId), eq(pedidos.id, id)))
  return linhas.length > 0
}

/** A customer's last 20 orders, newest first: what the list by phone tells of them, and no more (decision 8). */
export async function listPedidosDoCliente(tx: Tx, clienteId: ClienteId) {
  return tx
    .select({
      id: pedidos.id,
      dataPedido: pedidos.dataPedido,
      status: pedidos.status,
      totalComFrete: pedidos.totalComFrete,
    })
    .from(pedidos)
    .where(and(eq(pedidos.empresaId, tx.empresaId), eq(pedidos.clienteId, clienteId)))
    .orderBy(desc(pedidos.dataPedido), desc(pedidos.id))
    .limit(MAX_RECENTES)
}

/** Whether one of these orders left a customer's record as it is now. */
export async function existeQuemDeixou(tx: Tx, cadastro: string, ids: readonly PedidoId[]): Promise<boolean> {
  const linhas = await tx
    .select({ id: pedidos.id })
    .from(pedidos)
    .where(and(daqui(tx, ids), eq(pedidos.cadastroDeixado, cadastro)))
    .limit(1)
  return linhas.length > 0
}

/** Of the orders of one browser those with this phone, newest first. */
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

function daqui(tx: Tx, ids: readonly PedidoId[]) {
  return and(eq(pedidos.empresaId, tx.empresaId), inArray(pedidos.id, [...ids]))
}
