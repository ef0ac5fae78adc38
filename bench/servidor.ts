import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { openCluster } from '../app/server/embedded-postgres.server'
import { temporaryFolder } from '../tests/world/pasta'

/** The built product in a process of its own, on a fresh data folder with the demo, as production runs it (fsync on). */
export interface Servidor {
  readonly origin: string
  readonly databaseUrl: string
  readonly pid: number
  stop(): Promise<void>
}

export async function startServidor(): Promise<Servidor> {
  const folder = await temporaryFolder('bench')
  const child = spawn(process.execPath, ['bin/start.mjs'], {
    env: {
      ...process.env,
      PORT: '0',
      COMANDA_DADOS: folder,
      COMANDA_LIMITES: '1000000000',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await printedOrigin(child)
  // Joins the cluster that the server has started, for its address.
  const cluster = await openCluster({ dataDir: join(folder, 'postgres') })
  return {
    origin,
    databaseUrl: cluster.url,
    pid: child.pid ?? 0,
    async stop() {
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      await cluster.release()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function printedOrigin(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout?.on('data', chunk => {
      text += chunk
      const found = /Comanda: (\S+)/.exec(text)?.[1]
      if (found) resolve(found.replace('localhost', '127.0.0.1'))
    })
    child.once('exit', code => reject(new Error(`the server ended with ${code}\n${text}`)))
  })
}

export interface Answer {
  readonly status: number
  readonly body: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export function send(
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
) {
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request(
      url,
      { agent, method: options.method ?? 'GET', headers: options.headers },
      incoming => {
        const parts: Buffer[] = []
        incoming.on('data', part => parts.push(part))
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
        )
        incoming.on('error', reject)
      },
    )
    outgoing.on('error', reject)
    outgoing.end(options.body)
  })
}

/** Runs `work` by `clients` at once until `total` were done; the rate per second. */
export async function rate(
  total: number,
  clients: number,
  work: (n: number) => Promise<void>,
): Promise<number> {
  let next = 0
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (next < total) await work(next++)
    }),
  )
  return total / ((performance.now() - begun) / 1_000)
}

/** One line per benchmark: the figure, the limit measured in the same run, their ratio and the goal. */
export function report(name: string, unit: string, figure: number, limit: number, goal: string): void {
  const round = (n: number) => n.toFixed(0)
  console.log(
    `${name}: ${round(figure)} ${unit}, limit ${round(limit)} ${unit}, ratio ${(figure / limit).toFixed(2)} (goal ${goal})`,
  )
}
