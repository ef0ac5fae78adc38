import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pause } from '../app/browser/pause'
import { copiarCantina } from '../tests/world/loja-copiada'
import { openBancada } from './bancada'
import { arrive, timeOf } from './chegadas'
import { compare } from './medir'
import { abrirMultidao, capacityOf, MENUS_TO_AN_ORDER } from './multidao'
import { type Result, ratioResult } from './resultado'

const PER_SECOND = 20
/** In less time the p99 would be the second longest wait of all, and the verdict a matter of luck. */
const SECONDS = 30
const FLOOD = 10
/** During its first seconds the crowd's process compiles what it runs; a neighbour's p99 was twice as long after one second of it. */
const ALREADY_S = 5

/**
 * A3 of docs/quality.md: how long a shop's customers wait while ten times as many come to another shop as the machine
 * can serve, against the same without them. The crowd is a process of its own, so that what waits for its turn there does not
 * count as waiting for the server; all of them share the processors.
 */
export default async function vizinha(): Promise<Result[]> {
  const bancada = await openBancada()
  try {
    const busy = await abrirMultidao(bancada, 'cantina-da-nona')
    const { slug } = await copiarCantina(bancada.databaseUrl)
    const neighbour = await abrirMultidao(bancada, slug)
    const capacity = await capacityOf(busy, 20)
    const lines: Result[] = []
    for (const [what, visit] of [
      ['order', neighbour.pedir],
      ['menu page', neighbour.abrirCardapio],
    ] as const) {
      const wait = async () => timeOf(await arrive(PER_SECOND, SECONDS, visit), 0.99)
      await wait()
      const medida = await compare(() => besideFlood(bancada.origin, capacity, wait), wait)
      const n = `${medida.rounds} rounds of ${SECONDS} s, ${PER_SECOND} a second`
      const text = `p99 of a neighbour's ${what} beside ${(FLOOD * capacity * MENUS_TO_AN_ORDER).toFixed(0)} rendered pages/s and ${(FLOOD * capacity).toFixed(0)} orders/s of one shop, against none`
      lines.push(ratioResult({ id: 'A3', what: text, unit: 'ms', goal: { atMost: 2 }, n }, medida))
    }
    return lines
  } finally {
    await bancada.stop()
  }
}

/** Answers what `wait` does while the crowd is there, and has been for a while. */
async function besideFlood(origin: string, capacity: number, wait: () => Promise<number>): Promise<number> {
  const pages = FLOOD * capacity * MENUS_TO_AN_ORDER
  const numbers = [pages, FLOOD * capacity, ALREADY_S + SECONDS + 1].map(String)
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
