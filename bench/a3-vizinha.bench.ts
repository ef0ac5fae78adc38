import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pause } from '../app/browser/pause'
import { copiarCantina } from '../tests/world/plantado/loja-copiada'
import { openBancada } from './bancada'
import { arrive, timeOf } from './chegadas'
import { compare } from './medir'
import { abrirMultidao } from './multidao'
import { type Result, ratioResult } from './result'

const PER_SECOND = 20
/** In less time the p99 would be the second longest wait of all, and the verdict a matter of luck. */
const SECONDS = 30
/** Ten times the busiest minutes, of six orders each, of a shop that takes 300 in an evening. */
const ORDERS = 1
/** During its first seconds the crowd's process compiles what it runs; a neighbour's p99 was twice as long after one second of it. */
const ALREADY_S = 5

/**
 * A3 of docs/quality.md: how long a shop's customers wait while ten times as many as on a full evening come to another shop,
 * with all that they ask on the way, against the same without them. The crowd is a process of its own, so that what waits for its turn there does not
 * count as waiting for the server; all of them share the processors.
 */
export default async function vizinha(): Promise<Result[]> {
  const bancada = await openBancada()
  try {
    const { slug } = await copiarCantina(bancada.databaseUrl)
    const neighbour = await abrirMultidao(bancada, slug)
    const lines: Result[] = []
    for (const [what, visit] of [
      ['order', neighbour.pedir],
      ['menu page', neighbour.abrirCardapio],
    ] as const) {
      const wait = async () => timeOf(await arrive(PER_SECOND, SECONDS, visit), 0.99)
      await wait()
      const medida = await compare(() => besideCrowd(bancada.origin, wait), wait)
      const n = `${medida.rounds} rounds of ${SECONDS} s, ${PER_SECOND} a second`
      const text = `p99 of a neighbour's ${what} beside the customers of ${ORDERS} order/s of one shop, against none`
      lines.push(ratioResult({ id: 'A3', what: text, unit: 'ms', goal: { atMost: 3 }, n }, medida))
    }
    return lines
  } finally {
    await bancada.stop()
  }
}

/** Answers what `wait` does while the crowd is there, and has been for a while. */
async function besideCrowd(origin: string, wait: () => Promise<number>): Promise<number> {
  const numbers = [ORDERS, ALREADY_S + SECONDS + 1].map(String)
  const crowd = spawn(process.execPath, ['bench/inundar.mjs', origin, 'cantina-da-nona', ...numbers], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(crowd, 'exit')
  await Promise.race([once(crowd.stdout, 'data'), gone])
  await pause(ALREADY_S * 1_000)
  const waited = await wait()
  const [code] = await gone
  if (code !== 0) throw new Error('The crowd did not come.')
  return waited
}
