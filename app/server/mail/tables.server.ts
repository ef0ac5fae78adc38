import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Messages that wait to be sent. One that is sent is deleted: it names a person and carries the secret of a link. */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    to: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** What the message is about; printed where no SMTP is configured. */
    link: text().notNull(),
    attempts: integer().notNull().default(0),
    /** Nobody tries before: it makes the pauses, and keeps a second node away while one is sending. */
    nextAt: timestamp('next_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  t => [index('mail_queue_next').on(t.nextAt)],
)
