import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { ContaId } from '~/domain/valores/ids'
import { type OwnerTx, reaching } from '../database.server'
import { accountTokens } from './tables.server'

export type TokenKind = 'confirm' | 'reset'

/** Hours until a link expires (decision 28). */
const TOKEN_HOURS: Record<TokenKind, number> = { confirm: 24, reset: 1 }

const HOUR_MS = 3_600_000

interface Ticket {
  readonly userId: ContaId
  readonly kind: TokenKind
  /** Where the link goes: using it proves that the user reads this address. */
  readonly email: string
}

/** 256 random bits for a link; the database keeps their hash alone, with `ticket`. */
export async function issueToken(tx: OwnerTx, ticket: Ticket): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + TOKEN_HOURS[ticket.kind] * HOUR_MS)
  await tx.insert(accountTokens).values({ ...ticket, hash: hashToken(token), expiresAt })
  return token
}

/** Uses a token up: of two at once one gets it. Null when unknown, used or expired. */
export async function takeToken(tx: OwnerTx, token: string, kind: TokenKind) {
  const [row] = await tx
    .delete(accountTokens)
    .where(and(eq(accountTokens.hash, hashToken(token)), eq(accountTokens.kind, kind)))
    .returning({
      userId: accountTokens.userId,
      email: accountTokens.email,
      expiresAt: accountTokens.expiresAt,
    })
  return row && row.expiresAt > new Date() ? { userId: row.userId, email: row.email } : null
}

/** Every link of a user that is still open stops working. */
export async function revokeTokens(tx: OwnerTx, userId: ContaId, kind?: TokenKind): Promise<void> {
  const ofUser = eq(accountTokens.userId, userId)
  await tx.delete(accountTokens).where(kind ? and(ofUser, eq(accountTokens.kind, kind)) : ofUser)
}

/** Whether a token could be used now. Looking uses nothing up: mail scanners open links, too. */
export function tokenIsLive(token: string, kind: TokenKind): Promise<boolean> {
  return reaching(async db => {
    const [row] = await db
      .select({ kind: accountTokens.kind })
      .from(accountTokens)
      .where(
        and(
          eq(accountTokens.hash, hashToken(token)),
          eq(accountTokens.kind, kind),
          gt(accountTokens.expiresAt, new Date()),
        ),
      )
    return row !== undefined
  })
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
