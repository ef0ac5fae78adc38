import type { Empresa } from '~/domain/empresas/store.server'
import { listAbertos } from '~/domain/pedidos/store-consulta.server'
import { withTenant } from '~/server/transaction.server'
import { testeAgora } from '../teste'
import type { Leitura } from './leitura'

/** Of nothing once the trial is over: no order leaves the server then (decision 13). */
export async function lerAbertos(empresa: Empresa): Promise<Leitura> {
  const agora = new Date()
  if (testeAgora(empresa, agora).expirado) return { agora: agora.getTime(), pedidos: [] }
  const abertos = await withTenant(empresa.id, listAbertos)
  return {
    agora: agora.getTime(),
    pedidos: abertos.map(({ id, status, dataPedido }) => ({ id, status, dataPedido: dataPedido.getTime() })),
  }
}
