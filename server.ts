import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as build from 'virtual:react-router/server-build'
import { type ServerType, serve } from '@hono/node-server'
import { closeDatabase, openDatabase } from './app/server/database.server'
import { type Cluster, openCluster } from './app/server/embedded-postgres.server'
import { env } from './app/server/env.server'
import { closeEventStreams } from './app/server/event-stream.server'
import { createApp } from './app/server/http.server'
import { startHearing, stopHearing } from './app/server/live.server'
import { log } from './app/server/log.server'
import { startMail, stopMail } from './app/server/mail/worker.server'
import { migrate } from './app/server/migrate.server'
import { explainFailure } from './app/server/start-failure.server'
import { DEMO_LOGINS, isEmpty, plantDemo } from './db/seed'

export { closeDatabase, openDatabase } from './app/server/database.server'
export { comanda } from './cli/comanda'

/** For this long connections are still taken, so that none is closed between two requests of a busy client. */
const FAREWELL_MS = 250
/** Running requests get this long; then what is left is cut, and soon after the process ends whatever hangs. */
const DRAIN_MS = 6_000
const END_MS = 9_000

/** The product as Request -> Response; the database must be open. */
export const app = createApp(build, join(process.cwd(), 'build', 'client'))

/** What there is to take down again, however far the start came. */
interface Running {
  cluster?: Cluster
  server?: ServerType
}

/**
 * Brings everything up in order, listens, and stops cleanly on SIGTERM, Ctrl-C and a closed terminal, also when they
 * come during the start. A start that fails says why and leaves no database behind.
 */
export async function start(): Promise<void> {
  const running: Running = {}
  const stopping = new AbortController()
  const starting = bringUp(running, stopping.signal)
  stopOnSignal(running, starting, stopping)
  try {
    await starting
  } catch (error) {
    if (stopping.signal.aborted) return
    stopping.abort()
    console.error(explainFailure(error) ?? error)
    await takeDown(running).catch(trouble => log.error({ err: trouble }, 'stopping failed'))
    process.exit(1)
  }
}

async function bringUp(running: Running, stopping: AbortSignal): Promise<void> {
  const { databaseUrl, dataDir, port } = env()
  if (!databaseUrl) running.cluster = await openCluster({ dataDir: join(dataDir, 'postgres') })
  const url = databaseUrl ?? (running.cluster as Cluster).url
  stopping.throwIfAborted()
  await migrate(url)
  openDatabase(url)
  await startHearing(url)
  startMail()
  stopping.throwIfAborted()
  const planted = await plantDemoWhenAsked(running.cluster !== undefined)
  stopping.throwIfAborted()
  running.server = await listen(port)
  greet(running.server, planted)
}

async function plantDemoWhenAsked(embedded: boolean): Promise<boolean> {
  const { demo, publicUrl } = env()
  const wanted = demo ?? (embedded && publicUrl === undefined)
  if (!wanted) return false
  if (await isEmpty()) await plantDemo()
  return true
}

function listen(port: number): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: app.fetch,
        port,
        serverOptions: { headersTimeout: 10_000, requestTimeout: 15_000, maxHeaderSize: 16_384 },
      },
      () => resolve(server),
    )
    server.once('error', reject)
  })
}

function stopOnSignal(running: Running, starting: Promise<void>, stopping: AbortController): void {
  const stop = async (signal: string) => {
    if (stopping.signal.aborted) return
    stopping.abort()
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), END_MS).unref()
    await starting.catch(() => undefined)
    const database = await takeDown(running)
    log.info({ database }, 'stopped')
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stop(signal).catch(error => {
        log.error({ err: error }, 'stopping failed')
        process.exit(1)
      })
    })
  }
}

/** No request is cut: streams end (browsers reconnect elsewhere), running requests finish, then the database closes. */
async function takeDown({ cluster, server }: Running): Promise<'stopped' | 'kept' | undefined> {
  if (server) {
    const cut = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), DRAIN_MS)
    closeEventStreams()
    // A client that never pauses would keep its connection until it is cut: each answer from now on is its last.
    server.prependListener('request', (_, response: ServerResponse) =>
      response.setHeader('Connection', 'close'),
    )
    await wait(FAREWELL_MS)
    await new Promise(resolve => server.close(resolve))
    clearTimeout(cut)
  }
  await Promise.all([stopHearing(), stopMail()])
  await closeDatabase()
  return cluster?.release()
}

function greet(server: ServerType, planted: boolean): void {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : env().port
  const origin = env().publicUrl ?? `http://localhost:${port}`
  const lines = [`Comanda: ${origin}`]
  if (planted) {
    for (const { slug, email, senha } of DEMO_LOGINS)
      lines.push(`  ${origin}/${slug}   painel: ${email} / ${senha}`)
    lines.push(`  ${origin}/login`)
  }
  console.log(lines.join('\n'))
}
