import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import { type OutsideTx, outsideTenants } from '../database/database.server'
import { mailQueue } from './tables.server'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly link: string
}

/** The links in messages that are older than a day have expired. */
const A_DAY_AGO = sql`now() - interval '24 hours'`

export type QueuedMail = typeof mailQueue.$inferSelect

/**
 * Puts a message into the queue in the same transaction as the change that it reports: it is rolled back with that
 * change, and sent only after the commit.
 */
export async function queueMail(tx: OutsideTx, mail: Mail): Promise<void> {
  await tx.insert(mailQueue).values(mail)
}

/**
 * Takes the next message that is due, for this node alone, by putting off its next try by 1, 2, 4 ... at most 60
 * minutes, which is longer than any sending takes. So no transaction is open while the network is slow, and a node that
 * dies while it sends a message loses none.
 */
export async function claimMail(): Promise<QueuedMail | null> {
  const next = outsideTenants()
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(and(lt(mailQueue.nextAt, sql`now()`), gt(mailQueue.createdAt, A_DAY_AGO)))
    .orderBy(mailQueue.nextAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const [mail] = await outsideTenants()
    .update(mailQueue)
    .set({
      attempts: sql`${mailQueue.attempts} + 1`,
      nextAt: sql`now() + least(interval '1 hour', interval '1 minute' * power(2, ${mailQueue.attempts}))`,
    })
    .where(eq(mailQueue.id, sql`(${next})`))
    .returning()
  return mail ?? null
}

export interface MailWaiting {
  readonly waiting: number
  /** Of them, those that somebody has tried to send in vain. */
  readonly failed: number
  readonly oldestSeconds: number
}

export async function measureMail(): Promise<MailWaiting> {
  const [row] = await outsideTenants()
    .select({
      waiting: sql`count(*)`.mapWith(Number),
      failed: sql`count(*) filter (where ${mailQueue.attempts} > 0)`.mapWith(Number),
      oldestSeconds: sql`coalesce(extract(epoch from now() - min(${mailQueue.createdAt})), 0)`.mapWith(
        Number,
      ),
    })
    .from(mailQueue)
  return row ?? { waiting: 0, failed: 0, oldestSeconds: 0 }
}

export async function removeMail(id: number): Promise<void> {
  await outsideTenants().delete(mailQueue).where(eq(mailQueue.id, id))
}

/** Returns how many messages were given up. */
export async function removeStaleMail(): Promise<number> {
  const gone = await outsideTenants()
    .delete(mailQueue)
    .where(lte(mailQueue.createdAt, A_DAY_AGO))
    .returning({ id: mailQueue.id })
  return gone.length
}
