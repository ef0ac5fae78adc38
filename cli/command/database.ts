import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { closeDatabase, openDatabase } from '~/server/database/database.server'
import { stopHearing } from '~/server/database/live.server'
import { listVersions } from '~/server/database/migrate.server'
import { openCluster } from '~/server/embedded-postgres/embedded-postgres.server'
import { env } from '~/server/env.server'
import { ensureServiceLogin } from '~/server/service-login/ensure-login.server'
import { Refusal } from './command'

/** To PostgreSQL: may also write a company that moves. */
const COMMAND_LINE = 'comanda cli'

/**
 * Runs `work` with this installation's database open, with the login that the server has, too, whether or not the server
 * is running.
 */
export function withDatabase<T>(work: () => Promise<T>): Promise<T> {
  return reaching(false, async owner => {
    await withConnection(owner, requireCurrent)
    const { direct } = await ensureServiceLogin(owner, env().databaseUrl)
    openDatabase(direct, { max: 4, name: COMMAND_LINE })
    try {
      return await work()
    } finally {
      // Sends this command's live events to the running servers.
      await stopHearing()
      await closeDatabase()
    }
  })
}

/**
 * The address of the database of this installation, for the owner of its tables. An embedded database is joined, or started for as long as `work`
 * takes; a new one is made only with `create`. Refuses when there is no database.
 */
export async function reaching<T>(create: boolean, work: (url: string) => Promise<T>): Promise<T> {
  const { unpooledUrl, dataDir } = env()
  if (unpooledUrl) return work(unpooledUrl)
  const postgres = join(dataDir, 'postgres')
  if (!create && !existsSync(postgres)) {
    throw new Refusal(
      `Não há banco em ${dataDir}. Execute npm start uma vez, ou diga onde ele está: COMANDA_DADOS ou DATABASE_URL.`,
    )
  }
  const cluster = await openCluster({ dataDir: postgres })
  try {
    return await work(cluster.url)
  } finally {
    await cluster.release()
  }
}

/** One connection for work that takes longer than the pool's time-outs allow. */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: COMMAND_LINE })
  // The query that is running gets the connection's error too. Without a listener here the error would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Refuses a database that this version of the code was not written for. Returns its version. */
export async function requireCurrent(client: pg.Client): Promise<number> {
  const found = await databaseVersion(client)
  const expected = listVersions().at(-1) ?? 0
  if (found === expected) return found
  if (found === null)
    throw new Refusal('O banco não é da Comanda, ou ainda está vazio: execute npm start uma vez.')
  const mend =
    found < expected
      ? 'execute npm start, que o atualiza'
      : 'ele é de uma versão mais nova da Comanda: use o comando dela'
  throw new Refusal(`O banco está na versão ${found} e este programa na ${expected}: ${mend}.`)
}

/** True when the database has no table yet, of this or of any other program. */
export async function isBlank(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace limit 1`,
  )
  return !rowCount && (await databaseVersion(client)) === null
}

export async function databaseVersion(client: pg.Client): Promise<number | null> {
  const { rows: there } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  )
  if (!there[0]?.there) return null
  const { rows } = await client.query<{ version: string | null }>(
    'select max(created_at) as version from drizzle.__drizzle_migrations',
  )
  const version = rows[0]?.version
  return version == null ? null : Number(version)
}
