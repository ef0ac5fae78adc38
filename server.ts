import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { type ServerType, serve } from '@hono/node-server'
import { closeDatabase, openDatabase } from './app/server/database.server'
import { type Cluster, openCluster } from './app/server/embedded-postgres.server'
import { env } from './app/server/env.server'
import { closeEventStreams } from './app/server/event-stream.server'
import { createApp } from './app/server/http.server'
import { startHearing, stopHearing } from './app/server/live.server'
import { log } from './app/server/log.server'
import { migrate } from './app/server/migrate.server'
import { DEMO_LOGINS, isEmpty, plantDemo } from './db/seed'

export { closeDatabase, openDatabase } from './app/server/database.server'

/** Running requests get this long; then what is left is cut, and soon after the process ends whatever hangs. */
const DRAIN_MS = 6_000
const END_MS = 9_000

/** The product as Request -> Response; the database must be open. */
export const app = createApp(build, join(process.cwd(), 'build', 'client'))

/** Brings everything up in order, listens, and stops cleanly on SIGTERM and Ctrl-C. */
export async function start(): Promise<void> {
  const { databaseUrl, dataDir, port } = env()
  const cluster = databaseUrl ? undefined : await openCluster({ dataDir: join(dataDir, 'postgres') })
  const url = databaseUrl ?? (cluster as Cluster).url
  await migrate(url)
  openDatabase(url)
  await startHearing(url)
  const planted = await plantDemoWhenAsked(cluster !== undefined)
  const server = await listen(port)
  stopOnSignal(server, cluster)
  greet(server, planted)
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

/** No request is cut: streams end (browsers reconnect elsewhere), running requests finish, then the database closes. */
function stopOnSignal(server: ServerType, cluster: Cluster | undefined): void {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), END_MS).unref()
    const cut = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), DRAIN_MS)
    const closed = new Promise(resolve => server.close(resolve))
    closeEventStreams()
    await closed
    clearTimeout(cut)
    await stopHearing()
    await closeDatabase()
    const database = await cluster?.release()
    log.info({ database }, 'stopped')
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch(error => {
        log.error({ err: error }, 'stopping failed')
        process.exit(1)
      })
    })
  }
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
