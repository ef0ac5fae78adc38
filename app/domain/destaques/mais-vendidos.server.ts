import { listIds } from '~/domain/empresas/store.server'
import { listMaisVendidos } from '~/domain/pedidos/andamento/store-das-vendas.server'
import { type Tx, withTenant } from '~/server/database/transaction.server'
import { log } from '~/server/log.server'
import type { Job } from '~/server/timed/timed-work.server'
import { type Modos, readModos, replaceDestacados } from './store.server'

/** More than are shown, for when some of them are sold out. */
const CONTADOS = 30

/**
 * Writes down what sold most, for lists that show it. So a menu is read without counting orders; it is counted when an owner asks
 * for it, and each night (decision 077).
 */
export async function contarVendas(tx: Tx, modos: Modos, agora: Date): Promise<void> {
  if (modos.destaques === 'vendas') {
    const vendidos = await listMaisVendidos(tx, agora, CONTADOS)
    await replaceDestacados(tx, { lista: 'destaques', pelasVendas: true }, vendidos)
  }
}

export const MAIS_VENDIDOS: Job = {
  name: 'mais vendidos',
  due: { at: '04:30', zone: 'America/Sao_Paulo' },
  async run(agora, parando) {
    for (const empresaId of await listIds()) {
      if (parando.aborted) return
      await withTenant(empresaId, async tx => contarVendas(tx, await readModos(tx), agora)).catch(err =>
        // The others have theirs, and this one keeps what it had until tomorrow.
        log.error({ err, empresaId }, 'what sold most was not counted'),
      )
    }
  },
}
