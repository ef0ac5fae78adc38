import { pgSchema, text, timestamp } from 'drizzle-orm/pg-core'

/** What belongs to this installation and to no restaurant: a backup does not take it along. */
export const maquina = pgSchema('maquina')

/** One row for each job that has run here; the jobs themselves are in jobs.server.ts. */
export const timedWork = maquina.table('timed_work', {
  name: text().primaryKey(),
  /** Nobody runs the job before. Whoever runs it puts this off first, which keeps the other nodes away. */
  nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
  succeededAt: timestamp('succeeded_at', { withTimezone: true }),
  failedAt: timestamp('failed_at', { withTimezone: true }),
  /** The code or the name of the last error, never its words, which may repeat data. */
  failure: text(),
})
