import { bigint, index, text, timestamp } from 'drizzle-orm/pg-core'
import { machineSchema } from '../timed/tables.server'

/**
 * Tries that all processes count together. Unlogged: written without a log, so a crash of the database forgets them, as a
 * fail-over does.
 */
export const tries = machineSchema.table(
  'tries',
  {
    /** A keyed hash of the limit's name and of who tries: nobody reads an address or a phone here. */
    key: text().primaryKey(),
    remaining: bigint({ mode: 'number' }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  t => [index('tries_ends').on(t.endsAt)],
)
