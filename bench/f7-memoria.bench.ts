import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { temporaryFolder } from '../tests/world/processo/pasta'
import { type Bancada, openBancada } from './bancada'
import { encherCardapio } from './cardapio-cheio'
import { ROUNDS, rate, send, spreadOf } from './medir'
import { fazerPedidos, modeloDePedido } from './muitos-pedidos'
import { ouvirQuadros } from './ouvir-quadros'
import { amountResult, type Result } from './result'

const IDLE_MS = 10_000
const MENUS = 10_000
const ORDERS = 2_000
const BOARDS = 300
const HEARD = 200

/** F7: what the server's process keeps in memory, idle and after the loads of F1 to F3; each round is a start of its own. */
export default async function memoria(): Promise<Result[]> {
  const folder = await temporaryFolder('bench')
  try {
    const planted = await comBancada(folder, async bancada => {
      await encherCardapio(bancada.databaseUrl, 100)
      await pause(IDLE_MS)
      return residentMB(bancada.pid)
    })
    const rounds: Loads[] = []
    while (rounds.length < ROUNDS) rounds.push(await comBancada(folder, oneRound))
    const line = (what: string, load: keyof Loads, atMost: number) =>
      amountResult(
        { id: 'F7', what, unit: 'MB', goal: { atMost }, n: `${ROUNDS} starts` },
        spreadOf(rounds.map(round => round[load])),
      )
    const first = 'memory of the process, idle after the first start, which plants the demo'
    return [
      amountResult({ id: 'F7', what: first, unit: 'MB', goal: { atMost: 150 }, n: '1' }, planted),
      line('memory of the process, idle', 'idle', 150),
      line(`after ${MENUS} menus`, 'menus', 300),
      line(`and after ${ORDERS} orders`, 'orders', 300),
      line(`and after ${BOARDS} boards that hear ${HEARD} orders`, 'boards', 300),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function comBancada<T>(folder: string, work: (bancada: Bancada) => Promise<T>): Promise<T> {
  const bancada = await openBancada({ COMANDA_DEMO: '1' }, folder)
  try {
    return await work(bancada)
  } finally {
    await bancada.stop()
  }
}

interface Loads {
  readonly idle: number
  readonly menus: number
  readonly orders: number
  readonly boards: number
}

async function oneRound(bancada: Bancada): Promise<Loads> {
  await pause(IDLE_MS)
  const idle = await residentMB(bancada.pid)
  await rate(MENUS, 16, async () => {
    await send(`${bancada.origin}/cantina-da-nona`, { headers: { 'Accept-Encoding': 'gzip' } })
  })
  const menus = await residentMB(bancada.pid)
  const modelo = await modeloDePedido(bancada)
  await fazerPedidos(bancada, modelo, ORDERS)
  const orders = await residentMB(bancada.pid)
  const quadros = await ouvirQuadros(bancada.origin, BOARDS)
  await fazerPedidos(bancada, modelo, HEARD)
  const boards = await residentMB(bancada.pid)
  quadros.close()
  return { idle, menus, orders, boards }
}

async function residentMB(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) / 1_000
}
