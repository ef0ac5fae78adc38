import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, constants, fchownSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { childEnvironment, isAlive } from './binaries.server'
import { type Folder, ignore, initialize, PORT, prepareSocketFolder } from './folder.server'

export interface Launch extends Folder {
  readonly bin: string
  readonly fsync: boolean
}

const STOP_MS = 60_000
const LOG_BYTES = 5_000_000

/**
 * Starts `postgres` in a session of its own (detached), so that a Ctrl-C for this process does not reach it. It is
 * started directly and not by pg_ctl: so no shell interprets the paths, and as process 1 of a container this process is
 * the one that reaps it.
 */
export async function startPostmaster(launch: Launch): Promise<ChildProcess> {
  const { dataDir, owner, bin, fsync } = launch
  await initialize(launch, bin, fsync)
  const socketDir = await prepareSocketFolder(launch)
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${socketDir}`,
    'unix_socket_permissions=0700',
    `port=${PORT}`,
    'max_connections=200',
    // Many small questions come at once, and one that takes every processor makes the others wait (decision 051).
    'max_parallel_workers_per_gather=0',
    'timezone=UTC',
    'log_timezone=UTC',
    // Messages, details and statements of errors contain what people typed, and none of that may get into the log.
    'log_min_messages=log',
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
    'log_checkpoints=off',
    ...['fsync', 'full_page_writes', 'synchronous_commit'].map(name => `${name}=${fsync ? 'on' : 'off'}`),
  ]
  const logFile = openLog(launch)
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', dataDir, ...settings.flatMap(setting => ['-c', setting])],
    {
      ...owner,
      cwd: '/',
      env: childEnvironment,
      detached: true,
      stdio: ['ignore', logFile, logFile],
    },
  )
  closeSync(logFile)
  child.unref()
  await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject))
  return child
}

function openLog({ dataDir, owner }: Launch): number {
  const path = join(dataDir, 'server.log')
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LOG_BYTES) renameSync(path, `${path}.1`)
  // Root opens a file in a folder that another user can write to, so it must not follow a link that was planted there.
  const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW } = constants
  const file = openSync(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600)
  if (owner) fchownSync(file, owner.uid, owner.gid)
  return file
}

/** The end of PostgreSQL's log, which the operator needs to see when it does not start. */
export function logTail(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, 'server.log'), 'utf8').trimEnd().split('\n').slice(-8).join('\n')
  } catch (error) {
    return (error as Error).message
  }
}

export interface Postmaster {
  readonly pid: number
  /** Undefined until it listens. */
  readonly socketDir: string | undefined
}

/**
 * The running postmaster of this folder, read from its postmaster.pid, which also says where the socket is (this
 * process may have another TMPDIR). A file that a killed postmaster left, or that was copied along with the folder,
 * does not count.
 */
export async function findPostmaster(dataDir: string): Promise<Postmaster | undefined> {
  const [pid, , , , socketDir] = readLines(join(dataDir, 'postmaster.pid'))
  if (!Number(pid) || !isAlive(Number(pid))) return undefined
  if (worksIn(Number(pid), dataDir)) return { pid: Number(pid), socketDir: socketDir || undefined }
  // PostgreSQL takes any running process with that number for a postmaster, and would refuse to start for ever.
  await rm(join(dataDir, 'postmaster.pid'), { force: true })
  return undefined
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch (error) {
    ignore('ENOENT')(error)
    return []
  }
}

/**
 * A postmaster's working directory is its data folder. Where the system does not tell it, the process number alone
 * decides.
 */
function worksIn(pid: number, dataDir: string): boolean {
  if (process.platform !== 'linux') return true
  try {
    const [theirs, ours] = [statSync(`/proc/${pid}/cwd`), statSync(dataDir)]
    return theirs.dev === ours.dev && theirs.ino === ours.ino
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES'
  }
}

/** Fast shutdown: false when it did not end within 60 s. */
export async function stopPostmaster(dataDir: string): Promise<boolean> {
  const running = await findPostmaster(dataDir)
  if (!running) return true
  // SIGINT is PostgreSQL's fast shutdown.
  process.kill(running.pid, 'SIGINT')
  for (const deadline = Date.now() + STOP_MS; Date.now() < deadline; await sleep(30)) {
    if ((await findPostmaster(dataDir))?.pid !== running.pid) return true
  }
  return false
}
