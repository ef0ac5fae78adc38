#!/usr/bin/env node
/**
 * As root, on a machine with Debian's PostgreSQL and pgBackRest and a build of Comanda:
 *   node standby/failover-drill.mjs [--synchronous]
 *
 * Two clusters of its own, by the scripts beside it. Under orders the primary is killed and its disk destroyed, the standby is
 * promoted and the product started on it; then the orders are counted that were answered and are gone. In the end the first
 * machine gets a new disk and follows the second.
 */
import { execFile, spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const CLIENTS = 8
/** Answered before the disk goes, a restore drill included, and after. */
const BEFORE = 1_000
const AFTER = 200
const LOST_SECONDS = 10
const BACK_SECONDS = 300

const synchronous = process.argv.includes('--synchronous')
const scripts = dirname(fileURLToPath(import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'comanda-ensaio-'))
const VERSION = process.env.VERSION || '15'
const PASSWORD = randomUUID().replaceAll('-', '')

const run = async (program, args, env = {}) =>
  (await promisify(execFile)(program, args, { env: { ...process.env, ...env } })).stdout.trim()

/** A machine of the drill is a cluster, and its disk a folder. */
async function makeMachine(name, port) {
  const CLUSTER = `ensaio_${name}`
  const disk = join(folder, name)
  await run('pg_createcluster', ['-d', disk, '-p', String(port), VERSION, CLUSTER])
  return {
    port,
    url: `postgres://comanda:${PASSWORD}@127.0.0.1:${port}/comanda`,
    start: () => run('pg_ctlcluster', [VERSION, CLUSTER, 'start']),
    drop: () => run('pg_dropcluster', ['--stop', VERSION, CLUSTER]).catch(console.error),
    sql: (text, database = 'postgres') =>
      run('runuser', ['-u', 'postgres', '--', 'psql', '-p', String(port), '-XAtqc', text, database]),
    /** One of the scripts, as the operator runs it on this machine. */
    step: (script, peer, ...args) =>
      run(join(scripts, script), args, {
        VERSION,
        CLUSTER,
        CONF: join(folder, 'pgbackrest.conf'),
        LISTEN: '127.0.0.1',
        PEER: '127.0.0.1',
        PEER_PORT: String(peer.port),
        REPLICATION_PASSWORD: PASSWORD,
        FOLDER: join(folder, 'restored'),
      }),
    /** All its processes at once, so that none says a last word. */
    async destroy() {
      const [pid] = readFileSync(join(disk, 'postmaster.pid'), 'utf8').split('\n')
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
      for (const one of [pid, ...children]) process.kill(Number(one), 'SIGKILL')
      await rm(disk, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

async function startProduct({ url }) {
  const child = spawn(process.execPath, [join(scripts, '..', 'bin', 'start.mjs')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'fatal',
      DATABASE_URL: url,
      COMANDA_DADOS: join(folder, 'dados'),
      COMANDA_DEMO: '1',
      COMANDA_LIMITES: '1000000',
      CEP_API_URL: 'http://127.0.0.1:9',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const origin = await new Promise((resolve, reject) => {
    let printed = ''
    child.once('exit', code => reject(new Error(`the product ended with ${code}`)))
    child.stdout.on('data', part => {
      printed += part
      const found = /Comanda: (\S+)/.exec(printed)?.[1]
      if (found) resolve(found.replace('localhost', '127.0.0.1'))
    })
  })
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { origin, stop }
}

/** Orders of all clients that were answered: by their key, when they were sent and when answered. */
const answered = []
const shop = { origin: '', open: true }

/** One customer after the other; who gets no order tries again with another. */
async function orderOn(id, total) {
  while (shop.open) {
    const [chave, sent] = [randomUUID(), performance.now()]
    const order = {
      chave,
      itens: [{ produtoId: id, quantidade: 1, extras: [], observacao: null }],
      observacoes: null,
      cliente: { telefone: `119${randomInt(10_000_000, 100_000_000)}`, nome: 'Ensaio', email: null },
      tipoEntrega: 'Retirar no local',
      endereco: null,
      cepSalvo: null,
      formaPagamento: 'pix',
      valorPago: null,
      totalVisto: total,
    }
    const headers = { 'Content-Type': 'application/json' }
    const request = { method: 'POST', headers, body: JSON.stringify(order) }
    const ok = await fetch(`${shop.origin}/cantina-da-nona/pedidos`, request).then(
      async answer => (await answer.text()) && answer.status === 200,
      () => false,
    )
    if (ok) answered.push({ chave, sent, at: performance.now() })
    else await wait(50)
  }
}

async function prepare(first, second) {
  await first.start()
  await first.sql(`create role comanda login createrole password '${PASSWORD}'`)
  await first.sql('create database comanda owner comanda')
  await first.step('primary.sh', second)
  const product = await startProduct(first)
  await second.step('standby.sh', first)
  if (synchronous) await first.step('synchronous.sh', second, 'on')
  return product
}

async function drill(first, second) {
  const product = await prepare(first, second)
  shop.origin = product.origin
  const dish = await first.sql(
    `select p.id, (p.preco * 100)::int from produtos p join empresas e on e.id = p.empresa_id
     where e.slug = 'cantina-da-nona' and p.nome = 'Focaccia de alecrim'`,
    'comanda',
  )
  const [id, total] = dish.split('|').map(Number)
  const clients = Array.from({ length: CLIENTS }, () => orderOn(id, total))
  console.log(await first.step('restore-drill.sh', second))
  while (answered.length < BEFORE) await wait(5)

  const gone = performance.now()
  await first.destroy()
  await second.step('promote.sh', first)
  const promoted = performance.now()
  const [again] = await Promise.all([startProduct(second), product.stop()])
  shop.origin = again.origin
  const late = () => answered.filter(({ sent }) => sent > promoted)
  while (late().length < AFTER) await wait(5)
  shop.open = false
  await Promise.all(clients)
  await report({ second, gone, promoted, back: late()[0].at })

  await first.step('standby.sh', second)
  console.log('the first machine follows the second')
  await again.stop()
}

async function report({ second, gone, promoted, back }) {
  const found = await second.sql('select chave from pedidos where chave is not null', 'comanda')
  const there = new Set(found.split('\n'))
  const lost = answered.filter(({ chave }) => !there.has(chave))
  const lostOf = Math.max(0, ...lost.map(({ at }) => gone - at)) / 1_000
  const after = moment => ((moment - gone) / 1_000).toFixed(1)
  console.log(
    `${synchronous ? 'synchronous' : 'asynchronous'}: ${answered.length} orders answered, ${lost.length} of them lost, of the last ${lostOf.toFixed(2)} s; ` +
      `promoted after ${after(promoted)} s, the first order after ${after(back)} s`,
  )
  if (synchronous ? lost.length > 0 : lostOf > LOST_SECONDS) throw new Error('more was lost than promised')
  if (back - gone > BACK_SECONDS * 1_000) throw new Error('it took longer than promised')
}

await chmod(folder, 0o755)
await mkdir(join(folder, 'repository'))
await run('chown', ['postgres:postgres', join(folder, 'repository')])
const conf = await readFile(join(scripts, 'pgbackrest.conf'), 'utf8')
await writeFile(
  join(folder, 'pgbackrest.conf'),
  conf.replace(/^repo1-path=.*$/m, `repo1-path=${join(folder, 'repository')}`),
)
const machines = []
try {
  machines.push(await makeMachine('um', 5_471))
  machines.push(await makeMachine('dois', 5_472))
  await drill(...machines)
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  for (const machine of machines) await machine.drop()
  await rm(folder, { recursive: true, force: true })
}
process.exit()
