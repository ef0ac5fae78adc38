import { text } from 'drizzle-orm/pg-core'
import { machineSchema } from '../timed/tables.server'

/**
 * The login with which the product runs, and the password that the first start made for it: every process on this
 * database opens the same login. Only the owner of the tables may read it.
 */
export const logins = machineSchema.table('logins', {
  name: text().primaryKey(),
  password: text().notNull(),
})
