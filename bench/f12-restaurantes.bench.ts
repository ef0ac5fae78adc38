import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { conhecidosDe, montarQuadro } from '../app/screens/painel/quadro/leitura/dados-do-quadro'
import { CANTINA, PEDIDOS } from '../tests/world/demo'
import { openBancada } from './bancada'
import { entrar } from './entrar'
import { type Asked, polled, ROUNDS, rate, sendPatiently, spreadOf } from './medir'
import { CLIENTS, fazerPedidos, modeloDePedido } from './muitos-pedidos'
import { ouvirQuadros } from './ouvir-quadros'
import { amountResult, type Result } from './result'

const ORDERS = 100
const OPEN = 15
const POLLS = 600
const PAGES = 2_000
const BOARDS = 20
const TOLD = 300
const STEPS = ['Pendente', 'Em Preparação', 'Em Rota']

/** Of a restaurant with 100 orders a day, in the busiest hour of a Friday: 1.6 times the mean, a fifth of the day in one hour. */
const ORDERS_PER_SECOND = (100 * 1.6 * 0.2) / 3_600
/** A minute of it has half as much again. */
const WORST_MINUTE = 1.5
/** Pages seen before an order, each open for 150 s; a quarter of the customers look at the status for 45 min; 1.3 boards. */
const [PAGES_PER_ORDER, PAGE_S] = [8, 150]
const STATUS_OPEN = ORDERS_PER_SECOND * 0.25 * 2_700
const BOARDS_OPEN = 1.3
/** Each order and each of its steps is told to boards and customer, who read it, and once more with the next poll. */
const READINGS_PER_EVENT = 2

/**
 * What comes in a second from one restaurant. Of 10,000 these are 89 orders, and 14,400 polls that find nothing new: those of status
 * pages as if no stream were open.
 */
const PER_SECOND = {
  order: ORDERS_PER_SECOND,
  step: ORDERS_PER_SECOND * STEPS.length,
  page: ORDERS_PER_SECOND * PAGES_PER_ORDER,
  state: (ORDERS_PER_SECOND * PAGES_PER_ORDER * PAGE_S) / 15,
  status: STATUS_OPEN / 10,
  board: BOARDS_OPEN / 10,
  statusRead: ORDERS_PER_SECOND * (1 + STEPS.length) * 0.25 * READINGS_PER_EVENT,
  boardRead: ORDERS_PER_SECOND * (1 + STEPS.length) * BOARDS_OPEN * READINGS_PER_EVENT,
  // With a heartbeat every 15 s.
  told: ORDERS_PER_SECOND * (1 + STEPS.length) * (0.25 + BOARDS_OPEN) + (STATUS_OPEN + BOARDS_OPEN) / 15,
}
type Kind = keyof typeof PER_SECOND

const NAMES: Record<Kind, string> = {
  order: 'order',
  step: 'step of an order',
  page: 'menu page from memory',
  state: "menu's state, unchanged",
  status: 'status page, nothing new',
  board: 'board, nothing new',
  statusRead: 'status page, read whole',
  boardRead: `board of ${OPEN} open orders, read whole`,
  told: 'event or heartbeat of a stream',
}

/**
 * F12: how many restaurants of 100 orders a day one core serves, database included, so that the worst minute of a Friday fills it:
 * from the processor time of server and PostgreSQL for each thing that happens. Scripts and pictures are not counted, which
 * browsers and proxies keep, nor sign-ins. It prints what each takes. Linux only.
 */
export default async function restaurantes(): Promise<Result[]> {
  const bancada = await openBancada()
  const client = new pg.Client({ connectionString: bancada.databaseUrl })
  await client.connect()
  try {
    const { origin } = bancada
    const shop = `${origin}/${CANTINA.slug}`
    const Cookie = await entrar(origin, CANTINA.email, CANTINA.senha)
    const headers = { Cookie, Origin: origin, 'Content-Type': 'application/json' }
    const modelo = await modeloDePedido(bancada)
    const { rows } = await client.query<{ backend: number; id: string }>(
      'select pg_backend_pid() as backend, id from empresas where slug = $1',
      [CANTINA.slug],
    )
    const [{ backend, id: empresa } = { backend: 0, id: '' }] = rows
    const postmaster = Number(processes().find(({ pid }) => pid === backend)?.parent)
    const used = () => cpuMs(bancada.pid, postmaster)

    const times = async (n: number, asked: Asked) => {
      await rate(n, CLIENTS, async () => {
        const { status, body } = await sendPatiently(asked.url, asked)
        if (status !== (asked.wanted ?? 200)) throw new Error(`${asked.url}: ${status} ${body}`)
      })
      return n
    }
    const advance = async () => {
      let steps = 0
      for (const status of STEPS) {
        const { rows } = await client.query<{ id: string }>(
          'select id from pedidos where empresa_id = $1 and status = $2 order by data_pedido desc limit $3',
          [empresa, status, ORDERS],
        )
        await rate(rows.length, CLIENTS, async n => {
          const { status: answered } = await sendPatiently(`${origin}/home/pedidos/${rows[n]?.id}/avanco`, {
            method: 'POST',
            headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
            body: new URLSearchParams({ status }).toString(),
          })
          if (answered !== 200) throw new Error(`a step was answered ${answered}`)
        })
        steps += rows.length
      }
      return steps
    }
    const tell = async () => {
      for (let n = 0; n < TOLD; n++) {
        const event = JSON.stringify(['bench', [Number(empresa), 'pedido-mudou', 10_000_000 + n]])
        await client.query('select pg_notify($1, $2)', ['comanda_live', event])
        await pause(5)
      }
      return TOLD * BOARDS
    }

    await fazerPedidos(bancada, modelo, ORDERS)
    await advance()
    await fazerPedidos(bancada, modelo, OPEN)
    const perKind = new Map<Kind, number[]>()
    const measure = async (kind: Kind, work: () => Promise<number>) => {
      const before = used()
      const n = await work()
      perKind.set(kind, [...(perKind.get(kind) ?? []), (used() - before) / n])
    }
    for (let round = 0; round < ROUNDS; round++) {
      await measure('order', async () => {
        await fazerPedidos(bancada, modelo, ORDERS)
        return ORDERS
      })
      await measure('step', advance)
      const status = await polled({ url: `${shop}/status-pedido/id/${PEDIDOS.pendente.numero}/leitura` })
      const whole = await (
        await fetch(`${origin}/home/quadro`, { method: 'POST', headers, body: '{}' })
      ).json()
      const body = JSON.stringify(conhecidosDe(montarQuadro(null, whole.quadro)))
      const board = await polled({ url: `${origin}/home/quadro`, method: 'POST', headers, body })
      const encoded = { 'Accept-Encoding': 'gzip' }
      const state = await fetch(`${shop}/estado`, { headers: encoded })
      const page = { url: shop, headers: encoded }
      const known = { ...encoded, 'If-None-Match': state.headers.get('ETag') ?? '' }
      await measure('page', () => times(PAGES, page))
      await measure('state', () => times(PAGES, { url: `${shop}/estado`, headers: known, wanted: 304 }))
      await measure('status', () => times(POLLS, status.again))
      await measure('board', () => times(POLLS, board.again))
      await measure('statusRead', () => times(POLLS, status.all))
      await measure('boardRead', () => times(POLLS, board.all))
      const boards = await ouvirQuadros(origin, BOARDS)
      await measure('told', tell)
      boards.close()
    }

    const kinds = Object.keys(PER_SECOND) as Kind[]
    const costs = (round: number) =>
      kinds.reduce((sum, kind) => sum + PER_SECOND[kind] * Number(perKind.get(kind)?.[round]), 0)
    const perCore = Array.from({ length: ROUNDS }, (_, round) => 1_000 / WORST_MINUTE / costs(round))
    const n = `${ROUNDS} rounds of ${ORDERS} orders, ${POLLS} polls and ${TOLD} events at ${BOARDS} boards`
    for (const kind of kinds)
      console.log(
        `${NAMES[kind]}: ${spreadOf(perKind.get(kind) ?? []).median.toFixed(2)} ms of server and database, ${PER_SECOND[kind].toFixed(3)}/s a restaurant`,
      )
    return [
      amountResult(
        { id: 'F12', what: 'restaurants of 100 orders a day per core', unit: '', n },
        spreadOf(perCore),
      ),
    ]
  } finally {
    await client.end()
    await bancada.stop()
  }
}

/** By the server, and by PostgreSQL with those of its processes that have ended. */
function cpuMs(server: number, postmaster: number): number {
  return processes()
    .filter(({ pid, parent }) => pid === server || pid === postmaster || parent === postmaster)
    .reduce((sum, { ms, endedMs, pid }) => sum + ms + (pid === postmaster ? endedMs : 0), 0)
}

const TICK_MS = 10

function processes() {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        const [, parent, ...fields] = stat
          .slice(stat.lastIndexOf(') ') + 2)
          .split(' ')
          .map(Number)
        const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(9)
        const [ms, endedMs] = [(user + system) * TICK_MS, (endedUser + endedSystem) * TICK_MS]
        return [{ pid: Number(name), parent, ms, endedMs }]
      } catch {
        // It has ended since.
        return []
      }
    })
}
