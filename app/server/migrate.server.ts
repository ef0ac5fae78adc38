import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PgDialect, type PgSession } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { LOCKS } from './locks.server'

const config = () => ({ migrationsFolder: join(process.cwd(), 'db', 'migrations') })

/** The versions that a database can have, the newest last. A version is the time at which its migration was made. */
export function listVersions(): number[] {
  return readMigrationFiles(config()).map(({ folderMillis }) => folderMillis)
}

/**
 * Brings the database to `version`, the newest unless told: all pending migrations in one transaction, one process at a
 * time. Run from the project's root folder.
 */
export async function migrate(url: string, version = Number.POSITIVE_INFINITY): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'comanda migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS.migration])
    await client.query("set client_min_messages = 'warning'")
    const pending = readMigrationFiles(config()).filter(({ folderMillis }) => folderMillis <= version)
    const { session } = drizzle(client)._
    await new PgDialect().migrate(pending, session as unknown as PgSession, config())
  } finally {
    await client.end()
  }
}
