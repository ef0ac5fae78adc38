import { and, eq, inArray } from 'drizzle-orm'
import { emPortugues } from '~/domain/listas/busca.server'
import type { ExtraId, ProdutoId } from '~/domain/valores/ids'
import type { Tx } from '~/server/database/transaction.server'
import { itensExtra, produtoItensExtra, produtos } from '../tables.server'

/** These extra items, by name. */
export function findItens(tx: Tx, ids: readonly ExtraId[]) {
  return tx
    .select({ nome: itensExtra.nome, preco: itensExtra.preco })
    .from(itensExtra)
    .where(and(eq(itensExtra.empresaId, tx.empresaId), inArray(itensExtra.idExtra, [...ids])))
    .orderBy(emPortugues(itensExtra.nome), itensExtra.idExtra)
}

/** The products that have these extras and no others, by id, locked until the transaction ends. */
export async function findComOsMesmos(tx: Tx, extras: readonly ExtraId[]): Promise<ProdutoId[]> {
  const vinculos = await tx
    .select({ produto: produtos.id, extra: produtoItensExtra.idExtra })
    .from(produtos)
    .innerJoin(
      produtoItensExtra,
      and(eq(produtoItensExtra.empresaId, produtos.empresaId), eq(produtoItensExtra.idProduto, produtos.id)),
    )
    .where(and(eq(produtos.empresaId, tx.empresaId), eq(produtos.possuiExtra, true)))
    .orderBy(produtos.id)
    .for('no key update', { of: produtos })
  const porProduto = new Map<ProdutoId, ExtraId[]>()
  for (const { produto, extra } of vinculos) {
    porProduto.set(produto, [...(porProduto.get(produto) ?? []), extra])
  }
  const mesmos = (dele: readonly ExtraId[]) =>
    dele.length === extras.length && dele.every(extra => extras.includes(extra))
  return [...porProduto].filter(([, dele]) => mesmos(dele)).map(([produto]) => produto)
}

export async function clearExtras(tx: Tx, id: ProdutoId): Promise<void> {
  await tx
    .delete(produtoItensExtra)
    .where(and(eq(produtoItensExtra.empresaId, tx.empresaId), eq(produtoItensExtra.idProduto, id)))
  await tx
    .update(produtos)
    .set({ possuiExtra: false })
    .where(and(eq(produtos.empresaId, tx.empresaId), eq(produtos.id, id)))
}
