import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

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

/** What a machine with other work sends away comes again, as the screens do. */
export async function patiently(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask()
  for (let again = 0; answer.status === 503 && again < 100; again++) answer = await ask()
  return answer
}

export const sendPatiently = (url: string, options?: Options) => patiently(() => send(url, options))

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

/** What several measurements of one thing gave. */
export interface Spread {
  readonly median: number
  readonly low: number
  readonly high: number
}

export function spreadOf(samples: readonly number[]): Spread {
  const sorted = samples.toSorted((a, b) => a - b)
  const [low, high] = [sorted[0] ?? Number.NaN, sorted.at(-1) ?? Number.NaN]
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return { median: sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2, low, high }
}

/** The value below which the share `p` (0 to 1) of the samples lies. */
export function percentile(samples: readonly number[], p: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? Number.NaN
}

/** A figure and its limit, measured in the same run. */
export interface Comparison {
  readonly figure: Spread
  readonly limit: Spread
  /** Of figure to limit, round by round. */
  readonly ratio: Spread
  readonly rounds: number
}

/** Fewer rounds say nothing about the spread; COMANDA_RODADAS for a quick look. */
export const ROUNDS = Number(process.env.COMANDA_RODADAS ?? 5)

/** Measures both in alternating rounds, so that neither runs on a warmer machine than the other. */
export async function compare(
  figure: () => Promise<number>,
  limit: () => Promise<number>,
  rounds = ROUNDS,
): Promise<Comparison> {
  const figures: number[] = []
  const limits: number[] = []
  for (let round = 0; round < rounds; round++) {
    figures.push(await figure())
    limits.push(await limit())
  }
  return compareRounds(figures, limits)
}

/** Of what was measured already, round by round. */
export function compareRounds(figures: readonly number[], limits: readonly number[]): Comparison {
  const ratios = figures.map((value, round) => value / (limits[round] ?? Number.NaN))
  const [figure, limit, ratio] = [spreadOf(figures), spreadOf(limits), spreadOf(ratios)]
  return { figure, limit, ratio, rounds: figures.length }
}

/** What is asked again and again. */
export interface Asked {
  readonly url: string
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
  /** 200 where it is not said. */
  readonly wanted?: number
}

/** The same question by who wants all, and by who has the proof of an answer. */
export async function polled({ url, ...rest }: Asked): Promise<{ all: Asked; again: Asked }> {
  const since = (value: string) => ({ ...rest.headers, 'Comanda-Since': value })
  let proof = 'all'
  // The events of before are heard meanwhile.
  for (let again = 0; again < 3; again++) {
    const answer = await fetch(url, { ...rest, headers: since(proof) })
    proof = answer.headers.get('Comanda-Since') ?? ''
    if ((await answer.json()).nadaNovo)
      return { all: { url, ...rest, headers: since('all') }, again: { url, ...rest, headers: since(proof) } }
    await pause(1_000)
  }
  throw new Error(`${url}: something is new`)
}
