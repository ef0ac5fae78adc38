import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { emPortugues } from '~/domain/listas/busca.server'
import type { CategoriaId, ProdutoId } from '~/domain/valores/ids'
import type { Tx } from '~/server/database/transaction.server'
import { updateRows } from '~/server/database/update-rows.server'
import { categorias, produtos } from './tables.server'

/** As the owner has put them; those without a place come after them, by name (produto-23). */
export const ORDEM_DAS_CATEGORIAS: readonly SQL[] = naOrdem(categorias)

/** All products in the menu's order, in a statement that joins the categories. */
export const ORDEM_PELA_CATEGORIA: readonly SQL[] = [
  sql`${categorias.ordem} nulls last`,
  ...naOrdem(produtos),
]

/** The same in a statement that does not. */
export function ordemDosProdutos(tx: Tx): (SQL | PgColumn)[] {
  const daCategoria = tx
    .select({ ordem: categorias.ordem })
    .from(categorias)
    .where(and(eq(categorias.empresaId, tx.empresaId), eq(categorias.id, produtos.categoriaId)))
  return [sql`(${daCategoria}) nulls last`, ...naOrdem(produtos), produtos.id]
}

function naOrdem({ ordem, nome }: { readonly ordem: PgColumn; readonly nome: PgColumn }): SQL[] {
  return [sql`${ordem} nulls last`, emPortugues(nome)]
}

export interface CategoriaNaOrdem {
  readonly id: CategoriaId
  readonly nome: string
  readonly ativo: boolean
  /** True once the owner has put its products in an order. */
  readonly arrumada: boolean
  readonly produtos: readonly ItemNaOrdem[]
}

export interface ItemNaOrdem {
  readonly id: ProdutoId
  readonly nome: string
  readonly ativo: boolean
}

export interface CardapioNaOrdem {
  readonly categorias: readonly CategoriaNaOrdem[]
  /** True once the owner has put the categories in an order. */
  readonly arrumado: boolean
}

/** All categories with all their products, inactive ones included, in the menu's order. */
export async function findCardapioNaOrdem(tx: Tx): Promise<CardapioNaOrdem> {
  const asCategorias = await tx
    .select({ id: categorias.id, nome: categorias.nome, ativo: categorias.ativo, ordem: categorias.ordem })
    .from(categorias)
    .where(eq(categorias.empresaId, tx.empresaId))
    .orderBy(...ORDEM_DAS_CATEGORIAS, categorias.id)
  const osProdutos = await tx
    .select({
      id: produtos.id,
      nome: produtos.nome,
      ativo: produtos.ativo,
      ordem: produtos.ordem,
      categoria: produtos.categoriaId,
    })
    .from(produtos)
    .where(eq(produtos.empresaId, tx.empresaId))
    .orderBy(...naOrdem(produtos), produtos.id)
  return {
    categorias: asCategorias.map(({ id, nome, ativo }) => {
      const dela = osProdutos.filter(({ categoria }) => categoria === id)
      return {
        ...{ id, nome, ativo },
        arrumada: dela.some(({ ordem }) => ordem !== null),
        produtos: dela.map(({ id, nome, ativo }) => ({ id, nome, ativo })),
      }
    }),
    arrumado: asCategorias.some(({ ordem }) => ordem !== null),
  }
}

export interface ComLugar<Id extends number> {
  readonly id: Id
  readonly ordem: number | null
}

/** The company's categories in their order, locked until the transaction ends. */
export async function lockCategorias(tx: Tx): Promise<ComLugar<CategoriaId>[]> {
  return tx
    .select({ id: categorias.id, ordem: categorias.ordem })
    .from(categorias)
    .where(eq(categorias.empresaId, tx.empresaId))
    .orderBy(...ORDEM_DAS_CATEGORIAS, categorias.id)
    .for('no key update')
}

/** The products of a category in their order, locked until the transaction ends. */
export async function lockProdutosDe(tx: Tx, categoria: CategoriaId): Promise<ComLugar<ProdutoId>[]> {
  return tx
    .select({ id: produtos.id, ordem: produtos.ordem })
    .from(produtos)
    .where(and(eq(produtos.empresaId, tx.empresaId), eq(produtos.categoriaId, categoria)))
    .orderBy(...naOrdem(produtos), produtos.id)
    .for('no key update')
}

type Arrumavel = PgTable & { readonly empresaId: PgColumn; readonly id: PgColumn; readonly ordem: PgColumn }

const TABELAS = { categorias, produtos } satisfies Record<string, Arrumavel>

/** Gives these rows the places 1, 2, 3... in the order of `linhas`; those that have it already are not written. */
export function updateLugares(
  tx: Tx,
  quais: keyof typeof TABELAS,
  linhas: readonly ComLugar<number>[],
): Promise<void> {
  const mudadas = linhas.flatMap(({ id, ordem }, n) => (ordem === n + 1 ? [] : [{ id, ordem: n + 1 }]))
  const tabela = TABELAS[quais]
  return updateRows(tx, tabela, { ordem: tabela.ordem }, mudadas)
}

/** Takes the places of these rows away: they are by name again. */
export async function clearLugares(
  tx: Tx,
  quais: keyof typeof TABELAS,
  ids: readonly number[],
): Promise<void> {
  const tabela: Arrumavel = TABELAS[quais]
  await tx
    .update(tabela)
    .set({ ordem: null })
    .where(and(eq(tabela.empresaId, tx.empresaId), inArray(tabela.id, [...ids])))
}
