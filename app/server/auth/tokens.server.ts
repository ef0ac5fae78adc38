import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import type { ContaId } from '~/domain/valores/ids'
import { type OutsideTx, outsideTenants, reaching } from '../database/database.server'
import { accountTokens } from './tables.server'

/**
 * What a link does: confirm a new address, reset a password, or let the owner of the old address undo a change of
 * address.
 */
export type TokenKind = 'confirm' | 'reset' | 'undo'

/** Hours until a link expires (conta-12; for `undo` decision 021). */
const TOKEN_HOURS: Record<TokenKind, number> = { confirm: 24, reset: 1, undo: 72 }

const HOUR_MS = 3_600_000

interface Ticket {
  readonly userId: ContaId
  readonly kind: TokenKind
  /** The address that the link is sent to: using it proves that the user reads that address. */
  readonly email: string
}

/** 256 random bits for a link; the database keeps their hash alone, with `ticket`. */
export async function issueToken(tx: OutsideTx, ticket: Ticket): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + TOKEN_HOURS[ticket.kind] * HOUR_MS)
  await tx.insert(accountTokens).values({ ...ticket, hash: hashToken(token), expiresAt })
  return token
}

/** Uses a token up; of two requests at the same time only one gets it. Null when it is unknown, used or expired. */
export async function takeToken(tx: OutsideTx, token: string, kind: TokenKind) {
  const [row] = await tx
    .delete(accountTokens)
    .where(and(eq(accountTokens.hash, hashToken(token)), eq(accountTokens.kind, kind)))
    .returning({
      userId: accountTokens.userId,
      email: accountTokens.email,
      expiresAt: accountTokens.expiresAt,
    })
  return row && row.expiresAt > new Date() ? row : null
}

/** Every link of these kinds that a user has open stops working. */
export async function revokeTokens(tx: OutsideTx, userId: ContaId, ...kinds: TokenKind[]): Promise<void> {
  await tx
    .delete(accountTokens)
    .where(and(eq(accountTokens.userId, userId), inArray(accountTokens.kind, kinds)))
}

/** Revokes the links that undo a change and are younger than the one that expires at `expiresAt`. */
export async function revokeYoungerUndo(tx: OutsideTx, userId: ContaId, expiresAt: Date): Promise<void> {
  const { userId: user, kind, expiresAt: expires } = accountTokens
  await tx.delete(accountTokens).where(and(eq(user, userId), eq(kind, 'undo'), gt(expires, expiresAt)))
}

/** Whether another user than `except` may still come back to this address, given in lower case. */
export async function isHeldByUndo(tx: OutsideTx, email: string, except?: ContaId): Promise<boolean> {
  const rows = await tx
    .select({ kind: accountTokens.kind })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.kind, 'undo'),
        eq(sql`lower(${accountTokens.email})`, email),
        gt(accountTokens.expiresAt, new Date()),
        except && ne(accountTokens.userId, except),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Whether a token could be used now. This does not use it up, because mail scanners open links too. */
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

/** Deletes the expired links, and with them the addresses that they were sent to. */
export async function removeExpiredTokens(now: Date): Promise<void> {
  const ended = outsideTenants()
    .select({ hash: accountTokens.hash })
    .from(accountTokens)
    .where(lt(accountTokens.expiresAt, now))
    .for('update', { skipLocked: true })
  await outsideTenants().delete(accountTokens).where(inArray(accountTokens.hash, ended))
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
