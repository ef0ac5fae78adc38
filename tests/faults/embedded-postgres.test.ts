import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Cluster, openCluster } from '~/server/embedded-postgres/embedded-postgres.server'
import { copyCluster, temporaryFolder } from '../world/processo/pasta'

const PROCESS = fileURLToPath(new URL('cluster-process.mjs', import.meta.url))
const LONG = { timeout: 60_000 }

let folder = ''
let dataDir = ''
const open: Cluster[] = []
const processes: ChildProcess[] = []

beforeEach(async () => {
  folder = await temporaryFolder('faults')
  dataDir = join(folder, 'postgres')
})

afterEach(async () => {
  for (const child of processes.splice(0)) child.kill('SIGKILL')
  // A process that was killed left its cluster running; this one joins it and stops it by leaving last.
  const last = await openCluster({ dataDir })
  for (const cluster of open.splice(0)) await cluster.release()
  expect(await last.release()).toBe('stopped')
  rmSync(folder, { recursive: true, force: true })
})

describe('o PostgreSQL embutido', () => {
  let initialized: Cluster
  let home = ''
  beforeAll(async () => {
    home = await temporaryFolder('initialized')
    initialized = await openCluster({ dataDir: join(home, 'postgres'), fsync: false })
    await initialized.release()
  })
  beforeEach(() => copyCluster(initialized.dataDir, dataDir))
  afterAll(() => {
    for (const path of [dirname(initialized.dataDir), home]) rmSync(path, { recursive: true, force: true })
  })

  test('inicia, um segundo processo se junta a ele e o último a sair o para', LONG, async () => {
    const first = await openHere()
    const second = await openElsewhere()
    expect(first.started).toBe(true)
    expect(second.cluster).toMatchObject({ started: false, socketDir: first.socketDir })
    expect(await first.release()).toBe('kept')
    expect(await second.release()).toBe('stopped')
    expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(false)
    expect(existsSync(first.socketDir)).toBe(false)
  })

  test('fica de pé enquanto alguém de fora (psql) o usa', LONG, async () => {
    const cluster = await openHere()
    const outsider = new pg.Client({ connectionString: cluster.url })
    await outsider.connect()
    expect(await cluster.release()).toBe('kept')
    expect((await outsider.query('select 1 as um')).rows).toEqual([{ um: 1 }])
    await outsider.end()
  })

  test('de dois que saem ao mesmo tempo, um o para e nenhum falha', LONG, async () => {
    const [here, there] = [await openHere(), await openElsewhere()]
    const answers = await Promise.all([here.release(), there.release()])
    expect(answers).toContain('stopped')
    expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(false)
  })

  test('depois de kill -9 no postmaster volta sozinho, com tudo o que foi confirmado', LONG, async () => {
    const { url } = await openHere()
    await ask(url, 'create table pedidos as select 42 as id')
    process.kill(postmasterPid(), 'SIGKILL')
    expect(await persist(() => ask(url, 'select id from pedidos'))).toEqual({ id: 42 })
  })

  test('depois de kill -9 no Node e no postmaster, abrir de novo basta', LONG, async () => {
    const other = await openElsewhere()
    const pid = postmasterPid()
    await ask(other.cluster.url, 'create table pedidos as select 42 as id')
    other.child.kill('SIGKILL')
    await once(other.child, 'exit')
    process.kill(pid, 'SIGKILL')
    const cluster = await openHere()
    expect(cluster.started).toBe(true)
    expect(await ask(cluster.url, 'select id from pedidos')).toEqual({ id: 42 })
  })

  test('depois de kill -9 no Node, o banco que ficou rodando é aproveitado', LONG, async () => {
    const other = await openElsewhere()
    const pid = postmasterPid()
    other.child.kill('SIGKILL')
    await once(other.child, 'exit')
    expect((await openHere()).started).toBe(false)
    expect(postmasterPid()).toBe(pid)
  })

  test('Ctrl-C no terminal não chega até ele', LONG, async () => {
    const other = await openElsewhere()
    const pid = postmasterPid()
    process.kill(-(other.child.pid ?? 0), 'SIGINT')
    expect(await other.next()).toBe('interrupted')
    expect(await ask(other.cluster.url, 'select 1 as um')).toEqual({ um: 1 })
    expect(postmasterPid()).toBe(pid)
    await other.release()
  })

  test('recusa com a causa uma pasta que não é um banco', async () => {
    await expect(openCluster({ dataDir: dirname(PROCESS) })).rejects.toThrow('neither empty nor a database')
  })
})

describe('o PostgreSQL embutido, numa pasta nova,', () => {
  test('só escuta no soquete, com fsync ligado, em UTF-8 e sem dados pessoais no log', LONG, async () => {
    const { url, socketDir } = await openHere()
    const row = await ask(
      url,
      `select current_setting('listen_addresses') escuta, current_setting('fsync') fsync, current_user usuario,
        current_setting('server_encoding') codificacao, current_setting('max_connections') conexoes`,
    )
    expect(row).toEqual({ escuta: '', fsync: 'on', usuario: 'comanda', codificacao: 'UTF8', conexoes: '200' })
    expect(readdirSync(socketDir)).toContain('.s.PGSQL.5432')
    await expect(ask(url, `select 'maria@exemplo.com'::int`)).rejects.toThrow('maria@exemplo.com')
    expect(readFileSync(join(dataDir, 'server.log'), 'utf8')).not.toContain('maria@exemplo.com')
  })

  test('dois processos que abrem ao mesmo tempo uma pasta nova usam um só banco', LONG, async () => {
    const [one, two] = await Promise.all([prepareProcess(), prepareProcess()])
    const clusters = await Promise.all([one.open(), two.open()])
    expect(clusters.filter(({ started }) => started)).toHaveLength(1)
    const identity = `select system_identifier::text, pg_postmaster_start_time()::text from pg_control_system()`
    expect(await ask(clusters[0].url, identity)).toEqual(await ask(clusters[1].url, identity))
    expect(leftovers()).toEqual([])
    await one.release()
    await two.release()
  })

  // Each kill hits another fifth of the time that a first start takes on a slow machine.
  test('a primeira partida, morta cinco vezes no meio, não deixa nada quebrado', LONG, async () => {
    for (const fifth of [0, 1, 2, 3, 4]) {
      const victim = await prepareProcess(Math.ceil((fifth + Math.random()) * 250))
      victim.begin()
      await once(victim.child, 'exit')
      expect(victim.child.signalCode).toBe('SIGKILL')
    }
    const cluster = await openHere()
    expect(await ask(cluster.url, 'select 1 as um')).toEqual({ um: 1 })
    await vi.waitFor(() => expect(leftovers()).toEqual([]), 5_000)
  })
})

async function openHere(): Promise<Cluster> {
  const cluster = await openCluster({ dataDir })
  open.push(cluster)
  return cluster
}

async function openElsewhere() {
  const other = await prepareProcess()
  return { ...other, cluster: await other.open() }
}

async function prepareProcess(killAfter = 0) {
  const child = spawn(process.execPath, [PROCESS, dataDir, String(killAfter)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  })
  processes.push(child)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async () => JSON.parse((await lines.next()).value ?? 'null') as unknown
  expect(await next()).toBe('ready')
  const begin = () => child.stdin.write('\n')
  const ask = () => {
    begin()
    return next()
  }
  return { child, begin, next, open: async () => (await ask()) as Cluster, release: ask }
}

function postmasterPid(): number {
  return Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0])
}

function leftovers(): string[] {
  return readdirSync(folder).filter(name => name !== basename(dataDir))
}

async function ask(connectionString: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows[0]
  } finally {
    await client.end()
  }
}

/** Repeats `work` until it succeeds, because the cluster needs a moment to come back. */
function persist<T>(work: () => Promise<T>): Promise<T> {
  return vi.waitFor(work, { timeout: 30_000, interval: 50 })
}
