import type { ClienteId, EmpresaId } from '~/domain/valores/ids'
import type { Recusa } from '~/domain/valores/recusa'
import { unlessViolated } from '~/server/constraints.server'
import { withTenant } from '~/server/transaction.server'
import { CLIENTE_COM_PEDIDOS } from './cliente-do-painel'
import { deleteCliente } from './store-painel.server'

/**
 * Deletes a customer; null when this company has none of that id. Refused when there are orders: the foreign key says
 * so, because orders are a noun above this one.
 */
export function excluirCliente(empresaId: EmpresaId, id: ClienteId): Promise<'excluido' | Recusa | null> {
  return withTenant(empresaId, tx =>
    unlessViolated('pedidos_cliente', CLIENTE_COM_PEDIDOS, async () =>
      (await deleteCliente(tx, id)) ? 'excluido' : null,
    ),
  )
}
