import type { Context, MiddlewareHandler } from 'hono'
import { isUnreachable } from '../database/outage.server'
import {
  ageOf,
  encodedFor,
  gzipped,
  isKnown,
  type KeptPage,
  makePage,
  takesGzip,
  unpacked,
} from '../kept/kept-page.server'
import { dropsSoFar, findPage, keepPage } from '../kept/kept-pages.server'
import type { Sharing } from '../kept/sharing.server'
import type { Answered } from '../metrics.server'
import { requestOrigin } from '../request.server'
import type { ModuleAt } from '../route-modules.server'
import { hearEvents, knownFor } from './changes.server'
import { keyOf } from './page-key.server'

/** What the handler of the routes leaves for `keepPages`. */
export interface Kept {
  Variables: {
    sharing?: Sharing
    /** For `countRequest`. */
    kind?: Answered
  }
}

/** For so long a page is shown that nobody could compare with the database. */
const AWAY_MS = 4 * 3_600_000

interface PageBeingMade {
  readonly since: number
  readonly page: Promise<KeptPage | null>
}

/**
 * Answers GETs of routes that say that their answer is the same for everybody (`SharedRoute`) from memory, and keeps
 * what it has to make. An answer leaves memory when its company changes or its time is over. While the database is away
 * a page is shown as it was, with a mark. `again` asks the whole host.
 */
export function keepPages(
  moduleAt: ModuleAt,
  again: (request: Request, c: Context) => Response | Promise<Response>,
): MiddlewareHandler<Kept> {
  const beingMade = new Map<string, PageBeingMade>()

  return async (c, next) => {
    const { raw } = c.req
    if (raw.method !== 'GET' && raw.method !== 'HEAD') return next()
    const { pathname, search } = new URL(raw.url)
    const target = keyOf(pathname + search, moduleAt)
    if (target === null) return next()
    // How the request is counted while it is answered from memory; if the page has to be made, `admitRequests` sets its own kind.
    c.set('kind', 'kept')
    const key = requestOrigin(raw) + target
    const before = findPage(key)

    // What shows no company's data needs no database.
    const away = before?.company !== null && (await isAway())
    const kept = findPage(key)
    if (kept && away) return isShowable(kept) ? outdated(kept, raw) : next()
    if (away) return next()
    if (kept && Date.now() < kept.until) return answer(kept, raw)
    if (target !== pathname + search) {
      // The page is made for its own address: a redirect keeps what else was asked for.
      await again(new Request(new URL(target, raw.url), neutral(raw)), c)
      const made = findPage(key)
      return made ? answer(made, raw) : next()
    }
    const running = beingMade.get(key)
    if (running?.since === dropsSoFar()) {
      const page = await running.page
      return page ? answer(page, raw) : next()
    }
    let settle: (page: KeptPage | null) => void = () => undefined
    const page = new Promise<KeptPage | null>(resolve => {
      settle = resolve
    })
    const flight = { since: dropsSoFar(), page }
    beingMade.set(key, flight)
    let made: KeptPage | null = null
    try {
      made = await make(c, next)
      if (made) keepPage(key, made, flight.since)
    } finally {
      if (beingMade.get(key) === flight) beingMade.delete(key)
      settle(made)
    }
    if (made) c.res = await answer(made, raw)
  }
}

/** Whether the database is away. Errors other than an outage are those of whoever makes the page, and are not hidden. */
async function isAway(): Promise<boolean> {
  try {
    await hearEvents()
    return false
  } catch (error) {
    if (isUnreachable(error)) return true
    throw error
  }
}

/** Makes the page as for a browser that sends nothing of its own. Null when the answer is not to be kept. */
async function make(c: Context<Kept>, next: () => Promise<void>): Promise<KeptPage | null> {
  const { raw } = c.req
  const madeAt = Date.now()
  // Without its signal, too: others wait for the page when this browser goes away.
  c.req.raw = new Request(raw.url, neutral(raw))
  await next()
  c.req.raw = raw
  const sharing = c.get('sharing')
  if (!sharing || c.res.status !== 200 || c.res.headers.has('Set-Cookie')) return null
  // A browser may keep it too, and asks each time whether it is still the same.
  if (c.res.headers.get('Cache-Control') === 'no-store') c.res.headers.set('Cache-Control', 'no-cache')
  return makePage(c.res, sharing, madeAt)
}

const PERSONAL = [
  'Cookie',
  'Authorization',
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'If-None-Match',
  'If-Modified-Since',
  'Range',
]

function neutral({ headers: sent }: Request): RequestInit {
  const headers = new Headers(sent)
  for (const name of PERSONAL) headers.delete(name)
  return { method: 'GET', headers }
}

async function answer(page: KeptPage, request: Request): Promise<Response> {
  const encoded = encodedFor(page, request.headers.get('Accept-Encoding')) ?? (await unpacked(page))
  const known = isKnown(encoded, request.headers.get('If-None-Match'))
  const headers = headersOf(known ? encoded.unchanged : encoded.headers)
  headers.set('Server-Timing', ageOf(page))
  const body = known || request.method === 'HEAD' ? null : new Uint8Array(encoded.body)
  return new Response(body, { status: known ? 304 : 200, headers })
}

function isShowable({ isHtml, madeAt }: KeptPage): boolean {
  return isHtml && Math.min(knownFor(), Date.now() - madeAt) < AWAY_MS
}

/** The page as it was, with a mark on its first element by which it says that it may be out of date (cardapio-11). */
async function outdated(page: KeptPage, request: Request): Promise<Response> {
  const { body, unchanged } = await unpacked(page)
  const marked = Buffer.from(body.toString().replace('<html', '<html data-memoria'))
  const headers = headersOf(unchanged)
  headers.delete('ETag')
  headers.set('Cache-Control', 'no-store')
  headers.set('Cache-Status', `Comanda; hit; ttl=-${Math.ceil(Math.min(knownFor(), AWAY_MS) / 1_000)}`)
  headers.set('Server-Timing', ageOf(page))
  if (request.method === 'HEAD') return new Response(null, { headers })
  if (!takesGzip(request.headers.get('Accept-Encoding'))) return new Response(marked, { headers })
  headers.set('Content-Encoding', 'gzip')
  return new Response(new Uint8Array(await gzipped(marked)), { headers })
}

function headersOf(flat: readonly string[]): Headers {
  const headers = new Headers()
  for (let i = 0; i + 1 < flat.length; i += 2) headers.append(flat[i] ?? '', flat[i + 1] ?? '')
  return headers
}
