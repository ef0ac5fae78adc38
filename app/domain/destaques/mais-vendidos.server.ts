import { listIds } from '~/domain/empresas/store.server'
import { listCompradosJuntos, listMaisVendidos } from '~/domain/pedidos/andamento/store-das-vendas.server'
import { type Tx, withTenant } from '~/server/database/transaction.server'
import { log } from '~/server/log.server'
import type { Job } from '~/server/timed/timed-work.server'
import { type Modos, readModos, replaceDestacados, replaceJuntos } from './store.server'

/** More than are shown, for when some of them are sold out. */
const CONTADOS = 30

/** Every menu carries them, some 2 kB: they are found for what most people buy. */
const PARES_CONTADOS = 200

/**
 * Writes down what sold most, for lists that show it. So a menu is read without counting orders; it is counted when an owner asks
 * for it, and each night (decision 077).
 */
export async function contarVendas(tx: Tx, modos: Modos, agora: Date): Promise<void> {
  if (modos.destaques === 'vendas') {
    const vendidos = await listMaisVendidos(tx, agora, CONTADOS)
    await replaceDestacados(tx, { lista: 'destaques', pelasVendas: true }, vendidos)
  }
  if (modos.tambem === 'vendas') await replaceJuntos(tx, await listCompradosJuntos(tx, agora, PARES_CONTADOS))
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
