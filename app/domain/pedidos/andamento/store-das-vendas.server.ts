import { and, desc, eq, gte, inArray, sum } from 'drizzle-orm'
import { pedidos } from '~/domain/pedidos/tables.server'
import type { ProdutoId } from '~/domain/valores/ids'
import type { Tx } from '~/server/database/transaction.server'
import { COLUNAS } from '../status'
import { itensPedido } from '../tables-dos-itens.server'

const DIAS_DE_VENDAS = 30

/** Orders of the last days that were not cancelled. */
function vendidos(tx: Tx, agora: Date) {
  return and(
    eq(pedidos.empresaId, tx.empresaId),
    inArray(pedidos.status, COLUNAS),
    gte(pedidos.dataPedido, new Date(agora.getTime() - DIAS_DE_VENDAS * 86_400_000)),
  )
}

const doPedido = and(eq(itensPedido.empresaId, pedidos.empresaId), eq(itensPedido.pedidoId, pedidos.id))

/** The products of which most units were sold, the most first. */
export async function listMaisVendidos(tx: Tx, agora: Date, quantos: number): Promise<ProdutoId[]> {
  const linhas = await tx
    .select({ id: itensPedido.produtoId })
    .from(pedidos)
    .innerJoin(itensPedido, doPedido)
    .where(and(vendidos(tx, agora), eq(itensPedido.empresaId, tx.empresaId)))
    .groupBy(itensPedido.produtoId)
    .orderBy(desc(sum(itensPedido.quantidade)), itensPedido.produtoId)
    .limit(quantos)
  return linhas.map(({ id }) => id)
}
