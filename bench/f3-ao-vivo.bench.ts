import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { CANTINA } from '../tests/world/demo'
import { openBancada } from './bancada'
import { entrar } from './entrar'
import { compare, percentile } from './medir'
import { fazerPedidos, modeloDePedido } from './muitos-pedidos'
import { amountResult, type Result, ratioResult } from './result'

const BOARDS = 300
/** As many as one session may have. */
const PER_SESSION = 5
const COMMITS = 100
const ORDERS = 200
const BETWEEN_MS = 20
const HEARD_MS = 3_000

/**
 * F3: from the commit of an event to its delivery to 300 boards of one company, against one board alone; and the events
 * of real orders that a board did not get. The event is committed by this process, as one of another node is, so that
 * the work of the order itself is not measured.
 */
export default async function aoVivo(): Promise<Result[]> {
  const bancada = await openBancada()
  const client = new pg.Client({ connectionString: bancada.databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>('select id from empresas where slug = $1', [
      CANTINA.slug,
    ])
    const tell = (id: number) =>
      client.query('select pg_notify($1, $2)', [
        'comanda_live',
        JSON.stringify(['bench', [Number(rows[0]?.id), 'pedido-mudou', id]]),
      ])
    const one = await openBoards(bancada.origin, 1)
    const p99 = async (boards: Boards) => {
      const delays: number[] = []
      for (let n = 0; n < COMMITS; n++) {
        const id = 10_000_000 + n
        const heard = boards.hear(id, delays)
        await tell(id)
        await heard
        await pause(BETWEEN_MS)
      }
      return percentile(delays, 0.99)
    }
    await p99(one)
    // The single board is measured while the others are not there, so they are opened and closed in each round.
    const medida = await compare(
      async () => {
        const all = await openBoards(bancada.origin, BOARDS)
        const figure = await p99(all)
        all.close()
        await pause(500)
        return figure
      },
      () => p99(one),
    )
    const all = await openBoards(bancada.origin, BOARDS)
    const modelo = await modeloDePedido(bancada)
    const { rows: before } = await client.query('select coalesce(max(id), 0) as last from eventos')
    await fazerPedidos(bancada, modelo, ORDERS)
    await pause(HEARD_MS)
    const { rows: told } = await client.query<{ id: string }>(
      `select objeto_id as id from eventos where empresa_id = $1 and tipo = 'pedido-feito' and id > $2`,
      [rows[0]?.id, before[0]?.last],
    )
    const lost = all.lost(told.map(({ id }) => Number(id)))
    all.close()
    one.close()
    return [
      ratioResult(
        {
          id: 'F3',
          what: `commit to delivery at ${BOARDS} boards, p99, against one board`,
          unit: 'ms',
          goal: { atMost: 3.5 },
          n: `${medida.rounds} rounds of ${COMMITS} events`,
          digits: 1,
        },
        medida,
      ),
      amountResult(
        {
          id: 'F3',
          what: `events of orders that a board did not get, or got twice, of ${BOARDS} boards`,
          unit: 'events',
          goal: { atMost: 0 },
          n: `${ORDERS} orders`,
        },
        lost,
      ),
    ]
  } finally {
    await client.end()
    await bancada.stop()
  }
}

type Boards = Awaited<ReturnType<typeof openBoards>>

/** So many live streams of the Cantina, in sessions of five. */
async function openBoards(origin: string, boards: number) {
  const heard: Array<(id: number, at: number) => void> = []
  const got = Array.from({ length: boards }, () => [] as number[])
  const requests: Array<{ destroy(): void }> = []
  for (let first = 0; first < boards; first += PER_SESSION) {
    const Cookie = await entrar(origin, CANTINA.email, CANTINA.senha)
    for (let board = first; board < Math.min(boards, first + PER_SESSION); board++) {
      requests.push(
        await openBoard(origin, Cookie, id => {
          got[board]?.push(id)
          for (const hear of heard) hear(id, performance.now())
        }),
      )
    }
  }
  return {
    /** Resolves when every board has the event; adds to `delays` how long each took. */
    hear(wanted: number, delays: number[]) {
      const begun = performance.now()
      return new Promise<void>(resolve => {
        let left = boards
        const hear = (id: number, at: number) => {
          if (id !== wanted) return
          delays.push(at - begun)
          if (--left > 0) return
          heard.splice(heard.indexOf(hear), 1)
          resolve()
        }
        heard.push(hear)
      })
    },
    /** How many of these events the boards did not get, and how many others or doubles they got. */
    lost: (told: readonly number[]) =>
      got.reduce((sum, ids) => {
        const missed = told.filter(id => !ids.includes(id)).length
        return sum + missed + ids.length - (told.length - missed)
      }, 0),
    close() {
      for (const request of requests) request.destroy()
    },
  }
}

/**
 * With as little work as Node allows, because the boards are read on the processors that also send to them: from the
 * socket, with the chunks' lengths between the events.
 */
function openBoard(origin: string, Cookie: string, onEvent: (id: number) => void) {
  return new Promise<{ destroy(): void }>((resolve, reject) => {
    const { hostname, port, host } = new URL(origin)
    let text = ''
    const read = (part: string) => {
      if (/^HTTP.1.1 (?!200)/.test(part)) return reject(new Error(part))
      text += part
      const whole = text.lastIndexOf('\n\n')
      for (const [, id] of text.slice(0, whole + 1).matchAll(/"id":(\d{8})/g)) onEvent(Number(id))
      text = text.slice(whole + 1)
      resolve(socket)
    }
    const buffer = Buffer.alloc(4_096)
    const callback = (bytes: number) => {
      read(buffer.toString('latin1', 0, bytes))
      return true
    }
    const onread = { buffer, callback }
    const socket = connect({ host: hostname, port: Number(port), onread })
    socket.on('error', reject)
    const head = ['GET /home/ao-vivo HTTP/1.1', `Host: ${host}`, `Cookie: ${Cookie}`]
    socket.write([...head, 'Accept: text/event-stream', '', ''].join('\r\n'))
  })
}
