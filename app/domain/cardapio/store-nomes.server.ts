import { and, eq, inArray, isNull, notLike, or, sql } from 'drizzle-orm'
import { emPortugues } from '~/domain/listas/busca.server'
import type { CategoriaId, ProdutoId } from '~/domain/valores/ids'
import type { Tx } from '~/server/database/transaction.server'
import { COM_ALCOOL } from './etiquetas'
import { ORDEM_DAS_CATEGORIAS, ORDEM_PELA_CATEGORIA } from './store-ordem.server'
import { categorias, produtos } from './tables.server'

interface NomesDoCardapio {
  readonly produtos: { readonly id: ProdutoId; readonly nome: string }[]
  readonly categorias: { readonly id: CategoriaId; readonly nome: string }[]
}

/** All products by name, and all categories in their order, inactive ones included, for a form that picks some of them. */
export async function listNomesDoCardapio(tx: Tx): Promise<NomesDoCardapio> {
  const deProduto = await tx
    .select({ id: produtos.id, nome: produtos.nome })
    .from(produtos)
    .where(eq(produtos.empresaId, tx.empresaId))
    .orderBy(emPortugues(produtos.nome), produtos.id)
  const deCategoria = await tx
    .select({ id: categorias.id, nome: categorias.nome })
    .from(categorias)
    .where(eq(categorias.empresaId, tx.empresaId))
    .orderBy(...ORDEM_DAS_CATEGORIAS, categorias.id)
  return { produtos: deProduto, categorias: deCategoria }
}

/** Of these ids, those that are no product, and no category, of this company. */
export async function listForaDoCardapio(
  tx: Tx,
  ids: { readonly produtos: readonly ProdutoId[]; readonly categorias: readonly CategoriaId[] },
): Promise<typeof ids> {
  const deProduto = await tx
    .select({ id: produtos.id })
    .from(produtos)
    .where(and(eq(produtos.empresaId, tx.empresaId), inArray(produtos.id, [...ids.produtos])))
  const deCategoria = await tx
    .select({ id: categorias.id })
    .from(categorias)
    .where(and(eq(categorias.empresaId, tx.empresaId), inArray(categorias.id, [...ids.categorias])))
  return {
    produtos: ids.produtos.filter(id => !deProduto.some(achado => achado.id === id)),
    categorias: ids.categorias.filter(id => !deCategoria.some(achada => achada.id === id)),
  }
}

export interface ProdutoOferecivel {
  readonly id: ProdutoId
  readonly nome: string
  readonly categoria: string | null
  /** False while the menu does not show it. */
  readonly noCardapio: boolean
}

/** What may be offered to whoever has not asked for it, in the menu's order: all but what only an adult may buy. */
export function listOfereciveis(tx: Tx): Promise<ProdutoOferecivel[]> {
  const daCategoria = and(
    eq(categorias.empresaId, produtos.empresaId),
    eq(categorias.id, produtos.categoriaId),
  )
  return tx
    .select({
      id: produtos.id,
      nome: produtos.nome,
      categoria: categorias.nome,
      noCardapio: sql<boolean>`${produtos.ativo} and coalesce(${categorias.ativo}, false)`,
    })
    .from(produtos)
    .leftJoin(categorias, daCategoria)
    .where(
      and(
        eq(produtos.empresaId, tx.empresaId),
        or(isNull(produtos.etiquetas), notLike(produtos.etiquetas, `%${COM_ALCOOL}%`)),
      ),
    )
    .orderBy(...ORDEM_PELA_CATEGORIA, produtos.id)
}
