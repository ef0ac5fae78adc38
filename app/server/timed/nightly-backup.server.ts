import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
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

const NAME = /^comanda-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/

export function nameOfBackup(at: Date): string {
  return `comanda-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`
}

/** Null for a file that is none of them. */
export function momentOf(name: string): Date | null {
  const [, hour, minute, second] = NAME.exec(name) ?? []
  return hour ? new Date(`${hour}:${minute}:${second}Z`) : null
}

/** The newest first. A backup has its name once it is proved. */
export async function listBackups(folder: string): Promise<NightlyBackup[]> {
  const found = (await readdir(folder)).flatMap(name => {
    const at = momentOf(name)
    return at ? [{ path: join(folder, name), at }] : []
  })
  return found.sort((a, b) => b.at.getTime() - a.at.getTime())
}
