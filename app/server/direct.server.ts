import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { FORM_BYTES } from './body-limit.server'
import { isForeign, seenOrigin } from './request.server'
import type { ModuleAt } from './route-modules.server'

/** What somebody has sent to a route that answers JSON. */
export interface Asked {
  /** Null for what is no JSON. */
  readonly body: unknown
  readonly cookies: string | null
  /** That rate limits count by. */
  readonly address: string
}

export interface Answer {
  readonly data: unknown
  readonly status?: number
  readonly headers?: [string, string][]
}

/** How a POST is answered without the router, which costs more than the answer. */
interface Direct<Inside> {
  /** Its door, from memory alone: null leaves the request to the router. */
  readonly enter: (slug: string) => Promise<Inside | null>
  readonly answer: (inside: Inside, asked: Asked) => Promise<Answer>
}

/**
 * The action of a route that may be answered directly, too. Not an export of its own, because the browser's build leaves out
 * of a route's module what it imports for its action alone.
 */
export function alsoDirect<Action extends (args: never) => unknown, Inside>(
  action: Action,
  direct: Direct<Inside>,
): Action {
  return Object.assign(action, { direct })
}

interface DirectAction {
  readonly direct?: Direct<unknown>
}

interface Host {
  readonly addressOf: (c: Context) => string
  /** Lets a request begin when there is a place. */
  readonly admit: MiddlewareHandler
  /** Puts the headers on an answer that all of them have. */
  readonly secure: MiddlewareHandler
  readonly failed: (error: unknown) => Response
}

/**
 * Answers what a route says that it answers directly (`Direct`). Whatever is unusual about a request is left to those
 * who come after, and to the router, with its refusal.
 */
export function answerDirectly(moduleAt: ModuleAt, host: Host): MiddlewareHandler {
  let everywhere: Promise<[string, string][]> | undefined
  return async (c, next) => {
    const direct = isOrdinary(c)
      ? (moduleAt(c.req.path)?.action as DirectAction | undefined)?.direct
      : undefined
    if (!direct) return next()
    everywhere ??= headersOf(host.secure)
    const common = await everywhere
    let response: Response | undefined
    try {
      const inside = await direct.enter(c.req.path.split('/')[1] ?? '')
      if (inside === null) return next()
      // Read before there is a place, as all small bodies are.
      const body: unknown = await c.req.raw.json().catch(() => null)
      const refused = await host.admit(c, async () => {
        const cookies = c.req.header('Cookie') ?? null
        const asked = { body, cookies, address: host.addressOf(c) }
        const { data, status = 200, headers = [] } = await direct.answer(inside, asked)
        response = new Response(JSON.stringify(data), {
          status,
          headers: [...common, ...JSON_HEADERS, ...headers],
        })
      })
      return response ?? withHeaders(refused as Response, common)
    } catch (error) {
      return withHeaders(error instanceof Response ? error : host.failed(error), common)
    }
  }
}

const JSON_HEADERS: [string, string][] = [
  ['Content-Type', 'application/json'],
  ['Cache-Control', 'no-store'],
]

/** A small body of JSON, of which the length is told, sent by one of our own pages. */
function isOrdinary({ req: { raw } }: Context): boolean {
  if (raw.method !== 'POST') return false
  const { headers } = raw
  const length = headers.get('Content-Length')
  if (length === null || !/^\d+$/.test(length) || Number(length) > FORM_BYTES) return false
  if (!/^application\/json\s*(;|$)/i.test(headers.get('Content-Type') ?? '')) return false
  return !isForeign(raw, seenOrigin(raw))
}

/** They are the same for every answer. */
async function headersOf(secure: MiddlewareHandler): Promise<[string, string][]> {
  const answer = await new Hono().get('/', secure, c => c.body(null)).request('/')
  return [...answer.headers]
}

function withHeaders(response: Response, common: readonly [string, string][]): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of common) headers.set(name, value)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
