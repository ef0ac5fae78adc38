import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'

export interface TestDatabase {
  /** For the owner of its tables, a superuser. */
  readonly url: string
  /** For the login with which the product runs. */
  readonly serviceUrl: string
  /** Queries as the owner, outside every company: what is really stored, whoever it belongs to. */
  sql<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]>
  drop(): Promise<void>
}

/** A migrated database of one's own, empty or with the demo, cloned from one that the run has made for this. */
export async function createDatabase(from: 'template' | 'planted' = 'template'): Promise<TestDatabase> {
  const adminUrl = inject('adminUrl')
  const machines = inject('machines')
  const name = `${inject('template')}_${randomBytes(4).toString('hex')}`
  await cloneOn(machines, inject(from), name)
  const url = urlOf(adminUrl, name)
  // PostgreSQL is slow to accept the first connection to a new database, slower than the time after which Comanda takes
  // a server for lost, so one is made here first.
  await asAdmin(url, first => first.query('select 1'))
  const owner = new pg.Pool({ connectionString: url, max: 4, application_name: 'comanda tests' })
  // Its connections are cut when the database is dropped.
  owner.on('error', () => {})
  owner.on('connect', client => client.on('error', () => {}))
  return {
    url,
    serviceUrl: urlOf(inject('serviceUrl'), name),
    sql: async (text, values = []) => (await owner.query(text, values)).rows,
    async drop() {
      await owner.end()
      for (const machine of machines)
        await asAdmin(machine, admin => admin.query(`drop database if exists ${name} with (force)`))
    },
  }
}

/** On a distributed engine a clone of each machine's part is the whole, but for a setting. */
export async function cloneOn(machines: readonly string[], template: string, name: string): Promise<void> {
  for (const machine of machines)
    await asAdmin(machine, async admin => {
      await clone(admin, template, name)
      if (machines.length > 1)
        await admin.query(`alter database ${name} set citus.propagate_set_commands = 'local'`)
    })
}

const OBJECT_IN_USE = '55006'

/**
 * A template cannot be cloned while anything is connected to it, such as the connection that filled it, which is just
 * closing.
 */
async function clone(admin: pg.Client, template: string, name: string): Promise<void> {
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
