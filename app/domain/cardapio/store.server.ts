import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '~/server/transaction.server'
import { categorias, produtos } from './tables.server'

/** SQL for a larger query: would a customer see any product? */
export function existsProdutoAVenda(tx: Tx): SQL {
  return exists(
    tx
      .select({ um: sql`1` })
      .from(produtos)
      .innerJoin(
        categorias,
        and(eq(categorias.empresaId, produtos.empresaId), eq(categorias.id, produtos.categoriaId)),
      )
      .where(and(eq(produtos.empresaId, tx.empresaId), eq(produtos.ativo, true), eq(categorias.ativo, true))),
  )
}
