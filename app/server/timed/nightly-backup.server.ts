import { spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { env, secret } from '../env.server'
import type { Job } from './timed-work.server'

/** By the command line, in a process of its own: here the reading of every row would hold up orders. */
export const NIGHTLY_BACKUP: Job = {
  name: 'backup da noite',
  due: { at: '05:00', zone: 'America/Sao_Paulo' },
  async run(_, stopping) {
    const child = spawn(process.execPath, ['bin/comanda.mjs', 'backups'], {
      stdio: 'ignore',
      signal: stopping,
    })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw Object.assign(new Error(`the backup ended with ${code}`), { code: 'BACKUP_FAILED' })
  },
}

export interface NightlyBackup {
  readonly path: string
  /** The moment before which everything is in it. */
  readonly at: Date
}

const NAME = /^comanda-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z(?:-([0-9a-f]{8}))?\.tar\.gz$/

/** Tells the backups of an installation from those of others. It comes from the secret, which an installation takes along to a new disk. */
export function markOf(secret: string): string {
  return createHmac('sha256', secret).update('installation').digest('hex').slice(0, 8)
}

export function nameOfBackup(at: Date, mark: string): string {
  return `comanda-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${mark}.tar.gz`
}

/**
 * Null for a file that is none of this installation's backups. One from before names had a mark is its own only in its data folder:
 * elsewhere it may be another's.
 */
export function momentOf(name: string, folder: string): Date | null {
  const [, hour, minute, second, mark] = NAME.exec(name) ?? []
  const own = mark === undefined ? isWithin(env().dataDir, folder) : mark === markOf(secret())
  return hour && own ? new Date(`${hour}:${minute}:${second}Z`) : null
}

export const isWithin = (outer: string, inner: string) => !relative(outer, inner).startsWith('..')

/** This installation's, the newest first. A backup has its name once it is proved. */
export async function listBackups(folder: string): Promise<NightlyBackup[]> {
  const found = (await readdir(folder)).flatMap(name => {
    const at = momentOf(name, folder)
    return at ? [{ path: join(folder, name), at }] : []
  })
  return found.sort((a, b) => b.at.getTime() - a.at.getTime())
}
