import { and, eq, inArray, sql } from 'drizzle-orm'
import { decimalDeCentavos } from '~/domain/valores/centavos'
import type { ProdutoId, VarianteId } from '~/domain/valores/ids'
import { inBatches } from '~/server/database/batches.server'
import type { Tx } from '~/server/database/transaction.server'
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
  const mudados = todos.flatMap(({ id, ordem, preco, maxSabores, ativo, codigoCliente }) => {
    if (id === null) return []
    const linha = { preco: decimalDeCentavos(preco), max_sabores: maxSabores, codigo_cliente: codigoCliente }
    return [{ id, ordem, ativo, ...linha }]
  })
  if (mudados.length > 0) {
    await tx.execute(sql`
      update ${variantes} as v
      set ordem = l.ordem, preco = l.preco, max_sabores = l.max_sabores, ativo = l.ativo, codigo_cliente = l.codigo_cliente
      from jsonb_to_recordset(${JSON.stringify(mudados)}::jsonb) as l(id bigint, ordem smallint, preco numeric,
        max_sabores smallint, ativo boolean, codigo_cliente text)
      where v.empresa_id = ${tx.empresaId} and v.id = l.id`)
  }
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
