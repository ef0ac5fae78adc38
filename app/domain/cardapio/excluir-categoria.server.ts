import type { CategoriaId, EmpresaId } from '~/domain/valores/ids'
import type { Recusa } from '~/domain/valores/recusa'
import { unlessViolated } from '~/server/constraints.server'
import { withTenant } from '~/server/transaction.server'
import { CATEGORIA_COM_PRODUTOS } from './categoria'
import { deleteCategoria } from './store-categorias.server'

/**
 * Deletes a category; null when this company has none of that id. Refused while products are linked: the foreign key
 * says so, which no product saved at the same moment can slip past.
 */
export function excluirCategoria(empresaId: EmpresaId, id: CategoriaId): Promise<'excluida' | Recusa | null> {
  return withTenant(empresaId, tx =>
    unlessViolated('produtos_categoria', CATEGORIA_COM_PRODUTOS, async () =>
      (await deleteCategoria(tx, id)) ? 'excluida' : null,
    ),
  )
}
