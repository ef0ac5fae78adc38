import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Refusal } from '../command/command'
import { type Entry, packTar } from './tar'

/** In the name of a draft, before the number of the process that writes it. */
export const DRAFT = '.parcial-'

/**
 * Writes a draft and renames it, so that half an archive never has its name, and no other file is overwritten.
 */
export async function writeWhole<T>(path: string, write: (draft: string) => Promise<T>): Promise<T> {
  if (existsSync(path)) throw new Refusal(`O arquivo já existe: ${path}`)
  const draft = `${path}${DRAFT}${process.pid}`
  try {
    const result = await write(draft)
    await rename(draft, path)
    return result
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new Refusal(`A pasta não existe: ${path}`)
    if (/^E(ACCES|NOSPC|DQUOT|FBIG|ROFS|IO)$/.test(code ?? ''))
      throw new Refusal(`Não foi possível gravar (${code}): ${path}`)
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Writes a tar.gz that its owner alone may read: archives hold personal data. */
export async function packInto(path: string, entries: AsyncIterable<Entry>): Promise<void> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(Readable.from(packTar(entries)), createGzip(), file)
}
