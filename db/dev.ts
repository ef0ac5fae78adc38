import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '~/server/database.server'
import { openCluster } from '~/server/embedded-postgres/embedded-postgres.server'
import { env } from '~/server/env.server'
import { startHearing } from '~/server/live.server'
import { startMail } from '~/server/mail/worker.server'
import { migrate } from '~/server/migrate.server'
import { isEmpty, plantDemo } from './seed'

let opening: Promise<void> | undefined

/**
 * For `npm run dev`: what `server.ts` brings up before it listens, once for each loading of the modules. An edit of the
 * server's machinery loads the modules again; the embedded database is then joined, not started again.
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
}

/** After the development server, which ends at once: joins its database and leaves again; the last one out stops it. */
export async function closeAfterDevelopment(): Promise<void> {
  const { databaseUrl, dataDir } = env()
  const folder = join(dataDir, 'postgres')
  if (!databaseUrl && existsSync(folder)) await (await openCluster({ dataDir: folder })).release()
}
