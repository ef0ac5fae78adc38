import { randomBytes } from 'node:crypto'
import { chmod, lstat, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '~/server/database/migrate.server'
import { isAlive } from '~/server/embedded-postgres/binaries.server'
import { type Cluster, openCluster } from '~/server/embedded-postgres/embedded-postgres.server'
import { ensureServiceLogin } from '~/server/service-login/ensure-login.server'
import { plantarDemo } from '../plantado/demo-plantada'
import { temporaryParent } from '../processo/pasta'
import { createOn, distribute, listMachines, shut } from './motor'
import { asAdmin, cloneOn, urlOf } from './test-database'

declare module 'vitest' {
  interface ProvidedContext {
    /** A superuser's connection, for making and dropping databases. */
    adminUrl: string
    /** The same on each machine of a distributed engine, that one first. */
    machines: string[]
    /** A migrated and empty database, to clone. */
    template: string
    /** The same with the demo in it, without pictures. */
    planted: string
    /** The template for the login with which the product runs; every clone has the same. */
    serviceUrl: string
  }
}

const FOLDER = 'comanda-test-'

interface Templates {
  readonly adminUrl: string
  readonly machines: string[]
  readonly template: string
  readonly planted: string
  readonly serviceUrl: string
  drop(): Promise<void>
}

/** The projects that share the run's PostgreSQL. Each has this module for itself, so it is kept outside. */
interface Shared {
  projects: number
  readonly ready: Promise<Templates>
}
const SHARED = Symbol.for('the PostgreSQL of this test run')

/** One PostgreSQL for the whole run: whichever project comes first makes it, the last one that ends drops it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared: Shared = Reflect.get(globalThis, SHARED) ?? { projects: 0, ready: makeTemplates() }
  Reflect.set(globalThis, SHARED, shared)
  shared.projects++
  const { adminUrl, machines, template, planted, serviceUrl, drop } = await shared.ready
  project.provide('adminUrl', adminUrl)
  project.provide('machines', machines)
  project.provide('template', template)
  project.provide('planted', planted)
  project.provide('serviceUrl', serviceUrl)
  return async () => {
    shared.projects--
    if (shared.projects > 0) return
    Reflect.deleteProperty(globalThis, SHARED)
    await drop()
  }
}

/**
 * On the distributed engine of CITUS_URL, on the server of TEST_DATABASE_URL, else in a throw-away cluster without fsync. Every
 * database of the run carries the template's name as its prefix, so that they can all be dropped at the end.
 */
async function makeTemplates(): Promise<Templates> {
  const engine = process.env.CITUS_URL
  const given = engine ?? process.env.TEST_DATABASE_URL
  const own = given ? undefined : await openThrowAway()
  const adminUrl = own?.cluster.url ?? given ?? ''
  const machines = engine ? await listMachines(engine) : [adminUrl]
  const template = `comanda_test_${process.pid}_${randomBytes(3).toString('hex')}`
  const planted = `${template}_demo`
  const drop = async () => {
    if (own) await discard(own)
    else for (const machine of machines) await dropAll(machine, template)
  }
  try {
    if (engine) await createOn(machines, template)
    else await asAdmin(adminUrl, admin => admin.query(`create database ${template} template template0`))
    await migrate(urlOf(adminUrl, template))
    const { pooled: serviceUrl } = await ensureServiceLogin(urlOf(adminUrl, template))
    if (engine) await shut(machines, template)
    await cloneOn(machines, template, planted)
    await plantarDemo(urlOf(adminUrl, planted))
    if (engine) {
      await distribute(urlOf(adminUrl, planted))
      await shut(machines, planted)
    }
    return { adminUrl, machines, template, planted, serviceUrl, drop }
  } catch (error) {
    await drop()
    throw error
  }
}

interface ThrowAway {
  readonly cluster: Cluster
  readonly folder: string
}

async function openThrowAway(): Promise<ThrowAway> {
  await discardAbandoned()
  const folder = await mkdtemp(join(temporaryParent(), `${FOLDER}${process.pid}-`))
  // The system user that runs PostgreSQL for root must be able to enter the folder.
  await chmod(folder, 0o711)
  return openIn(folder)
}

/** Every login but the superuser shows its password, as on the servers of others. */
const ENTRIES = 'local all comanda trust\nlocal all all scram-sha-256\n'

async function openIn(folder: string): Promise<ThrowAway> {
  const cluster = await openCluster({ dataDir: join(folder, 'postgres'), fsync: false })
  await writeFile(join(cluster.dataDir, 'pg_hba.conf'), ENTRIES)
  await asAdmin(cluster.url, admin => admin.query('select pg_reload_conf()'))
  return { cluster, folder }
}

/** The data may be outside the folder, when other users cannot enter root's temporary folder. */
async function discard({ cluster, folder }: ThrowAway): Promise<void> {
  await cluster.release()
  for (const path of [dirname(cluster.dataDir), folder]) await rm(path, { recursive: true, force: true })
}

/** Stops the clusters of earlier runs that were killed. Folders of other users are left alone. */
async function discardAbandoned(): Promise<void> {
  const parent = temporaryParent()
  for (const name of await readdir(parent)) {
    if (!name.startsWith(FOLDER) || isAlive(Number(name.slice(FOLDER.length).split('-')[0]))) continue
    const folder = join(parent, name)
    const { uid } = await lstat(folder)
    if (uid === process.getuid?.()) await discard(await openIn(folder))
  }
}

async function dropAll(adminUrl: string, prefix: string): Promise<void> {
  await asAdmin(adminUrl, async admin => {
    const { rows } = await admin.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    )
    for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`)
    const { rows: logins } = await admin.query<{ rolname: string }>(
      'select rolname from pg_roles where starts_with(rolname, $1)',
      [prefix],
    )
    // Each machine of a distributed engine is told by itself.
    if (process.env.CITUS_URL) await admin.query('set citus.enable_create_role_propagation = off')
    for (const { rolname } of logins) await admin.query(`drop role ${rolname}`)
  })
}
