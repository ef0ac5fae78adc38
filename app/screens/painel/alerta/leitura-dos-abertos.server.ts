import { recusarSem } from '~/domain/empresas/direitos'
import { listAbertos } from '~/domain/pedidos/andamento/store-consulta.server'
import { withTenant } from '~/server/database/transaction.server'
import type { Painel } from '../porta.server'
import type { LeituraDosAbertos } from './leitura-dos-abertos'

/** Reads the open orders; none for a member who may not see the board, and none once the trial is over (plano-4). */
export async function lerAbertos({ empresa, membro, quadroFechado }: Painel): Promise<LeituraDosAbertos> {
  const agora = new Date()
  if (quadroFechado || recusarSem('ver o quadro', membro)) return { agora: agora.getTime(), pedidos: [] }
  const abertos = await withTenant(empresa.id, listAbertos)
  return {
    agora: agora.getTime(),
    pedidos: abertos.map(({ id, status, dataPedido }) => ({ id, status, dataPedido: dataPedido.getTime() })),
  }
}
