import { recusarPorPlano } from '~/domain/empresas/plano'
import type { Empresa } from '~/domain/empresas/store.server'
import { listTurnos } from '~/domain/horarios/store.server'
import type { RegrasDaLoja } from '~/domain/pedidos/impedimentos'
import { horaLocal } from '~/domain/valores/instante'
import type { Tx } from '~/server/transaction.server'

/** What the company requires of an order at `agora`; both the menu's page and the verb read it here. */
export async function readRegrasDaLoja(tx: Tx, empresa: Empresa, agora: Date): Promise<RegrasDaLoja> {
  const fuso = empresa.fusoHorario
  return {
    suspensa: recusarPorPlano(empresa, horaLocal(agora, fuso).data),
    turnos: await listTurnos(tx),
    fuso,
  }
}
