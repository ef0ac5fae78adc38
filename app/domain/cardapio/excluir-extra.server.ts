import type { EmpresaId, ExtraId } from '~/domain/valores/ids'
import type { Recusa } from '~/domain/valores/recusa'
import { unlessViolated } from '~/server/constraints.server'
import { withTenant } from '~/server/transaction.server'
import { EXTRA_COM_PRODUTOS } from './extra'
import { deleteExtra } from './store-extras.server'

/** Deletes an extra item; null when this company has none of that id. Refused while products are linked to it. */
export function excluirExtra(empresaId: EmpresaId, id: ExtraId): Promise<'excluido' | Recusa | null> {
  return withTenant(empresaId, tx =>
    unlessViolated('produto_itens_extra_extra', EXTRA_COM_PRODUTOS, async () =>
      (await deleteExtra(tx, id)) ? 'excluido' : null,
    ),
  )
}
