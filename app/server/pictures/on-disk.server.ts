import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PictureFiles } from './picture-files.server'

export function onDisk(folder: string): PictureFiles {
  return {
    read: name => readFile(join(folder, name)).catch(unlessMissing(null)),
    async write(name, bytes) {
      const path = join(folder, name)
      // A process that is killed never leaves half a file under the picture's name.
      const draft = `${path}.${randomBytes(4).toString('hex')}`
      await mkdir(dirname(path), { recursive: true })
      await writeFile(draft, bytes)
      await rename(draft, path)
    },
    async remove(names) {
      await Promise.all(names.map(name => rm(join(folder, name), { force: true })))
    },
    async list(prefix) {
      // A prefix that names a company is its folder.
      const within = prefix.slice(0, prefix.indexOf('/') + 1)
      const found = await readdir(join(folder, within), { recursive: true }).catch(unlessMissing([]))
      const names = found.map(path => within + path).filter(name => name.startsWith(prefix))
      const files = await Promise.all(names.sort().map(name => sizeOf(folder, name)))
      return files.filter(file => file !== null)
    },
  }
}

/** Null for a folder, and for a draft that has just got its name. */
async function sizeOf(folder: string, name: string) {
  const found = await stat(join(folder, name)).catch(unlessMissing(null))
  return found?.isFile() ? { name, bytes: found.size } : null
}

function unlessMissing<T>(otherwise: T): (error: NodeJS.ErrnoException) => T {
  return error => {
    if (error.code === 'ENOENT') return otherwise
    throw error
  }
}
