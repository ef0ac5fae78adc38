import { join } from 'node:path'
import { closeDatabase, openDatabase } from '~/server/database.server'
import { openCluster } from '~/server/embedded-postgres.server'
import { env } from '~/server/env.server'
import { startHearing, stopHearing } from '~/server/live.server'
import { startMail, stopMail } from '~/server/mail/worker.server'
import { migrate } from '~/server/migrate.server'
import { isEmpty, plantDemo } from './seed'

let opening: Promise<void> | undefined

/**
 * For `npm run dev`: what `server.ts` brings up before it listens, once for each loading of the modules. An edit of the
 * server's machinery loads them anew; the embedded database is then joined, not started again.
 */
export function openForDevelopment(): Promise<void> {
  opening ??= open()
  return opening
}

async function open(): Promise<void> {
  const { databaseUrl, dataDir } = env()
  const cluster = databaseUrl ? undefined : await openCluster({ dataDir: join(dataDir, 'postgres') })
  const url = databaseUrl ?? cluster?.url ?? ''
  await migrate(url)
  openDatabase(url)
  await startHearing(url)
  startMail()
  if (cluster && (await isEmpty())) await plantDemo()
  const close = async () => {
    await Promise.all([stopHearing(), stopMail()])
    await closeDatabase()
    await cluster?.release()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
}
