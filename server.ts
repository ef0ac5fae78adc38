import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { getRequestListener } from '@hono/node-server'
import { jobsHere } from './app/jobs.server'
import { closeDatabase, openDatabase } from './app/server/database/database.server'
import { startHearing, stopHearing } from './app/server/database/live.server'
import { migrate } from './app/server/database/migrate.server'
import { type Cluster, openCluster } from './app/server/embedded-postgres/embedded-postgres.server'
import { env, secret } from './app/server/env.server'
import { endEventStreams } from './app/server/event-stream.server'
import { createApp } from './app/server/host/http.server'
import { type Listener, listen } from './app/server/host/listener.server'
import { explainFailure } from './app/server/host/start-failure.server'
import { countTogether } from './app/server/limits/limits.server'
import { log } from './app/server/log.server'
import { startMail, stopMail } from './app/server/mail/worker.server'
import { answerFromMemory } from './app/server/pages/from-memory.server'
import { claimPictures } from './app/server/pictures/owner.server'
import { ensureServiceLogin } from './app/server/service-login/ensure-login.server'
import { startTimedWork, stopTimedWork } from './app/server/timed/timed-work.server'
import { plantApart } from './db/plant-apart'
import { DEMO_LOGINS, isEmpty, plantDemo } from './db/seed'

export { QUEM_PODE } from './app/domain/empresas/direitos'
export { closeDatabase, openDatabase } from './app/server/database/database.server'
export { startHearing, stopHearing } from './app/server/database/live.server'
export { runCommand } from './cli/run-command'

/** After this time a stop that hangs is given up. */
const END_MS = 9_000

const DEVELOPMENT = process.env.NODE_ENV === 'development'

/** Comanda as Request -> Response; the database must be open. In development Vite serves what it would build. */
export const app = createApp(build, join(process.cwd(), DEVELOPMENT ? 'public' : 'build/client'), jobsHere())

/** What has to be stopped again, however far the start came. */
interface Running {
  cluster?: Cluster
  listener?: { stopGracefully(): Promise<unknown> }
}

/**
 * Brings everything up in order, listens, and stops cleanly on SIGTERM, Ctrl-C and a closed terminal, also when they
 * come during the start. A start that fails says why and stops the database.
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

/** For `npm run dev`, which listens itself: all else that `start` brings up, how to answer, and how to end. */
export async function startInDevelopment() {
  const answers = new Set<Promise<unknown>>()
  const running: Running = { listener: { stopGracefully: () => Promise.allSettled(answers) } }
  try {
    await openAll(running, new AbortController().signal, () => plantDemo())
  } catch (error) {
    await takeDown(running)
    throw error
  }
  const answer = getRequestListener(app.fetch)
  return {
    answer(request: IncomingMessage, response: ServerResponse) {
      const answered = answer(request, response)
      answers.add(answered)
      return answered.finally(() => answers.delete(answered))
    },
    stop: () => takeDown(running),
  }
}

async function bringUp(running: Running, stopping: AbortSignal): Promise<void> {
  const planted = await openAll(running, stopping, url => plantApart(import.meta.url, url, stopping))
  const listener = await listen(app.fetch, env().port, answerFromMemory)
  running.listener = listener
  greet(listener, planted)
}

/** Everything but the listener; answers whether the demo may be in the database. */
async function openAll(
  running: Running,
  stopping: AbortSignal,
  plant: (url: string) => Promise<void>,
): Promise<boolean> {
  const { databaseUrl, unpooledUrl, dataDir } = env()
  // Creates the cookies' secret in the data folder now: a failure here is better than one at the first cookie.
  secret()
  if (!databaseUrl) running.cluster = await openCluster({ dataDir: join(dataDir, 'postgres') })
  const owner = unpooledUrl ?? (running.cluster as Cluster).url
  stopping.throwIfAborted()
  await migrate(owner)
  const { pooled, direct } = await ensureServiceLogin(owner, databaseUrl)
  openDatabase(pooled)
  countTogether()
  await claimPictures()
  await startHearing(direct)
  startMail()
  startTimedWork(jobsHere())
  stopping.throwIfAborted()
  const planted = wantsDemo(running.cluster !== undefined)
  if (planted && (await isEmpty())) await plant(pooled)
  stopping.throwIfAborted()
  return planted
}

function wantsDemo(embedded: boolean): boolean {
  const { demo, publicUrl } = env()
  return demo ?? (embedded && publicUrl === undefined)
}

/** For `plantApart`. */
export async function plantDemoAt(url: string): Promise<void> {
  openDatabase(url)
  await plantDemo()
  await closeDatabase()
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
async function takeDown({ cluster, listener }: Running): Promise<'stopped' | 'kept' | undefined> {
  endEventStreams()
  await listener?.stopGracefully()
  await Promise.all([stopHearing(), stopMail(), stopTimedWork()])
  await closeDatabase()
  return cluster?.release()
}

function greet({ port }: Listener, planted: boolean): void {
  const origin = env().publicUrl ?? `http://localhost:${port}`
  const lines = [`Comanda: ${origin}`]
  if (planted) {
    for (const { slug, email, senha } of DEMO_LOGINS)
      lines.push(`  ${origin}/${slug}   painel: ${email} / ${senha}`)
    lines.push(`  ${origin}/login`)
  }
  console.log(lines.join('\n'))
}
