import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openCluster } from '../app/server/embedded-postgres/embedded-postgres.server'
import { temporaryFolder } from '../tests/world/processo/pasta'
import { type Servidor, startServidor } from '../tests/world/processo/servidor'
import { compare } from './medir'
import { fazerPedidos, modeloDePedido, pedirNosDois } from './muitos-pedidos'
import { ouvirQuadros } from './ouvir-quadros'
import { amountResult, type Result, ratioResult } from './result'

const ORDERS = 1_000
const TWICE = 200
const HEARD_MS = 3_000

/**
 * F9: two processes on one PostgreSQL against one: orders per second, events that a board of the other one lost or got
 * twice, and orders that both were sent at once.
 */
export default async function doisProcessos(): Promise<Result[]> {
  const folder = await temporaryFolder('bench')
  const cluster = await openCluster({ dataDir: join(folder, 'postgres') })
  const servidores: Servidor[] = []
  const start = async (name: string, demo: string) => {
    const env = { DATABASE_URL: cluster.url, COMANDA_LIMITES: '1000000000', SECRET: 'bench' }
    const servidor = await startServidor({ ...env, COMANDA_DADOS: join(folder, name), COMANDA_DEMO: demo })
    servidores.push(servidor)
    return servidor
  }
  try {
    const one = await start('one', '1')
    const two = await start('two', '0')
    const modelo = await modeloDePedido({ origin: one.origin, databaseUrl: cluster.url })
    await fazerPedidos([one, two], modelo, 200)
    const medida = await compare(
      () => fazerPedidos([one, two], modelo, ORDERS),
      () => fazerPedidos(one, modelo, ORDERS),
    )
    const board = await ouvirQuadros(two.origin, 1)
    await fazerPedidos(one, modelo, ORDERS)
    await pause(HEARD_MS)
    const [heard = []] = board.heard
    board.close()
    const different = new Set(heard).size
    let doubled = 0
    for (let n = 0; n < TWICE; n++) {
      if ((await pedirNosDois([one, two], modelo, randomUUID())).size !== 1) doubled++
    }
    const events = (what: string, unit: string, value: number, n: string) =>
      amountResult({ id: 'F9', what, unit, goal: { atMost: 0 }, n }, value)
    const n = `${medida.rounds} rounds of ${ORDERS} orders, 16 clients`
    const what = 'orders by two processes, against one'
    return [
      ratioResult({ id: 'F9', what, unit: 'orders/s', goal: { atLeast: 0.9 }, n }, medida),
      events(
        'orders of one process that a board at the other did not hear, or heard twice',
        'events',
        Math.abs(ORDERS - different) + heard.length - different,
        `${ORDERS} orders`,
      ),
      events('orders sent to both at once that became two', 'orders', doubled, `${TWICE} orders`),
    ]
  } finally {
    await Promise.all(servidores.map(servidor => servidor.end('SIGTERM')))
    await cluster.release()
    await rm(folder, { recursive: true, force: true })
  }
}
