import { execFile } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFolder } from '~/server/embedded-postgres/folder.server'

const IN_MEMORY = '/dev/shm'
const ROOM = 4e9

/**
 * Where the tests' databases are: in memory where the system lends enough of it. On ext4 a database takes five times as
 * long to make once others were dropped, because each of its 300 files looks for an inode past those that were freed lately.
 */
export function temporaryParent(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize > ROOM ? IN_MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** A temporary data folder that the system user, who runs PostgreSQL for root, can enter. */
export async function temporaryFolder(purpose: string): Promise<string> {
  const folder = await mkdtemp(join(temporaryParent(), `comanda-${purpose}-`))
  await chmod(folder, 0o711)
  return folder
}

/**
 * Copies the data of a cluster that is stopped: initdb takes seconds of a core, a copy a fifth of one. `cp` keeps the
 * owner, without whom PostgreSQL refuses the folder; Node's own copying does not.
 */
export async function copyCluster(from: string, to: string): Promise<void> {
  const { dataDir } = await findFolder(to)
  await promisify(execFile)('cp', ['-a', from, dataDir])
}
