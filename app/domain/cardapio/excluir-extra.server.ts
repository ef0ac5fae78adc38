import { FEITO, NAO_EXISTE, negar, type Resultado } from '~/domain/respostas/resultado'
import type { EmpresaId, ExtraId } from '~/domain/valores/ids'
import { unlessViolated } from '~/server/constraints.server'
import { withTenant } from '~/server/transaction.server'
import { EXTRA_COM_PRODUTOS } from './extra'
import { deleteExtra } from './store-extras.server'

/** Deletes an extra item. Refused when this company has none of that id, and while products are linked to it. */
export function excluirExtra(empresaId: EmpresaId, id: ExtraId): Promise<Resultado> {
  return withTenant(empresaId, tx =>
    unlessViolated<Resultado>('produto_itens_extra_extra', negar(EXTRA_COM_PRODUTOS), async () =>
      (await deleteExtra(tx, id)) ? FEITO : NAO_EXISTE,
    ),
  )
}
