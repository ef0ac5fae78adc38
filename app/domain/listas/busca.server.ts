import { and, count, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { corrida, lerTermo, type PalavraProcurada } from '~/domain/valores/busca'
import type { Tx } from '~/server/database/transaction.server'
import { ateOndeContar, type ConsultaDaLista, type Pagina, paginaQueExiste, recorte } from './pagina'

/** Names sort as Brazilians read them (valores-3). */
export function emPortugues(coluna: PgColumn): SQL {
  return sql`${coluna} collate "pt-BR-x-icu"`
}

/**
 * The term finds what stands in the column (valores-3); a blank term asks for nothing. A text is folded for each row, so a
 * table of thousands has a `procurado` column and asks `acha`.
 */
export function contem(coluna: PgColumn | SQL, termo: string): SQL | undefined {
  return acha(sql`dobrar_e_juntar(${coluna})`, termo)
}

/**
 * As `contem`, in a `procurado` column; or it has `digitos`, the term as numbers and phones are written, '' for a term that
 * is none. The same as `procurar` says of a folded text.
 */
export function acha(procurado: PgColumn | SQL, termo: string, digitos = ''): SQL | undefined {
  if (termo.trim() === '') return undefined
  // Faster than LIKE with % on both sides.
  const tem = (parte: string) => sql`strpos(${procurado}, ${parte}::text) > 0`
  // An expression takes six times as long, and few rows have these letters in the part without blanks.
  const corre = (letras: string) => sql`(${tem(letras.toUpperCase())} and ${procurado} ~ ${corrida(letras)})`
  const temPalavra = ({ letras, singular }: PalavraProcurada) =>
    or(
      tem(letras.length > 2 ? letras : ` ${letras}`),
      corre(letras),
      singular ? tem(` ${singular} `) : undefined,
    )
  const palavras = lerTermo(termo)
  const achado =
    palavras.length > 1
      ? or(corre(palavras.map(({ letras }) => letras).join('')), and(...palavras.map(temPalavra)))
      : palavras.map(temPalavra)[0]
  return or(achado ?? sql`false`, digitos === '' ? undefined : tem(digitos))
}

interface Lista {
  readonly tabela: PgTable
  readonly id: PgColumn
  readonly filtro: SQL | undefined
  readonly ordem: readonly (PgColumn | SQL)[]
}

/**
 * The ids on the page asked for, in order; on the last page when there are fewer. To find, sort and count them needs no row
 * whole, so an index can do it for a large table. A first page that is not full needs no counting, and of a long list no
 * more is counted than its pages need (decision 051).
 */
export async function findPagina<Id extends number>(
  tx: Tx,
  { tabela, id, filtro, ordem }: Lista,
  consulta: ConsultaDaLista,
): Promise<{ ids: Id[] } & Omit<Pagina<unknown>, 'linhas'>> {
  const ler = async (pagina: number) => {
    const { limit, offset } = recorte(pagina)
    const consulta = tx.select({ id }).from(tabela).where(filtro)
    const linhas = await consulta
      .orderBy(...ordem)
      .limit(limit)
      .offset(offset)
    return linhas.map(linha => linha.id as Id)
  }
  const primeira = consulta.pagina <= 1 ? await ler(1) : null
  if (primeira && primeira.length < recorte(1).limit)
    return { ids: primeira, pagina: 1, total: primeira.length, haMais: false }
  const ate = ateOndeContar(consulta)
  const umaMais = tx
    .select({ um: sql`1` })
    .from(tabela)
    .where(filtro)
    .limit(ate + 1)
  const [contadas] = await tx.select({ quantas: count() }).from(umaMais.as('contadas'))
  const total = Math.min(contadas?.quantas ?? 0, ate)
  const pagina = paginaQueExiste(consulta.pagina, total)
  return { ids: primeira ?? (await ler(pagina)), pagina, total, haMais: contadas?.quantas !== total }
}
