import { and, eq, sql } from 'drizzle-orm'
import type { ProdutoId } from '~/domain/valores/ids'
import { EMPRESA_ID } from '~/server/database/one-read.server'
import { preparedRow, type Tx } from '~/server/database/transaction.server'
import type { Lista, Modo } from './modos-das-listas'
import { destaques, produtosDestacados } from './tables.server'

/** What a menu is told: the products of each list as it is set, sold out ones among them. */
export interface DestaquesDoCardapio {
  readonly destaques: readonly ProdutoId[]
}

const DESTAQUES = sql`select coalesce(json_agg(${produtosDestacados.produtoId} order by ${produtosDestacados.ordem}), '[]')
  from ${destaques} join ${produtosDestacados} on ${and(
    eq(produtosDestacados.empresaId, destaques.empresaId),
    eq(produtosDestacados.lista, 'destaques'),
    sql`${produtosDestacados.pelasVendas} = (${destaques.destaques} = 'vendas')`,
  )} where ${destaques.empresaId} = ${EMPRESA_ID} and ${destaques.destaques} <> 'nenhum'`

/** In one statement, of which a menu is read once until it changes. */
export const readDestaques: (tx: Tx) => Promise<DestaquesDoCardapio> = preparedRow('destaques', {
  destaques: sql<readonly ProdutoId[]>`(${DESTAQUES})`,
})

export type Modos = Readonly<Record<Lista, Modo>>

const NENHUM: Modos = { destaques: 'nenhum' }

export async function readModos(tx: Tx): Promise<Modos> {
  const [linha] = await tx
    .select({ destaques: destaques.destaques })
    .from(destaques)
    .where(eq(destaques.empresaId, tx.empresaId))
  return linha ?? NENHUM
}

export async function saveModo(tx: Tx, lista: Lista, modo: Modo): Promise<void> {
  const novo = { [lista]: modo }
  await tx
    .insert(destaques)
    .values({ empresaId: tx.empresaId, ...novo })
    .onConflictDoUpdate({ target: destaques.empresaId, set: novo })
}

interface DeQual {
  readonly lista: Lista
  /** True for those that the sales say, false for the owner's choice. */
  readonly pelasVendas: boolean
}

const daLista = (tx: Tx, { lista, pelasVendas }: DeQual) =>
  and(
    eq(produtosDestacados.empresaId, tx.empresaId),
    eq(produtosDestacados.lista, lista),
    eq(produtosDestacados.pelasVendas, pelasVendas),
  )

/** The products of a list in their order. */
export async function listDestacados(tx: Tx, qual: DeQual): Promise<ProdutoId[]> {
  const linhas = await tx
    .select({ id: produtosDestacados.produtoId })
    .from(produtosDestacados)
    .where(daLista(tx, qual))
    .orderBy(produtosDestacados.ordem)
  return linhas.map(({ id }) => id)
}

/** Makes them the products of the list. The same ones are not written, because that would be another menu. */
export async function replaceDestacados(tx: Tx, qual: DeQual, novos: readonly ProdutoId[]): Promise<void> {
  if ((await listDestacados(tx, qual)).join() === novos.join()) return
  await tx.delete(produtosDestacados).where(daLista(tx, qual))
  if (novos.length === 0) return
  await tx
    .insert(produtosDestacados)
    .values(novos.map((produtoId, n) => ({ empresaId: tx.empresaId, ...qual, produtoId, ordem: n + 1 })))
}
