import { and, eq, inArray } from 'drizzle-orm'
import { emPortugues } from '~/domain/listas/busca.server'
import type { ProdutoId } from '~/domain/valores/ids'
import type { Tx } from '~/server/transaction.server'
import type { ProdutoDoCardapio } from './cardapio'
import { comExtras, DO_CARDAPIO, findExtras } from './store.server'
import { produtos } from './tables.server'

/**
 * Active products with their extras, by name: all of them, or those among `ids`. The panel's order form offers them
 * (balcao-6); unlike the public menu it also offers a product whose category is inactive.
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
