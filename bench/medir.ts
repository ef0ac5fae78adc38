import { rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { openCluster } from '../app/server/embedded-postgres/embedded-postgres.server'
import { temporaryFolder } from '../tests/world/pasta'
import { startServidor } from '../tests/world/servidor'

/**
 * The server of a benchmark: on a fresh data folder with the demo, with fsync, and with rate limits that never apply.
 */
export interface Bancada {
  readonly origin: string
  readonly databaseUrl: string
  stop(): Promise<void>
}

export async function openBancada(): Promise<Bancada> {
  const folder = await temporaryFolder('bench')
  const servidor = await startServidor({ COMANDA_DADOS: folder, COMANDA_LIMITES: '1000000000' })
  // Joins the cluster that the server has started, to learn its address.
  const cluster = await openCluster({ dataDir: join(folder, 'postgres') })
  return {
    origin: servidor.origin,
    databaseUrl: cluster.url,
    async stop() {
      await servidor.end('SIGTERM')
      await cluster.release()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export interface Answer {
  readonly status: number
  readonly body: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

interface Options {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Sends one request over a kept connection, with as little work on the client as node:http allows. */
export function send(url: string, { method = 'GET', headers, body }: Options = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, method, headers }, incoming => {
      const parts: Buffer[] = []
      incoming.on('data', part => parts.push(part))
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
      )
      incoming.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** Runs `work` `total` times, `clients` at once; answers with the rate per second. */
export async function rate(
  total: number,
  clients: number,
  work: (n: number) => Promise<void>,
): Promise<number> {
  let next = 0
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (next < total) await work(next++)
    }),
  )
  return total / ((performance.now() - begun) / 1_000)
}

/**
 * Measures both in three alternating rounds, so that neither runs on a warmer machine, and answers with the median of
 * each.
 */
export async function compare(
  figure: () => Promise<number>,
  limit: () => Promise<number>,
): Promise<{ figure: number; limit: number }> {
  const rounds: Array<{ figure: number; limit: number }> = []
  for (let round = 0; round < 3; round++) rounds.push({ figure: await figure(), limit: await limit() })
  const median = (of: number[]) => of.toSorted((a, b) => a - b)[1] ?? Number.NaN
  return { figure: median(rounds.map(r => r.figure)), limit: median(rounds.map(r => r.limit)) }
}

/** One line per benchmark: the figure, its limit measured in the same run, their ratio and the goal. */
export function report(
  name: string,
  unit: string,
  { figure, limit }: { figure: number; limit: number },
  goal: string,
): void {
  const ratio = (figure / limit).toFixed(2)
  console.log(
    `${name}: ${figure.toFixed(0)} ${unit}, limit ${limit.toFixed(0)} ${unit}, ratio ${ratio} (goal ${goal})`,
  )
}
