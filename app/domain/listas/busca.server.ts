import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { limparLinha } from '~/domain/valores/texto'
import type { Tx } from '~/server/transaction.server'
import { paginaQueExiste, recorte } from './pagina'

/** Names sort as Brazilians read them (valores-3). */
export function emPortugues(coluna: PgColumn): SQL {
  return sql`${coluna} collate "pt-BR-x-icu"`
}

/**
 * The column has the term, whatever the case and accents (valores-3); a blank term asks for nothing. Accents are
 * removed before the text is turned into lower case, because a database with the locale C does not turn 'Á' into lower
 * case.
 */
export function contem(coluna: PgColumn, termo: string): SQL | undefined {
  const procurado = limparLinha(termo)
  if (procurado === '') return undefined
  return sql`lower(unaccent(${coluna})) like lower(unaccent(${`%${semCuringas(procurado)}%`}::text))`
}

/** The page to show for the one asked for (the last one when there are fewer), with its limit and offset. */
export async function findPagina(tx: Tx, table: PgTable, filtro: SQL | undefined, pedida: number) {
  const total = await tx.$count(table, filtro)
  const pagina = paginaQueExiste(pedida, total)
  return { pagina, total, ...recorte(pagina) }
}

/** Escapes % and _ for LIKE, because a person who types them means these characters. */
export function semCuringas(termo: string): string {
  return termo.replace(/[\\%_]/g, '\\$&')
}
