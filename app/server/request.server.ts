import type { ServerResponse } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import { createContext } from 'react-router'
import { env } from './env.server'
import { log } from './log.server'

/** The address that rate limits count by; set by the host for every request. */
export const clientAddressContext = createContext<string>('local')

/** What node:http sends the answer by; set by the host for every request, null where no port is listened on. */
export const outgoingContext = createContext<ServerResponse | null>(null)

/** Waits until a page may be rendered; set by the host for every request, at once where there is no host, as in development. */
export const turnToRenderContext = createContext<() => Promise<void>>(() => Promise.resolve())

let proxies: BlockList | undefined

function trusted(): BlockList {
  if (proxies) return proxies
  proxies = new BlockList()
  for (const entry of env().trustedProxies) {
    const [address = '', prefix] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix) proxies.addSubnet(address, Number(prefix), family)
    else proxies.addAddress(address, family)
  }
  return proxies
}

/**
 * The client's address: the first one from the right in X-Forwarded-For that is not a trusted proxy, so that what a
 * client forges on the left has no effect. IPv6 addresses of one /64 count as one.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | null): string {
  let address = plain(socketAddress)
  const hops = (forwardedFor ?? '').split(',').map(plain).filter(Boolean)
  while (isTrusted(address)) {
    const next = hops.pop()
    if (next === undefined) break
    address = next
  }
  return isIPv6(address) ? `${expand(address).slice(0, 4).join(':')}::/64` : address
}

/**
 * The networks that such an address lies in, the narrowest first: an IPv6 /64, the /56 that a household or an office may
 * have, and the /48 of a site. An IPv4 address stands alone, because providers put thousands of strangers into its /24.
 */
export function networksOf(address: string): readonly string[] {
  const [a = '', b = '', c = '', d = ''] = address.split(':')
  if (!address.endsWith('::/64')) return [address]
  return [address, `${a}:${b}:${c}:${Number.parseInt(d, 16) >> 8}/56`, `${a}:${b}:${c}/48`]
}

function isTrusted(address: string): boolean {
  return env().trustedProxies.length > 0 && trusted().check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Some proxies add the port; with it every connection would get a rate limit of its own. */
function plain(address: string): string {
  return address
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
}

function expand(address: string): string[] {
  const [left = '', right] = address.split('%')[0]?.split('::') ?? []
  const head = left ? left.split(':') : []
  const tail = right ? right.split(':') : []
  const gap = right === undefined ? 0 : 8 - head.length - tail.length
  return [...head, ...Array<string>(Math.max(gap, 0)).fill('0'), ...tail].map(part =>
    part.replace(/^0+(?=.)/, ''),
  )
}

/**
 * The origin for links in letters: PUBLIC_URL, whatever the Host header says. Without PUBLIC_URL there is no SMTP
 * either, and only the person at this machine gets the letter.
 */
export function linkOrigin(request: Request): string {
  const { publicUrl, port } = env()
  return publicUrl ?? `http://localhost:${port || new URL(request.url).port}`
}

/**
 * The origin under which this browser reached Comanda; without PUBLIC_URL it is taken from the Host header. Use it only
 * for the answer to the same request, which no shared cache keeps for another host, and never for what is stored or
 * sent.
 */
export function requestOrigin(request: Request): string {
  return env().publicUrl ?? new URL(request.url).origin
}

/**
 * True when a browser says that another site makes it send this request. Our own forms and scripts always send our
 * Origin; a client that is not a browser sends none, and has no cookie that could be abused.
 */
export function isForeign(request: Request, ownOrigin: string): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('Origin')
  return origin !== null && origin !== ownOrigin
}

/**
 * The JSON of a request; null when it is none. The content type must say JSON, because a form on another site can only
 * send text.
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new Response('Envie application/json.', { status: 415 })
  }
  return request.json().catch(() => null)
}

/** An answer of a few bytes. Its length is told, so that nobody compresses it, which would take longer than to send it. */
export function shortJson(
  data: unknown,
  { status, headers = [] }: { readonly status?: number; readonly headers?: [string, string][] },
): Response {
  const text = JSON.stringify(data)
  const length = String(Buffer.byteLength(text))
  return new Response(text, {
    status,
    headers: [['Content-Type', 'application/json'], ['Content-Length', length], ...headers],
  })
}

/**
 * The fields of a form. A body that is not a form, or is a broken one, is answered with 400, because it is the sender's
 * mistake.
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new Response('Formulário inválido.', { status: 400 })
  }
}

/** What a form's action answers to an unexpected failure. */
interface Failure {
  readonly status: 500 | 503
  readonly headers: HeadersInit
}

/**
 * For an action whose form keeps what was typed whatever happens: an unreachable database is 503, a bug is logged and
 * 500. A thrown Response (a redirect, a 400) is thrown again.
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof Response) {
    if (error.status !== 503) throw error
    return { status: 503, headers: { 'Retry-After': error.headers.get('Retry-After') ?? '5' } }
  }
  log.error({ err: error }, 'request failed')
  return { status: 500, headers: {} }
}

/** The result of `reading`, or `otherwise` while the database cannot be reached: for pages that can do without it. */
export async function readingOr<T>(reading: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Response && error.status === 503) return otherwise
    throw error
  }
}
