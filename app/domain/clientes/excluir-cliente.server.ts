import { FEITO, NAO_EXISTE, negar, type Resultado } from '~/domain/respostas/resultado'
import type { ClienteId, EmpresaId } from '~/domain/valores/ids'
import { unlessViolated } from '~/server/constraints.server'
import { withTenant } from '~/server/transaction.server'
import { CLIENTE_COM_PEDIDOS } from './cliente-do-painel'
import { deleteCliente } from './store-painel.server'

/**
 * Deletes a customer. Refused when this company has none of that id, and when there are orders: the foreign key
 * decides, because this noun may not ask `pedidos`, which stands above it.
 */
export function excluirCliente(empresaId: EmpresaId, id: ClienteId): Promise<Resultado> {
  return withTenant(empresaId, tx =>
    unlessViolated<Resultado>('pedidos_cliente', negar(CLIENTE_COM_PEDIDOS), async () =>
      (await deleteCliente(tx, id)) ? FEITO : NAO_EXISTE,
    ),
  )
}
