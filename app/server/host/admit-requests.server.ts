import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { admission } from '../admission.server'
import { env } from '../env.server'
import { networksOf } from '../request.server'
import type { RouteAt } from '../route-modules.server'
import { renderingTurns } from '../turn-to-render.server'
import { FORM_BYTES } from './body-limit.server'

/**
 * How many requests of each kind are answered at the same time, the most important kind first. Together they keep one
 * event loop and the connections to the database busy; more would only make each of them slower. A route says of which kind
 * it is: `place` of its `handle`, or of that of the frame around it.
 */
export const PLACES = {
  /** An order is placed, by a customer or in the panel. */
  order: 16,
  /** The board and everything else in the panel, and what a customer reads of an order. */
  panel: 6,
  /** What the checkout asks on the way; the postal service of others may take seconds. */
  checkout: 8,
  /** Signing up and signing in: a password takes a processor and 19 MiB for a while. */
  account: 2,
  /** Pages of a shop and of the site, which one event loop renders one after the other. */
  page: 4,
  /** Files that come with a form hold their place while they arrive. */
  upload: 8,
}
type Kind = keyof typeof PLACES

/** So many may wait. Pages would wait in vain: about a hundred a second are rendered. */
const ROOM = { order: 200, panel: 200, checkout: 200, account: 200, page: 60, upload: 200 }
/** Seconds after which somebody who was refused comes back: not all at once. */
const COME_BACK_S = [1, 2, 3]

/**
 * Lets a request begin when there is a place for its kind (decision 047). Whoever waits too long, or finds too many waiting,
 * gets a 503 that says when to come back, and that nothing has been begun: the same request may be sent again, whatever
 * it is.
 */
export function admitRequests(routeAt: RouteAt, addressOf: (c: Context) => string) {
  const { admit, lines } = admission({ places: PLACES, timeoutMs: env().queueTimeoutMs, room: ROOM })
  const { orderBegins, turnToRender } = renderingTurns()
  const begin: MiddlewareHandler = async (c, next) => {
    // The router asks for what a page needs at its address with '.data'.
    const { place, params } = routeAt(c.req.path.replace(/\.data$/, '')) ?? {}
    const kind = hasFile(c) ? 'upload' : isKind(place) ? place : NOBODYS
    c.set('kind', kind)
    if (kind !== 'upload') await bodyArrived(c)
    // A shop's requests stand in line as one; those of others, whose company is not known yet, by network.
    const shop = kind === 'upload' ? undefined : params?.slug?.toLowerCase()
    const leave = await admit(kind, shop ?? networksOf(addressOf(c)).at(-1) ?? '')
    if (leave === null) return refusal(c)
    const orderEnds = kind === 'order' ? orderBegins() : undefined
    try {
      await next()
    } finally {
      orderEnds?.()
      leave()
    }
  }
  return { begin, lines, turnToRender }
}

/** Where no route answers, a page says so. */
const NOBODYS = 'page'

function isKind(place: unknown): place is Kind {
  return typeof place === 'string' && Object.hasOwn(PLACES, place)
}

/** Forms of the panel that may bring a file are sent in parts, with or without one. */
function hasFile(c: Context): boolean {
  const length = Number(c.req.header('Content-Length') ?? 0)
  const isLarge = length > FORM_BYTES || (c.req.header('Content-Type') ?? '').startsWith('multipart/')
  // Asked last: the platform makes its body only for who asks.
  return isLarge && c.req.raw.body !== null
}

/** Told by the method, because to ask a Request whether it has a body makes a stream of it. */
const MAY_SEND = /^(POST|PUT|PATCH|DELETE)$/

/** Somebody whose network is slow does not hold a place while a body of at most 64 kB arrives. */
export async function bodyArrived(c: Context): Promise<void> {
  const { incoming } = c.env ?? {}
  // A body that came together with its head is read by now.
  await null
  // A body that was read already and is not complete was cut short by its sender.
  if (!incoming || incoming.complete || c.req.raw.bodyUsed || !MAY_SEND.test(c.req.method)) return
  const { method, headers, signal } = c.req.raw
  const body = await c.req.raw.arrayBuffer()
  c.req.raw = new Request(c.req.url, { method, headers, signal, body })
}

/** Says to the screens that they may send the same once more. */
const NOT_BEGUN = 'Comanda-Not-Begun'
const TITLE = 'Muita gente ao mesmo tempo'

function refusal(c: Context): Response {
  const seconds = COME_BACK_S[Math.floor(Math.random() * COME_BACK_S.length)] ?? 1
  if (wantsPage(c)) {
    const again = c.req.method === 'GET' ? seconds : null
    return c.html(pageOf(again), 503, { ...headersOf(seconds), 'Content-Security-Policy': POLICY })
  }
  const recusa = {
    recusa: true,
    codigo: 'muita-gente',
    titulo: TITLE,
    texto: 'Tente novamente em instantes.',
  }
  return c.json({ recusa, recusas: [recusa] }, 503, headersOf(seconds))
}

function headersOf(seconds: number) {
  // Not compressed either: to send somebody away must cost next to nothing.
  const caching = 'no-store, no-transform'
  return { 'Retry-After': String(seconds), [NOT_BEGUN]: '1', 'Cache-Control': caching }
}

/** Asks Node's own request first: from a page that is made to be kept, `keepPages` has taken the `Accept` of the browser away. */
function wantsPage(c: Context): boolean {
  const accept: string = c.env?.incoming?.headers.accept ?? c.req.header('Accept') ?? ''
  return accept.includes('text/html') && !c.req.path.endsWith('.data')
}

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;text-align:center;background:#faf6f0;color:#2b211c;font:1.125rem/1.5 system-ui,sans-serif}h1{font-size:1.5rem;margin:0 0 .5rem}p{margin:0}'
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Rendered by nobody: it is for the moment in which there is no time to render. */
function pageOf(seconds: number | null): string {
  const refresh = seconds === null ? '' : `<meta http-equiv="refresh" content="${seconds}">`
  const text =
    seconds === null
      ? 'Volte à página anterior e envie de novo em instantes: nada do que você enviou foi feito ainda.'
      : 'Esta página tenta de novo sozinha em instantes. Não precisa fazer nada.'
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${refresh}<title>${TITLE} · Comanda</title><style>${STYLE}</style></head><body><main><h1>${TITLE}</h1><p>${text}</p></main></body></html>`
}
