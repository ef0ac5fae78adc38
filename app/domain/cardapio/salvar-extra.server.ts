import type { EmpresaId, ExtraId } from '~/domain/valores/ids'
import type { Recusa } from '~/domain/valores/recusa'
import { withTenant } from '~/server/transaction.server'
import { lerExtra } from './extra'
import { insertExtra, lockExtra, updateExtra } from './store-extras.server'

/**
 * Saves the extra item's form: a new one when `id` is null (specification 2, section 5). Null for an extra item that
 * this company does not have. Refused: what the form refuses. Orders keep the name and price that they were made with.
 */
export function salvarExtra(
  empresaId: EmpresaId,
  id: ExtraId | null,
  valores: unknown,
): Promise<'salvo' | { recusas: readonly Recusa[] } | null> {
  return withTenant(empresaId, async tx => {
    if (id !== null && !(await lockExtra(tx, id))) return null
    const lido = lerExtra(valores)
    if ('recusas' in lido) return lido
    if (id === null) await insertExtra(tx, lido.dados)
    else await updateExtra(tx, id, lido.dados)
    return 'salvo'
  })
}
