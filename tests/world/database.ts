import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'

export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** A migrated database of one's own, empty or with the demo, cloned from one that the run has made for this. */
export async function createDatabase(from: 'template' | 'planted' = 'template'): Promise<TestDatabase> {
  const adminUrl = inject('adminUrl')
  const name = `${inject('template')}_${randomBytes(4).toString('hex')}`
  await asAdmin(adminUrl, admin => clone(admin, inject(from), name))
  const url = urlOf(adminUrl, name)
  // PostgreSQL is slow to accept the first connection to a new database, slower than the time after which Comanda takes
  // a server for lost, so one is made here first.
  await asAdmin(url, first => first.query('select 1'))
  return {
    url,
    drop: () =>
      asAdmin(adminUrl, admin => admin.query(`drop database if exists ${name} with (force)`)).then(() => {}),
  }
}

const OBJECT_IN_USE = '55006'

/**
 * A template cannot be cloned while anything is connected to it, such as the connection that filled it, which is just
 * closing.
 */
export async function clone(admin: pg.Client, template: string, name: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await admin.query(`create database ${name} template ${template}`)
      return
    } catch (error) {
      if ((error as { code?: string }).code !== OBJECT_IN_USE || tries === 50) throw error
      await wait(100)
    }
  }
}

/**
 * The URL of another database of the same server. The URL class is no help here: it rejects URLs without a host, as
 * sockets have them.
 */
export function urlOf(url: string, name: string): string {
  return url.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, `$1${name}`)
}

export async function asAdmin<T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url, application_name: 'comanda tests' })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}
