import type pg from 'pg'
import { repartir } from '../../../cli/distribuir/repartir-tabelas'
import { acertarSequencias } from '../../../cli/distribuir/sequencias'
import { asAdmin, urlOf } from './test-database'

/** The machines of a distributed engine, which somebody else has started; each by a superuser's address, the coordinator first. */
export async function listMachines(coordinator: string): Promise<string[]> {
  const { rows } = await asAdmin(coordinator, admin =>
    admin.query<{ machine: string }>(
      `select nodename || ':' || nodeport as machine from pg_dist_node where noderole = 'primary' and groupid > 0 order by groupid`,
    ),
  )
  return [coordinator, ...rows.map(({ machine }) => at(coordinator, machine))]
}

/** The same login and database at another machine. */
const at = (url: string, machine: string) => url.replace(/^(\w+:\/\/(?:[^@/]*@)?)[^/]*/, `$1${machine}`)

export function machineOf(url: string): string[] {
  return /^\w+:\/\/(?:[^@/]*@)?([^/]*)/.exec(url)?.[1]?.split(':') ?? []
}

export async function onEach(
  machines: readonly string[],
  work: (admin: pg.Client) => Promise<unknown>,
): Promise<void> {
  for (const machine of machines) await asAdmin(machine, work)
}

/** An empty database that can be distributed over these machines, as an operator makes it. */
export async function createOn(machines: readonly string[], name: string): Promise<void> {
  for (const machine of machines) {
    await asAdmin(machine, admin => admin.query(`create database ${name} template template0`))
    await prepare(machine, name)
  }
  const [coordinator = '', ...workers] = machines
  await asAdmin(urlOf(coordinator, name), async admin => {
    await admin.query('select citus_set_coordinator_host($1, $2)', machineOf(coordinator))
    for (const worker of workers) await admin.query('select citus_add_node($1, $2)', machineOf(worker))
  })
}

export async function prepare(machine: string, name: string): Promise<void> {
  await asAdmin(machine, admin =>
    admin.query(`alter database ${name} set citus.propagate_set_commands = 'local'`),
  )
  await asAdmin(urlOf(machine, name), admin => admin.query('create extension citus'))
}

/** As `comanda distribuir` does, without its backup and its checks, and in few parts, which are quickly cloned. */
export async function distribute(url: string): Promise<void> {
  await asAdmin(url, async admin => {
    await admin.query('alter role comanda_app login; set citus.shard_count = 6')
    await repartir(admin)
    await acertarSequencias(admin)
  })
}

/** The engine works in each of its databases by itself, so that none could be cloned as long as it is let in. */
export async function shut(machines: readonly string[], name: string): Promise<void> {
  await onEach(machines, async admin => {
    await admin.query(`alter database ${name} allow_connections false`)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  })
}
