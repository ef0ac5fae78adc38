import { FEITO, NAO_EXISTE, negar, type Resultado } from '~/domain/respostas/resultado'
import type { CategoriaId, EmpresaId } from '~/domain/valores/ids'
import { unlessViolated } from '~/server/constraints.server'
import { withTenant } from '~/server/transaction.server'
import { CATEGORIA_COM_PRODUTOS } from './categoria'
import { deleteCategoria } from './store-categorias.server'

/**
 * Deletes a category. Refused when this company has none of that id, and while products are linked: the foreign key
 * decides, so a product saved at the same moment cannot slip past.
 */
export function excluirCategoria(empresaId: EmpresaId, id: CategoriaId): Promise<Resultado> {
  return withTenant(empresaId, tx =>
    unlessViolated<Resultado>('produtos_categoria', negar(CATEGORIA_COM_PRODUTOS), async () =>
      (await deleteCategoria(tx, id)) ? FEITO : NAO_EXISTE,
    ),
  )
}
