import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { dropAllPages } from '../kept/kept-pages.server'
import { dropWhatChanges } from '../kept/noticed.server'
import { log } from '../log.server'
import { isUnreachable, outageOf, unavailable } from './outage.server'

/** A Drizzle handle: on the pool (`outsideTenants`) or on one transaction (`withTenant`). */
export type Db = NodePgDatabase

let pool: pg.Pool | undefined
let watch: pg.Pool | undefined
let shared: Db | undefined

/** For so long a connection, and a statement that waits for no lock, are waited for: then the server is frozen, or away. */
const PATIENCE_MS = 1_500
let patience = PATIENCE_MS

/**
 * Opens the process's one connection pool, for the login that `ensureServiceLogin` has prepared; tenants are entered by `withTenant`.
 * Tests that share a machine with others have more patience.
 */
export function openDatabase(
  url: string,
  { max = 16, patienceMs = PATIENCE_MS, name = 'comanda' } = {},
): void {
  if (pool) throw new Error('the database is already open')
  patience = patienceMs
  pool = new pg.Pool({
    connectionString: url,
    max,
    // A statement does not wait for the answer to the one before it on its connection.
    pipeline: true,
    connectionTimeoutMillis: patience,
    // More than the longest wait for a lock (5 s). Without a limit a query would hang for ever on a server that stopped
    // answering.
    query_timeout: Math.max(8_000, patience),
    // The first orders of a connection take several times as long, so it stays between two rushes (decision 044). What lies
    // between here and the database forgets a silent connection sooner: keepalives show that it is in use, or gone.
    idleTimeoutMillis: 600_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    application_name: name,
    // PostgreSQL keeps the plan of a prepared statement until it analyzes a table. However late that is, a connection is
    // replaced within the hour, and a plan made when the tables were small goes with it (decision 044).
    maxLifetimeSeconds: 3_600,
  })
  // An 'error' event without a listener ends the process, and the pool listens to idle connections only: so each
  // connection gets a listener of its own. The statement that ran on it fails by its own promise, and the pool replaces
  // the connection.
  const lost = (error: Error) =>
    log.warn({ code: (error as { code?: string }).code }, 'database connection lost')
  pool.on('error', lost)
  pool.on('connect', client => client.on('error', lost))
  dropWhatChanges(pool)
  shared = drizzle(impatient(pool))
  watch = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    idleTimeoutMillis: 30_000,
    application_name: 'comanda pages',
  })
  watch.on('error', lost)
  watch.on('connect', client => client.on('error', lost))
}

/** For a statement that waits for no lock: when it takes long the server is frozen, and a quick 503 is better than waiting. */
export function atOnce(statement: string | pg.QueryConfig): pg.QueryConfig {
  const config = typeof statement === 'string' ? { text: statement } : statement
  return { ...config, query_timeout: patience } as pg.QueryConfig
}

/** Reads outside the tenants never wait for a lock; one that was cut off is asked again. */
function impatient(pool: pg.Pool): pg.Pool {
  const query = async (statement: string | pg.QueryConfig, values?: unknown[]) => {
    const config = atOnce(statement)
    try {
      return await pool.query(config, values)
    } catch (error) {
      if (outageOf(error) !== 'cut' || !/^select\b/i.test(config.text)) throw error
      return pool.query(config, values)
    }
  }
  return new Proxy(pool, {
    get: (target, name, receiver) => (name === 'query' ? query : Reflect.get(target, name, receiver)),
  })
}

export async function closeDatabase(): Promise<void> {
  const closing = [pool, watch]
  pool = watch = shared = undefined
  dropAllPages()
  await Promise.all(closing.map(one => one?.end()))
}

export function databasePool(): pg.Pool {
  if (!pool) throw new Error('the database is not open')
  return pool
}

/** One connection for the question whether anything has changed, so that it never waits behind the work of others. */
export function watchPool(): pg.Pool {
  if (!watch) throw new Error('the database is not open')
  return watch
}

/**
 * The handle for what belongs to no tenant: the doors to `empresas`, users and sessions, the CEP cache. It may do what
 * migrations have granted to the role comanda_plataforma, and row-level security shows it no row of a tenant's table: use
 * `withTenant` for those. .dependency-cruiser.cjs lists the files that may import this name.
 */
export function outsideTenants(): Db {
  if (!shared) throw new Error('the database is not open')
  return shared
}

/** A transaction outside the tenants: all of it or nothing, for accounts and the companies that come with them. */
export type OutsideTx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** Runs a transaction outside the tenants; an unreachable database is a 503. */
export function transactionOutsideTenants<T>(work: (tx: OutsideTx) => Promise<T>): Promise<T> {
  return reaching(db => db.transaction(work))
}

/** Runs a read or write outside the tenants, turning an unreachable database into a 503. */
export async function reaching<T>(work: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await work(outsideTenants())
  } catch (error) {
    if (isUnreachable(error)) throw unavailable()
    throw error
  }
}
