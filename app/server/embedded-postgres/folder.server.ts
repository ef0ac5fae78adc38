import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, existsSync, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { chmod, lstat, mkdir, open, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import {
  canEnter,
  childEnvironment,
  draftName,
  isRoot,
  type Owner,
  removeAbandoned,
  renameUnlessTaken,
  SHARED_FOLDER,
  systemUser,
} from './binaries.server'

export const SUPERUSER = 'comanda'
export const PORT = 5432

/** Where a cluster's data really is, and who owns it (undefined: this process's own user). */
export interface Folder {
  readonly dataDir: string
  readonly owner: Owner | undefined
}

/**
 * The folder to use for `asked`. When this process is root and the system user cannot reach `asked`, it is a folder
 * under /var/lib/comanda, and `asked` becomes a link to it.
 */
export async function findFolder(asked: string): Promise<Folder> {
  const dataDir = realFolder(resolve(asked))
  if (!isRoot()) {
    await mkdir(dirname(dataDir), { recursive: true })
    return { dataDir, owner: undefined }
  }
  if (existsSync(join(dataDir, 'PG_VERSION'))) return { dataDir, owner: ownerOf(dataDir) }
  const owner = systemUser()
  await mkdir(dirname(dataDir), { recursive: true })
  if (canEnter(dirname(dataDir), owner)) return { dataDir, owner }
  await refuseForeign(dataDir)
  return { dataDir: await moveToShared(dataDir), owner }
}

async function refuseForeign(dataDir: string): Promise<void> {
  if (existsSync(dataDir) && (await readdir(dataDir)).length > 0)
    throw new Error(`${dataDir} is neither empty nor a database: choose another data folder`)
}

/** The socket's folder is derived from the real path, because two names of one data folder must lead to one cluster. */
function realFolder(path: string): string {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) {
    return realFolder(resolve(dirname(path), readlinkSync(path)))
  }
  if (existsSync(path)) return realpathSync(path)
  return dirname(path) === path ? path : join(realFolder(dirname(path)), basename(path))
}

/** PostgreSQL refuses a data folder that belongs to another user, so it runs as the user who owns the folder. */
function ownerOf(dataDir: string): Owner {
  const { uid, gid } = statSync(dataDir)
  if (uid === 0)
    throw new Error(`${dataDir} belongs to root, as whom PostgreSQL does not run: give it back by chown`)
  if (!canEnter(dataDir, { uid, gid })) {
    throw new Error(
      `${dataDir} holds the database, but a folder above it is closed to its owner (uid ${uid})`,
    )
  }
  return { uid, gid }
}

async function moveToShared(dataDir: string): Promise<string> {
  const home = join(SHARED_FOLDER, hashOf(dataDir))
  await mkdir(home, { recursive: true })
  for (const folder of [SHARED_FOLDER, home]) await chmod(folder, 0o755)
  // Tells the operator which checkout this data belongs to, even after the checkout is gone.
  await writeFile(join(home, 'origem'), `${dataDir}\n`)
  const moved = join(home, 'postgres')
  await symlink(moved, dataDir).catch(ignore('EEXIST'))
  return moved
}

function hashOf(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 16)
}

/**
 * Makes the cluster in a draft folder and renames it when it is complete. So a first start that is killed leaves
 * nothing half-made, and of two first starts one wins and the other joins its cluster.
 */
export async function initialize({ dataDir, owner }: Folder, bin: string, fsync: boolean): Promise<void> {
  if (existsSync(join(dataDir, 'PG_VERSION'))) return
  await refuseForeign(dataDir)
  await removeAbandoned(dataDir)
  const draft = draftName(dataDir)
  await mkdir(draft, { mode: 0o700 })
  if (owner) chownSync(draft, owner.uid, owner.gid)
  const cluster = [
    '-D',
    draft,
    '-U',
    SUPERUSER,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-instructions',
  ]
  try {
    const args = fsync ? cluster : [...cluster, '--no-sync']
    await promisify(execFile)(join(bin, 'initdb'), args, { ...owner, cwd: '/', env: childEnvironment })
  } catch (cause) {
    await rm(draft, { recursive: true, force: true })
    throw new Error(`initdb failed: ${(cause as { stderr?: string }).stderr || (cause as Error).message}`, {
      cause,
    })
  }
  await renameUnlessTaken(draft, dataDir)
  if (fsync) await syncFolder(dirname(dataDir))
}

/** Without this a power cut could undo the rename. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** The 0700 folder of the socket, short because a socket's path ends at 107 bytes. */
export async function prepareSocketFolder({ dataDir, owner }: Folder): Promise<string> {
  const socketDir = join(socketParent(owner), `comanda-${hashOf(dataDir)}`)
  const uid = owner?.uid ?? process.getuid?.()
  await mkdir(socketDir, { mode: 0o700 }).then(
    () => owner && chownSync(socketDir, owner.uid, owner.gid),
    ignore('EEXIST'),
  )
  const found = await lstat(socketDir)
  if (!found.isDirectory() || (found.uid !== uid && !(isRoot() && found.uid === 0))) {
    throw new Error(`${socketDir} belongs to somebody else: remove it`)
  }
  if (owner && found.uid !== owner.uid) chownSync(socketDir, owner.uid, owner.gid)
  if ((found.mode & 0o777) !== 0o700) await chmod(socketDir, 0o700)
  return socketDir
}

function socketParent(owner: Owner | undefined): string {
  const parent = tmpdir()
  const fits = /^[\w./-]{1,60}$/.test(parent)
  return fits && canEnter(parent, owner) ? parent : '/tmp'
}

/** A handler that ignores one error code: the one that says that another process has done it already. */
export function ignore(expected: string): (error: unknown) => void {
  return error => {
    if ((error as NodeJS.ErrnoException).code !== expected) throw error
  }
}
