import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Messages that wait to be sent. A message is deleted once it is sent, because it names a person and contains the
 * secret of a link.
 */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    to: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** The link in the message; it is printed where no SMTP is configured. */
    link: text().notNull(),
    attempts: integer().notNull().default(0),
    /**
     * No node tries to send the message before this time, so it makes the pauses between tries and keeps other nodes
     * away while one is sending.
     */
    nextAt: timestamp('next_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  t => [index('mail_queue_next').on(t.nextAt)],
)
