import { and, eq, inArray } from 'drizzle-orm'
import { emPortugues } from '~/domain/valores/busca.server'
import type { ProdutoId } from '~/domain/valores/ids'
import type { Tx } from '~/server/transaction.server'
import type { ProdutoDoCardapio } from './cardapio'
import { comExtras, DO_CARDAPIO, findExtras } from './store.server'
import { produtos } from './tables.server'

/**
 * Every active product with its extras, by name, or of `ids` those that are active: what the panel's order form offers
 * (specification 2, section 7). Unlike the menu it asks nothing of the category.
 */
export async function listProdutosAtivos(tx: Tx, ids?: readonly ProdutoId[]): Promise<ProdutoDoCardapio[]> {
  const linhas = await tx
    .select(DO_CARDAPIO)
    .from(produtos)
    .where(
      and(
        eq(produtos.empresaId, tx.empresaId),
        eq(produtos.ativo, true),
        ids ? inArray(produtos.id, [...ids]) : undefined,
      ),
    )
    .orderBy(emPortugues(produtos.nome))
  const extras = await findExtras(tx, linhas)
  return linhas.map(linha => comExtras(linha, extras))
}
