import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
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
    const pending = readMigrationFiles(config()).filter(({ folderMillis }) => folderMillis <= version)
    await drizzle(client).transaction(async tx => {
      // The lock ends with the transaction: behind a pooler, one of the session would stay with a connection that others use.
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.migration})`)
      await tx.execute(sql`set local client_min_messages = 'warning'`)
      // Citus must know before a transaction changes tables of both of its kinds; elsewhere the name means nothing.
      await tx.execute(sql`set local citus.multi_shard_modify_mode = 'sequential'`)
      await new PgDialect().migrate(pending, sessionOf(tx), config())
    })
  } finally {
    await client.end()
  }
}

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

/** What the migrator asks of a session, within a transaction that has begun. */
function sessionOf(tx: Transaction): PgSession {
  const session = {
    execute: (query: SQL) => tx.execute(query),
    all: async (query: SQL) => (await tx.execute(query)).rows,
    transaction: (work: (tx: Transaction) => Promise<void>) => work(tx),
  }
  return session as unknown as PgSession
}
