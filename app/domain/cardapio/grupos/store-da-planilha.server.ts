import { and, eq, inArray } from 'drizzle-orm'
import type { ProdutoId, VarianteId } from '~/domain/valores/ids'
import { inBatches } from '~/server/database/batches.server'
import type { Tx } from '~/server/database/transaction.server'
import { updateRows } from '~/server/database/update-rows.server'
import type { VinculoDoProduto } from '../grupo'
import type { ConteudoDoTamanho } from '../grupo-guardado'
import { replaceLimitesPorTamanho } from '../store-limites.server'
import { produtoGrupos, variantes } from '../tables-das-opcoes.server'

interface TamanhoDaPlanilha extends ConteudoDoTamanho {
  /** Null for a new one. */
  readonly id: VarianteId | null
}

/**
 * Saves the sizes of these products in their order, new ones and those that each has already; none is deleted and none
 * gets another name.
 */
export async function saveTamanhosDaPlanilha(
  tx: Tx,
  tamanhos: ReadonlyMap<ProdutoId, readonly TamanhoDaPlanilha[]>,
): Promise<void> {
  const todos = [...tamanhos].flatMap(([produtoId, dele]) =>
    dele.map((tamanho, ordem) => ({ produtoId, ...tamanho, ordem })),
  )
  const { ordem, preco, maxSabores, ativo, codigoCliente } = variantes
  const mudados = todos.flatMap(({ id, ...tamanho }) => (id === null ? [] : { ...tamanho, id }))
  await updateRows(tx, variantes, { ordem, preco, maxSabores, ativo, codigoCliente }, mudados)
  const novos = todos.filter(({ id }) => id === null).map(({ id: _, ...linha }) => linha)
  for (const batch of inBatches(novos)) {
    await tx.insert(variantes).values(batch.map(linha => ({ empresaId: tx.empresaId, ...linha })))
  }
}

/** Replaces the groups of these products, whose sizes are saved already, in their order. */
export async function replaceGruposDaPlanilha(
  tx: Tx,
  vinculos: ReadonlyMap<ProdutoId, readonly VinculoDoProduto[]>,
): Promise<void> {
  const { empresaId } = tx
  for (const batch of inBatches([...vinculos.keys()])) {
    await tx
      .delete(produtoGrupos)
      .where(and(eq(produtoGrupos.empresaId, empresaId), inArray(produtoGrupos.produtoId, batch)))
  }
  const linhas = [...vinculos].flatMap(([produtoId, dele]) =>
    dele.map(({ porTamanho: _, ...vinculo }, ordem) => ({ empresaId, produtoId, ...vinculo, ordem })),
  )
  for (const batch of inBatches(linhas)) await tx.insert(produtoGrupos).values(batch)
  await replaceLimitesPorTamanho(tx, vinculos)
}
