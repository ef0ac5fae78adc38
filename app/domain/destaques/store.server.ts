import { and, eq, sql } from 'drizzle-orm'
import type { ProdutoId } from '~/domain/valores/ids'
import { EMPRESA_ID } from '~/server/database/one-read.server'
import { preparedRow, type Tx } from '~/server/database/transaction.server'
import type { Lista, Modo } from './modos-das-listas'
import type { Par, PecaTambem } from './peca-tambem'
import { compradosJuntos, destaques, produtosDestacados } from './tables.server'

/** What a menu is told: the products of each list as it is set, sold out ones among them. */
export interface DestaquesDoCardapio extends PecaTambem {
  readonly destaques: readonly ProdutoId[]
}

const idsDa = (lista: Lista) =>
  sql`select coalesce(json_agg(${produtosDestacados.produtoId} order by ${produtosDestacados.ordem}), '[]')
    from ${destaques} join ${produtosDestacados} on ${and(
      eq(produtosDestacados.empresaId, destaques.empresaId),
      eq(produtosDestacados.lista, lista),
      sql`${produtosDestacados.pelasVendas} = (${destaques[lista]} = 'vendas')`,
    )} where ${destaques.empresaId} = ${EMPRESA_ID} and ${destaques[lista]} <> 'nenhum'`

const { produtoId, juntoId, ordem } = compradosJuntos
const JUNTOS = sql`select coalesce(json_agg(json_build_array(${produtoId}, ${juntoId}) order by ${ordem}), '[]')
  from ${destaques} join ${compradosJuntos} on ${eq(compradosJuntos.empresaId, destaques.empresaId)}
  where ${destaques.empresaId} = ${EMPRESA_ID} and ${destaques.tambem} = 'vendas'`

/** In one statement, of which a menu is read once until it changes. */
export const readDestaques: (tx: Tx) => Promise<DestaquesDoCardapio> = preparedRow('destaques', {
  destaques: sql<readonly ProdutoId[]>`(${idsDa('destaques')})`,
  tambem: sql<readonly ProdutoId[]>`(${idsDa('tambem')})`,
  juntos: sql<readonly Par[]>`(${JUNTOS})`,
})

export type Modos = Readonly<Record<Lista, Modo>>

const NENHUM: Modos = { destaques: 'nenhum', tambem: 'nenhum' }

export async function readModos(tx: Tx): Promise<Modos> {
  const [linha] = await tx
    .select({ destaques: destaques.destaques, tambem: destaques.tambem })
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

/** The pairs that were bought together, those of most orders first. */
export async function listJuntos(tx: Tx): Promise<Par[]> {
  const linhas = await tx
    .select({ um: compradosJuntos.produtoId, outro: compradosJuntos.juntoId })
    .from(compradosJuntos)
    .where(eq(compradosJuntos.empresaId, tx.empresaId))
    .orderBy(compradosJuntos.ordem)
  return linhas.map(({ um, outro }) => [um, outro])
}

/** As `replaceDestacados`. */
export async function replaceJuntos(tx: Tx, novos: readonly Par[]): Promise<void> {
  if ((await listJuntos(tx)).join() === novos.join()) return
  await tx.delete(compradosJuntos).where(eq(compradosJuntos.empresaId, tx.empresaId))
  if (novos.length === 0) return
  await tx
    .insert(compradosJuntos)
    .values(
      novos.map(([produtoId, juntoId], n) => ({ empresaId: tx.empresaId, produtoId, juntoId, ordem: n + 1 })),
    )
}
