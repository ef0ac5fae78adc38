import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A temporary data folder that the system user, who runs PostgreSQL for root, can enter. */
export async function temporaryFolder(purpose: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `comanda-${purpose}-`))
  await chmod(folder, 0o711)
  return folder
}
