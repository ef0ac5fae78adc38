import { createHmac, timingSafeEqual } from 'node:crypto'
import { createCookie } from 'react-router'
import type { ContaId } from '~/domain/valores/ids'
import { env, secret } from '../env.server'

const YEAR_SECONDS = 365 * 86_400
/** Accounts that one browser is remembered by. */
const MAX_PROOFS = 5

/**
 * What a browser keeps that has signed in to an account: it says so, and opens nothing. The password's hash is part of
 * it, so a new password makes every browser unknown again.
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

/** The proofs of this browser, as it sends them: each must still be compared. */
export async function readProofs(request: Request): Promise<readonly string[]> {
  const sent: unknown = await cookie().parse(request.headers.get('Cookie'))
  if (!Array.isArray(sent)) return []
  return sent.filter(one => typeof one === 'string' && /^[\w-]{43}$/.test(one)).slice(0, MAX_PROOFS)
}

/** The Set-Cookie header by which this browser is known from now on. */
export async function keepProof(request: Request, proof: string): Promise<string> {
  const others = (await readProofs(request)).filter(one => one !== proof)
  return cookie().serialize([proof, ...others].slice(0, MAX_PROOFS))
}
