import { pgSchema, text, timestamp } from 'drizzle-orm/pg-core'

/** Tables that belong to this installation and to no restaurant; a backup leaves them out. */
export const machineSchema = pgSchema('maquina')

/** One row for each job that has run here; the jobs themselves are in jobs.server.ts. */
export const timedWork = machineSchema.table('timed_work', {
  name: text().primaryKey(),
  /**
   * No node runs the job before this time. The node that runs it puts the time off first, which keeps the other nodes
   * away.
   */
  nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
  succeededAt: timestamp('succeeded_at', { withTimezone: true }),
  failedAt: timestamp('failed_at', { withTimezone: true }),
  /** The code or the name of the last error, but not its message, which may contain data. */
  failure: text(),
})
