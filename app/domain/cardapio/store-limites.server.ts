import { and, eq, inArray, sql } from 'drizzle-orm'
import type { GrupoId, ProdutoId } from '~/domain/valores/ids'
import { inBatches } from '~/server/database/batches.server'
import type { Tx } from '~/server/database/transaction.server'
import type { LimitesNoTamanho, VinculoDoProduto } from './grupo'
import { variantes } from './tables-das-opcoes.server'
import { limitesTamanho } from './tables-dos-limites.server'

export interface LimitesDoVinculo extends LimitesNoTamanho {
  readonly produtoId: ProdutoId
  readonly grupoId: GrupoId
}

/** The limits by size of these products, in the order of their sizes; of all products when `ids` is null. */
export function findLimitesPorTamanho(tx: Tx, ids: readonly ProdutoId[] | null): Promise<LimitesDoVinculo[]> {
  const { produtoId, grupoId, min, max, incluidas } = limitesTamanho
  return tx
    .select({ produtoId, grupoId, tamanho: variantes.nome, min, max, incluidas })
    .from(limitesTamanho)
    .innerJoin(
      variantes,
      and(eq(variantes.empresaId, limitesTamanho.empresaId), eq(variantes.id, limitesTamanho.varianteId)),
    )
    .where(and(eq(limitesTamanho.empresaId, tx.empresaId), ids ? inArray(produtoId, [...ids]) : undefined))
    .orderBy(variantes.ordem, variantes.id)
}

/** Replaces the limits by size of these products, whose sizes and links are saved already. */
export async function replaceLimitesPorTamanho(
  tx: Tx,
  vinculos: ReadonlyMap<ProdutoId, readonly VinculoDoProduto[]>,
): Promise<void> {
  const { empresaId } = tx
  for (const batch of inBatches([...vinculos.keys()])) {
    await tx
      .delete(limitesTamanho)
      .where(and(eq(limitesTamanho.empresaId, empresaId), inArray(limitesTamanho.produtoId, batch)))
  }
  const linhas = [...vinculos].flatMap(([produto_id, dele]) =>
    dele.flatMap(({ grupoId: grupo_id, porTamanho }) =>
      (porTamanho ?? []).map(limites => ({ produto_id, grupo_id, ...limites })),
    ),
  )
  if (linhas.length === 0) return
  await tx.execute(sql`
    insert into ${limitesTamanho} (empresa_id, produto_id, grupo_id, variante_id, min, max, incluidas)
    select ${empresaId}, l.produto_id, l.grupo_id, ${variantes.id}, l.min, l.max, l.incluidas
    from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb)
        as l(produto_id bigint, grupo_id bigint, tamanho text, min smallint, max smallint, incluidas smallint)
      join ${variantes} on ${variantes.empresaId} = ${empresaId} and ${variantes.produtoId} = l.produto_id
        and ${variantes.nome} = l.tamanho`)
}
