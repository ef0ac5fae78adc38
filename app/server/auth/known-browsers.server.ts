import { createHmac, timingSafeEqual } from 'node:crypto'
import { createCookie } from 'react-router'
import type { ContaId } from '~/domain/valores/ids'
import { env, secret } from '../env.server'

const YEAR_SECONDS = 365 * 86_400
/** One browser is known to at most so many accounts; the one signed in to longest ago is forgotten first. */
const MAX_PROOFS = 5

/**
 * The proof that a browser keeps after it has signed in to an account. It proves only that, and signs nobody in. It is
 * made of the password's hash too, so a new password makes every browser unknown again.
 */
export function proofOf(account: ContaId, passwordHash: string): string {
  return createHmac('sha256', `${secret()}:navegador`)
    .update(`${account}:${passwordHash}`)
    .digest('base64url')
}

export function isAmong(proofs: readonly string[], proof: string): boolean {
  const wanted = Buffer.from(proof)
  return proofs.some(one => one.length === proof.length && timingSafeEqual(Buffer.from(one), wanted))
}

function cookie() {
  return createCookie('comanda_navegador', {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: YEAR_SECONDS,
    secure: env().publicUrl?.startsWith('https:') ?? false,
  })
}

/** The proofs that this browser sends; the caller must still compare each with the account's. */
export async function readProofs(request: Request): Promise<readonly string[]> {
  const sent: unknown = await cookie().parse(request.headers.get('Cookie'))
  if (!Array.isArray(sent)) return []
  return sent.filter(one => typeof one === 'string' && /^[\w-]{43}$/.test(one)).slice(0, MAX_PROOFS)
}

/** The Set-Cookie header that makes this browser known from now on. */
export async function keepProof(request: Request, proof: string): Promise<string> {
  const others = (await readProofs(request)).filter(one => one !== proof)
  return cookie().serialize([proof, ...others].slice(0, MAX_PROOFS))
}
