import type { CategoriaId, EmpresaId } from '~/domain/valores/ids'
import type { Recusa } from '~/domain/valores/recusa'
import { withTenant } from '~/server/transaction.server'
import { CATEGORIA_REPETIDA, lerCategoria } from './categoria'
import { insertCategoria, isNomeUsado, lockCategoria, updateCategoria } from './store-categorias.server'

/**
 * Saves the category's form: a new one when `id` is null (specification 2, section 5). Null for a category that this
 * company does not have. Refused: what the form refuses, and the name of another category.
 */
export function salvarCategoria(
  empresaId: EmpresaId,
  id: CategoriaId | null,
  valores: unknown,
): Promise<'salva' | { recusas: readonly Recusa[] } | null> {
  return withTenant(empresaId, async tx => {
    if (id !== null && !(await lockCategoria(tx, id))) return null
    const lida = lerCategoria(valores)
    if ('recusas' in lida) return lida
    if (await isNomeUsado(tx, lida.dados.nome, id)) return { recusas: [CATEGORIA_REPETIDA] }
    if (id === null) await insertCategoria(tx, lida.dados)
    else await updateCategoria(tx, id, lida.dados)
    return 'salva'
  })
}
