import { Counter, Histogram, Registry } from 'prom-client'

/**
 * What this process counts by itself; what somebody knows anyway is read when /metrics is asked (host/figures). A label has
 * one of a few values that the code names: never a company, a person, a path or anything that was sent.
 */
export const registry = new Registry()

/**
 * How a request was answered: at a place of its kind (`admitRequests`), from memory, with a file or picture, to a machine that
 * watches this one, or turned down before anybody knew what it asks for.
 */
const KINDS = [
  'order',
  'panel',
  'checkout',
  'account',
  'page',
  'upload',
  'kept',
  'file',
  'watch',
  'none',
] as const
export type Answered = (typeof KINDS)[number]

const requests = new Counter({
  name: 'comanda_requests_total',
  help: 'Requests answered, by kind of route and class of answer. Kind "kept": from memory.',
  labelNames: ['kind', 'answer'],
  registers: [registry],
})

// Each count is told from 0 on: an alarm watches growth, and would miss the first error of a count that appears only with it.
for (const kind of KINDS) for (const answer of ['2xx', '3xx', '4xx', '5xx']) requests.inc({ kind, answer }, 0)

const seconds = new Histogram({
  name: 'comanda_request_seconds',
  help: 'Seconds until an answer began, its wait for a place included, by kind of route.',
  labelNames: ['kind'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
})

const events = new Counter({
  name: 'comanda_events_total',
  help: 'What has happened and is committed, by type: "pedido-feito" is an order of a menu, "pedido-lancado" one of the panel.',
  labelNames: ['type'],
  registers: [registry],
})

const refusals = new Counter({
  name: 'comanda_refusals_total',
  help: 'What was refused, by the code of the refusal.',
  labelNames: ['code'],
  registers: [registry],
})

export function countRequest(kind: Answered, status: number, ms?: number): void {
  requests.inc({ kind, answer: `${Math.floor(status / 100)}xx` })
  if (ms !== undefined) seconds.observe({ kind }, ms / 1_000)
}

export function countEvents(told: readonly { readonly type: string }[]): void {
  for (const { type } of told) events.inc({ type })
}

/** As `Recusa` is written in an answer. A quote in what somebody typed is written with a backslash, so it never looks so. */
const REFUSAL = /"recusa":true,"codigo":"([a-z0-9-]+)"/g

export function countRefusals(answer: string): void {
  for (const [, code = ''] of answer.matchAll(REFUSAL)) refusals.inc({ code })
}
