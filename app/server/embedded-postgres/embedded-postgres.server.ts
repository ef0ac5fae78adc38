import type { ChildProcess } from 'node:child_process'
import { rmdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { LOCKS } from '../database/locks.server'
import { isRoot, prepareBinaries, SHARED_FOLDER } from './binaries.server'
import { findFolder, PORT, SUPERUSER } from './folder.server'
import { findPostmaster, type Launch, logTail, startPostmaster, stopPostmaster } from './postmaster.server'

/** `ref` and `unref` are public in pg but missing from its types. */
type Anchor = pg.Client & { ref(): void; unref(): void }

export interface Cluster {
  /** For `pg` and for psql: the database `comanda` by its socket. */
  readonly url: string
  readonly socketDir: string
  /** Where the data really is; for root that may be another folder than the one asked for. */
  readonly dataDir: string
  /** False when the cluster was running already and this process joined it. */
  readonly started: boolean
  /** Leaves the cluster; the last process that leaves stops it. Close every other connection of this process before. */
  release(): Promise<'stopped' | 'kept'>
}

interface Options {
  /** Its parent folder is created when it is missing. */
  readonly dataDir: string
  /** Off only for throw-away data. */
  readonly fsync?: boolean
  readonly log?: (message: string) => void
}

interface Entry {
  readonly anchor: Anchor
  readonly socketDir: string
  readonly started: boolean
}

const DATABASE = 'comanda'
const READY_MS = 60_000

/**
 * Starts the embedded PostgreSQL of `dataDir`, or joins it when it is running already (another process, or a start whose
 * Node was killed). While open it is watched: a cluster that dies is started again.
 *
 * Throws when it is not ready within 60 s, with the end of PostgreSQL's log.
 */
export async function openCluster({ dataDir, fsync = true, log = () => {} }: Options): Promise<Cluster> {
  if (process.platform === 'win32') throw new Error('no embedded PostgreSQL on Windows: set DATABASE_URL')
  const folder = await findFolder(dataDir)
  const copies = isRoot() ? SHARED_FOLDER : dirname(folder.dataDir)
  const launch: Launch = { ...folder, bin: await prepareBinaries(folder.owner, copies), fsync }
  let entry = await enter(launch)
  log(`PostgreSQL ${entry.started ? 'started' : 'joined'}: ${launch.dataDir}`)

  let released = false
  let healing = Promise.resolve()
  const watch = ({ anchor }: Entry) =>
    anchor.once('end', () => {
      healing = released ? healing : heal()
    })
  async function heal() {
    for (let pause = 100; !released; pause = Math.min(pause * 2, 5_000)) {
      log('PostgreSQL lost: starting or joining it again')
      try {
        entry = await enter(launch)
        watch(entry)
        return
      } catch (error) {
        log(`PostgreSQL not back yet: ${(error as Error).message}`)
        await sleep(pause, undefined, { ref: false })
      }
    }
  }
  watch(entry)

  return {
    url: `postgres://${SUPERUSER}@/${DATABASE}?host=${entry.socketDir}&port=${PORT}&sslmode=disable`,
    socketDir: entry.socketDir,
    dataDir: launch.dataDir,
    started: entry.started,
    async release() {
      released = true
      await healing
      return leave(entry, launch)
    },
  }
}

async function enter(launch: Launch): Promise<Entry> {
  const deadline = Date.now() + READY_MS
  let child: ChildProcess | undefined
  let failures = 0
  let trouble: unknown
  while (Date.now() < deadline) {
    const running = await findPostmaster(launch.dataDir)
    if (running?.socketDir) {
      try {
        const anchor = await dropAnchor(running.socketDir)
        return { anchor, socketDir: running.socketDir, started: running.pid === child?.pid }
      } catch (error) {
        if (!isPassing(error)) throw error
        trouble = error
      }
    } else if (!running && (!child || hasExited(child))) {
      if (child && !isBusy(launch) && ++failures === 5) throw failed(launch, trouble)
      child = await startPostmaster(launch)
    }
    await sleep(child && hasExited(child) ? 200 : 30)
  }
  throw failed(launch, trouble)
}

const hasExited = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** Errors that will pass: no socket yet, starting up, recovering, shutting down, all connections taken. */
function isPassing(error: unknown): boolean {
  const { code, message } = error as { code?: string; message: string }
  return (
    /^(ENOENT|ECONNREFUSED|ECONNRESET|EPIPE|57P0[123]|53300)$/.test(code ?? '') ||
    /terminated|timeout/i.test(message)
  )
}

/**
 * The start failed because another process was starting the same cluster, or a killed server's children were still
 * ending. It is worth repeating.
 */
const isBusy = (launch: Launch) => /lock file .* already exists|still in use/.test(logTail(launch.dataDir))

function failed({ dataDir }: Launch, cause: unknown): Error {
  return new Error(`the embedded PostgreSQL in ${dataDir} did not start:\n${logTail(dataDir)}`, { cause })
}

/**
 * A connection that this process keeps open as long as it uses the cluster. Idle pools close theirs, and another
 * process that leaves would stop a cluster without connections.
 */
async function dropAnchor(socketDir: string): Promise<Anchor> {
  const anchor = new pg.Client({
    host: socketDir,
    port: PORT,
    user: SUPERUSER,
    database: 'postgres',
    ssl: false,
    application_name: 'comanda anchor',
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
  }) as Anchor
  // `watch` handles the end of this connection; without a listener the error would end the process.
  anchor.on('error', () => {})
  try {
    await anchor.connect()
    await anchor.query('select pg_advisory_lock_shared($1)', [LOCKS.presence])
    await ensureDatabase(anchor)
    anchor.unref()
    return anchor
  } catch (error) {
    await anchor.end().catch(() => {})
    throw error
  }
}

async function ensureDatabase(anchor: Anchor): Promise<void> {
  const { rowCount } = await anchor.query('select 1 from pg_database where datname = $1', [DATABASE])
  if (rowCount) return
  try {
    await anchor.query(`create database ${DATABASE} template template0 encoding 'UTF8' locale 'C'`)
  } catch (error) {
    // Another process created it meanwhile.
    if (!/^(42P04|23505)$/.test((error as { code?: string }).code ?? '')) throw error
  }
}

/**
 * When two processes leave at the same time, the lock lets one of them stop the cluster. That cuts the other's
 * connection, which is not an error.
 */
async function leave({ anchor, socketDir }: Entry, launch: Launch): Promise<'stopped' | 'kept'> {
  try {
    anchor.ref()
    await anchor.query('select pg_advisory_unlock_shared($1)', [LOCKS.presence])
    const { rows } = await anchor.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [
      LOCKS.presence,
    ])
    if (!rows[0]?.last || (await hasOtherClients(anchor))) return 'kept'
    return (await stopPostmaster(launch.dataDir)) ? 'stopped' : 'kept'
  } catch {
    return (await findPostmaster(launch.dataDir)) ? 'kept' : 'stopped'
  } finally {
    await anchor.end().catch(() => {})
    // Not empty while the cluster runs.
    await rmdir(socketDir).catch(() => {})
  }
}

/** Keeps asking for a second, because PostgreSQL takes a moment to end connections that were just closed. */
async function hasOtherClients(anchor: Anchor): Promise<boolean> {
  for (let tries = 0; tries < 20; tries++) {
    const { rowCount } = await anchor.query(
      `select 1 from pg_stat_activity where backend_type = 'client backend' and application_name <> 'comanda anchor'`,
    )
    if (!rowCount) return false
    await sleep(50)
  }
  return true
}
