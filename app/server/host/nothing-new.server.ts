import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { secret } from '../env.server'
import { heardUntil, nothingSince } from '../kept/heard.server'
import { hearEvents, isCurrent } from '../pages/changes.server'
import type { Kept } from '../pages/keep-pages.server'
import { requestOrigin, shortJson } from '../request.server'
import { bodyArrived } from './admit-requests.server'

/** Sent by a screen that asks again: what came with the last answer. */
const SINCE = 'Comanda-Since'
/** After this time all is read again, so that what was changed without an event is seen. */
const GOOD_MS = 1_800_000

/** What an answer was made of; sealed, it goes with the answer (decision 073). */
interface Proof {
  /** All that happened up to this position is in the answer. */
  readonly position: number
  readonly about: readonly string[]
  /** From then on the clock changes the answer. */
  readonly until: number
  /** When it was read whole. */
  readonly readAt: number
}

/**
 * Answers a screen that asks again, without its door and without the database, while nothing has happened since its last answer.
 * Any other answer gets a new proof, where its route has said until when it stays the same (`staysUntil`).
 */
export const nothingNew: MiddlewareHandler<Kept> = async (c, next) => {
  const sent = c.req.header(SINCE)
  if (sent === undefined) return next()
  await bodyArrived(c)
  if (!isCurrent()) await hearEvents()
  const now = Date.now()
  const position = heardUntil()
  const proof = open(sent, boundTo(c))
  if (proof && holds(proof, now)) {
    c.set('kind', 'kept')
    const renewed = seal({ ...proof, position }, boundTo(c))
    const headers: [string, string][] = [
      [SINCE, renewed],
      ['Cache-Control', 'no-store'],
    ]
    return shortJson({ nadaNovo: true, agora: now }, { headers })
  }
  await next()
  const { about, until = 0 } = c.get('sharing') ?? {}
  if (about && c.res.status === 200)
    c.res.headers.set(SINCE, seal({ position, about, until, readAt: now }, boundTo(c)))
}

function holds({ position, about, until, readAt }: Proof, now: number): boolean {
  return now < Math.min(until, readAt + GOOD_MS) && nothingSince(position, about)
}

/** Part of what is sealed: a proof is worth nothing at another address, or to another browser. */
function boundTo(c: Context): Buffer {
  const { pathname, search } = new URL(c.req.url)
  return Buffer.from([requestOrigin(c.req.raw), pathname + search, c.req.header('Cookie') ?? ''].join('\n'))
}

const CIPHER = 'aes-256-gcm'
const [IV_BYTES, TAG_BYTES] = [12, 16]

/** Sealed and not only signed, because positions count the orders of everybody. */
function seal(proof: Proof, bound: Buffer): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key(), iv, { authTagLength: TAG_BYTES }).setAAD(bound)
  const sealed = [iv, cipher.update(JSON.stringify(proof)), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat(sealed).toString('base64url')
}

/** Null for what was not sealed here, or for somebody else. */
function open(sent: string, bound: Buffer): Proof | null {
  const bytes = Buffer.from(sent, 'base64url')
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv(CIPHER, key(), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(bound).setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()])
    return JSON.parse(text.toString())
  } catch {
    return null
  }
}

function key(): Buffer {
  return createHmac('sha256', secret()).update('nothing new').digest()
}
