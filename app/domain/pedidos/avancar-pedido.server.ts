import { recusarQuadro } from '~/domain/empresas/plano'
import { readEmpresa } from '~/domain/empresas/store.server'
import type { ContaId, EmpresaId, PedidoId } from '~/domain/valores/ids'
import { horaLocal } from '~/domain/valores/instante'
import { ehRecusa, type Recusa, recusar } from '~/domain/valores/recusa'
import { tell, withTenant } from '~/server/transaction.server'
import { avancar, lerStatus, type Status } from './status'
import { insertPasso, lockPedido, updateStatus } from './store.server'

/**
 * 'Avançar Status' (specification 2, section 4), from the status that the user saw (decision 22). Answers the new
 * status, or null for an order that this company does not have. Refused: somebody moved the order meanwhile, the last
 * status, an expired trial.
 */
export function avancarPedido(
  empresaId: EmpresaId,
  id: PedidoId,
  { statusVisto, por, agora }: { statusVisto: string; por: ContaId; agora: Date },
): Promise<Status | Recusa | null> {
  return withTenant(empresaId, async tx => {
    const empresa = await readEmpresa(tx)
    const expirado = recusarQuadro(empresa, horaLocal(agora, empresa.fusoHorario).data)
    if (expirado) return expirado
    const pedido = await lockPedido(tx, id)
    if (!pedido) return null
    if (pedido.status !== statusVisto) {
      return recusar('Pedido Atualizado', `O pedido já mudou para ${pedido.status}. O quadro foi atualizado.`)
    }
    const mudanca = avancar(pedido, agora)
    if (ehRecusa(mudanca)) return mudanca
    await updateStatus(tx, id, mudanca)
    await insertPasso(tx, id, { por, de: lerStatus(pedido.status), para: mudanca.status, em: agora })
    tell(tx, { kind: 'pedido-mudou', id })
    return mudanca.status
  })
}
