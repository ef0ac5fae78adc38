import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { EMPRESA_ID, NOW } from '~/server/database/one-read.server'
import type { Tx } from '~/server/database/transaction.server'
import { categorias, produtos } from './tables.server'
import { estoques } from './tables-das-opcoes.server'

/** SQL for a larger query: is there a category for customers to see? */
export function existsCategoria(tx: Tx): SQL {
  return exists(
    tx
      .select({ um: sql`1` })
      .from(categorias)
      .where(and(eq(categorias.empresaId, tx.empresaId), eq(categorias.ativo, true))),
  )
}

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

/** What a prepared statement about counts selects from: the business day, as `hoje.dia`. */
export const HOJE = sql`(select ${sql.placeholder('dia')}::date as dia) as hoje`
const DIA = sql`hoje.dia`

/** What is left of a count, in a statement that has `hoje`; a daily count that was last touched on an earlier day is full again. */
export const RESTA = sql`case when ${estoques.diario} is not null and ${estoques.dia} < ${DIA} then ${estoques.diario} else ${estoques.restante} end`

/**
 * SQL for a prepared statement that has `hoje`: true while the owner has taken it off sale, and while nothing is left of what is counted.
 * `contado` is the column of `estoques` that names it.
 */
export function esgotada(
  { esgotadoAte, id }: { esgotadoAte: PgColumn; id: PgColumn },
  contado: PgColumn,
): SQL {
  const acabou = sql`exists (select from ${estoques} where ${estoques.empresaId} = ${EMPRESA_ID} and ${contado} = ${id} and ${RESTA} = 0)`
  return sql`(coalesce(${esgotadoAte} > ${NOW}, false) or ${acabou})`
}
