import { readFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { comeBackMs } from '../app/browser/fetch-with-retry'
import { pause } from '../app/browser/pause'
import { percentile } from './medir'

/** Customers come when they come and not when the one before has gone, so nothing here waits for an answer to send the next. */
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

export interface Visit {
  readonly status: number
  /** From the moment at which the visit was due, its repetitions included. */
  readonly ms: number
  /** The longest wait for one answer. */
  readonly answerMs: number
  readonly repeats: number
}

interface Asked {
  readonly url: string
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** Lets `perSecond` visits come for so many seconds, evenly; answers when all of them have ended. */
export async function arrive(
  perSecond: number,
  seconds: number,
  visit: (dueAt: number) => Promise<Visit>,
): Promise<Visit[]> {
  const begun = performance.now()
  const visits: Promise<Visit>[] = []
  while (visits.length < perSecond * seconds) {
    const due = Math.min(perSecond * seconds, ((performance.now() - begun) / 1_000) * perSecond)
    while (visits.length < due) visits.push(visit(begun + (visits.length / perSecond) * 1_000))
    await pause(2)
  }
  return Promise.all(visits)
}

/** Asks once. */
export async function ask(asked: Asked, dueAt: number): Promise<Visit> {
  const { status } = await exchange(asked)
  const ms = performance.now() - dueAt
  return { status, ms, answerMs: ms, repeats: 0 }
}

/** Asks as the checkout does: what the server could not begin comes again, with the same body. */
export async function askPatiently(asked: Asked, dueAt: number): Promise<Visit> {
  let answerMs = 0
  for (let repeats = 0; ; repeats++) {
    const sentAt = repeats === 0 ? dueAt : performance.now()
    const { status, headers } = await exchange(asked)
    answerMs = Math.max(answerMs, performance.now() - sentAt)
    const waitMs = comeBackMs(headers, repeats, Math.random())
    if (waitMs === null) return { status, ms: performance.now() - dueAt, answerMs, repeats }
    await pause(waitMs)
  }
}

/** Status 0: no answer came. */
function exchange({
  url,
  method = 'GET',
  headers,
  body,
}: Asked): Promise<{ status: number; headers: Headers }> {
  return new Promise(resolve => {
    const failed = () => resolve({ status: 0, headers: new Headers() })
    const outgoing = request(url, { agent, method, headers }, (incoming: IncomingMessage) => {
      incoming.on('error', failed)
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: new Headers(incoming.headers as Record<string, string>),
        }),
      )
      incoming.resume()
    })
    outgoing.on('error', failed)
    outgoing.end(body)
  })
}

const isOk = ({ status }: Visit) => status === 200

/** How many ended in anything but success. */
export function failuresOf(visits: readonly Visit[]): number {
  return visits.filter(visit => !isOk(visit)).length
}

/** The share (0 to 1) that succeeded within so many milliseconds. */
export function successWithin(visits: readonly Visit[], ms: number): number {
  return visits.filter(visit => isOk(visit) && visit.ms <= ms).length / visits.length
}

/** Of those that succeeded, in milliseconds. */
export function timeOf(visits: readonly Visit[], p: number): number {
  return percentile(
    visits.filter(isOk).map(({ ms }) => ms),
    p,
  )
}

/** Runs `work`; answers with the most memory that the process had meanwhile, in MB (Linux only). */
export async function memoryDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  let most = 0
  const look = () => {
    const kB = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    most = Math.max(most, Number(kB) / 1_000)
  }
  const timer = setInterval(look, 200)
  await work()
  clearInterval(timer)
  return most
}
