import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { LOCKS } from './locks.server'

/**
 * Brings the database to the newest version: all pending migrations in one transaction, one process at a time. Run from
 * the project's root folder.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'comanda migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS.migration])
    await client.query("set client_min_messages = 'warning'")
    await runMigrations(drizzle(client), { migrationsFolder: join(process.cwd(), 'db', 'migrations') })
  } finally {
    await client.end()
  }
}
