import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '~/server/transaction.server'
import { paginaQueExiste, recorte } from './pagina'
import { limparLinha } from './texto'

/** Names sort as Brazilians read them (decision 23). */
export function emPortugues(coluna: PgColumn): SQL {
  return sql`${coluna} collate "pt-BR-x-icu"`
}

/**
 * The column has the term, whatever the case and accents (decision 23); a blank term asks for nothing. First without
 * accents, then in lower case: the other way round, a database of the locale C would leave the capital 'Á' as it is.
 */
export function contem(coluna: PgColumn, termo: string): SQL | undefined {
  const procurado = limparLinha(termo)
  if (procurado === '') return undefined
  return sql`lower(unaccent(${coluna})) like lower(unaccent(${`%${semCuringas(procurado)}%`}::text))`
}

/** Which page of the filtered table there is for the one asked for, and how to take it. */
export async function findPagina(tx: Tx, tabela: PgTable, filtro: SQL | undefined, pedida: number) {
  const total = await tx.$count(tabela, filtro)
  const pagina = paginaQueExiste(pedida, total)
  return { pagina, total, ...recorte(pagina) }
}

/** For LIKE, whose own signs a person types as any other. */
export function semCuringas(termo: string): string {
  return termo.replace(/[\\%_]/g, '\\$&')
}
