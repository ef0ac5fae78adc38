import { and, countDistinct, desc, eq, gte, inArray, lt, sum } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
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

/** One order with both may be chance. */
const PEDIDOS_COM_OS_DOIS = 2

/** The pairs of products that most orders have, those of most orders first; the smaller id of a pair is its first. */
export async function listCompradosJuntos(
  tx: Tx,
  agora: Date,
  quantos: number,
): Promise<(readonly [ProdutoId, ProdutoId])[]> {
  const outros = alias(itensPedido, 'outros')
  const comOsDois = countDistinct(pedidos.id)
  const linhas = await tx
    .select({ um: itensPedido.produtoId, outro: outros.produtoId })
    .from(pedidos)
    .innerJoin(itensPedido, doPedido)
    .innerJoin(
      outros,
      and(
        eq(outros.empresaId, pedidos.empresaId),
        eq(outros.pedidoId, pedidos.id),
        lt(itensPedido.produtoId, outros.produtoId),
      ),
    )
    .where(
      and(vendidos(tx, agora), eq(itensPedido.empresaId, tx.empresaId), eq(outros.empresaId, tx.empresaId)),
    )
    .groupBy(itensPedido.produtoId, outros.produtoId)
    .having(gte(comOsDois, PEDIDOS_COM_OS_DOIS))
    .orderBy(desc(comOsDois), itensPedido.produtoId, outros.produtoId)
    .limit(quantos)
  return linhas.map(({ um, outro }) => [um, outro])
}
