import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '~/server/database/database.server'
import { LOCKS } from '~/server/database/locks.server'

export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]

/**
 * Runs `work` in a transaction while no other process does. It tries for the lock again and again instead of waiting in
 * a statement, because drawing the demo's pictures takes longer than the time after which a waiting statement counts as
 * a lost database.
 */
export async function oneAtATime(db: Db, work: (tx: Transaction) => Promise<void>): Promise<void> {
  while (!(await whenFree(db, work))) await wait(100)
}

function whenFree(db: Db, work: (tx: Transaction) => Promise<void>): Promise<boolean> {
  return db.transaction(async tx => {
    const { rows } = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock(${LOCKS.demo}) as free`,
    )
    if (!rows[0]?.free) return false
    await work(tx)
    return true
  })
}
