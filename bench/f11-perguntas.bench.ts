import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { conhecidosDe, montarQuadro } from '../app/screens/painel/quadro/leitura/dados-do-quadro'
import { CANTINA, PEDIDOS } from '../tests/world/demo'
import { openBancada } from './bancada'
import { arrive, ask, failuresOf, timeOf } from './chegadas'
import { entrar } from './entrar'
import { type Asked, compare, polled, rate, sendPatiently } from './medir'
import { amountResult, type Result, ratioResult } from './result'

/** As they come from 10,000 open menus (every 20 s), 1,000 status pages (10 s) and 300 boards (10 s). */
const PER_SECOND = { state: 500, status: 100, board: 30 }
const SECONDS = Number(process.env.COMANDA_SEGUNDOS ?? 30)
const POLLS = 600
const CLIENTS = 16
/** PostgreSQL tells what a connection has done once it has been idle for a while. */
const STATISTICS_MS = 11_000

/**
 * F11: what the safety nets cost while nothing is new: transactions per poll and p99 of as many polls as 10,000 menus, 1,000
 * status pages and 300 boards ask, and each kind against the same question with all of it read. Two readings of the events a
 * second are among the transactions.
 */
export default async function perguntas(): Promise<Result[]> {
  const bancada = await openBancada()
  const client = new pg.Client({ connectionString: bancada.databaseUrl })
  await client.connect()
  try {
    const { origin } = bancada
    const Cookie = await entrar(origin, CANTINA.email, CANTINA.senha)
    const shop = `${origin}/${CANTINA.slug}`
    const json = { Cookie, Origin: origin, 'Content-Type': 'application/json' }
    const whole = await (
      await fetch(`${origin}/home/quadro`, { method: 'POST', headers: json, body: '{}' })
    ).json()
    const known = JSON.stringify(conhecidosDe(montarQuadro(null, whole.quadro)))
    const status = await polled({ url: `${shop}/status-pedido/id/${PEDIDOS.pendente.numero}/leitura` })
    const board = await polled({ url: `${origin}/home/quadro`, method: 'POST', headers: json, body: known })
    const open = await polled({ url: `${origin}/home/pendentes`, headers: { Cookie } })
    const state = { url: `${shop}/estado` }
    const kinds = [
      ...Array(PER_SECOND.state).fill(state),
      ...Array(PER_SECOND.status).fill(status.again),
      ...Array(PER_SECOND.board).fill(board.again),
    ]
    await sendPatiently(state.url)

    let n = 0
    const before = await transactions(client)
    // By steps that reach every one of them, so that the kinds are mixed.
    const visits = await arrive(kinds.length, SECONDS, due => ask(kinds[(n++ * 197) % kinds.length], due))
    const done = (await transactions(client)) - before
    const mixed = `${visits.length} polls at ${kinds.length}/s`
    const amount = (what: string, unit: string, atMost: number, digits: number, value: number) =>
      amountResult({ id: 'F11', what, unit, goal: { atMost }, n: mixed, digits }, value)
    const against = async (what: string, { again, all }: Awaited<ReturnType<typeof polled>>) => {
      const measure = ({ url, ...options }: Asked) =>
        rate(POLLS, CLIENTS, async () => {
          const answer = await sendPatiently(url, options)
          if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`)
        })
      const medida = await compare(
        () => measure(again),
        () => measure(all),
      )
      const times = `${medida.rounds} rounds of ${POLLS}, ${CLIENTS} clients`
      return ratioResult(
        {
          id: 'F11',
          what: `polls that find nothing new, against read in whole: ${what}`,
          unit: 'polls/s',
          n: times,
        },
        medida,
      )
    }
    return [
      amount('transactions of the database per poll', '', 0.01, 4, done / visits.length),
      amount(
        'polls of 10,000 menus, 1,000 status pages and 300 boards, p99',
        'ms',
        100,
        0,
        timeOf(visits, 0.99),
      ),
      amount('the same: failed', 'polls', 0, 0, failuresOf(visits)),
      await against('status page', status),
      await against('board', board),
      await against('open orders', open),
    ]
  } finally {
    await client.end()
    await bancada.stop()
  }
}

async function transactions(client: pg.Client): Promise<number> {
  await pause(STATISTICS_MS)
  const { rows } = await client.query<{ done: string }>(
    'select xact_commit + xact_rollback as done from pg_stat_database where datname = current_database()',
  )
  return Number(rows[0]?.done)
}
