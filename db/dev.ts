import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '~/server/database/database.server'
import { startHearing } from '~/server/database/live.server'
import { migrate } from '~/server/database/migrate.server'
import { openCluster } from '~/server/embedded-postgres/embedded-postgres.server'
import { env } from '~/server/env.server'
import { startMail } from '~/server/mail/worker.server'
import { ensureServiceLogin } from '~/server/service-login/ensure-login.server'
import { isEmpty, plantDemo } from './seed'

let opening: Promise<void> | undefined

/**
 * For `npm run dev`: opens what `server.ts` opens before it listens. Vite loads the modules again after an edit of the
 * server's machinery; then this runs again and joins the embedded database instead of starting it.
 */
export function openForDevelopment(): Promise<void> {
  opening ??= open()
  return opening
}

async function open(): Promise<void> {
  const { databaseUrl, unpooledUrl, dataDir } = env()
  const cluster = databaseUrl ? undefined : await openCluster({ dataDir: join(dataDir, 'postgres') })
  const owner = unpooledUrl ?? cluster?.url ?? ''
  await migrate(owner)
  const { pooled, direct } = await ensureServiceLogin(owner, databaseUrl)
  openDatabase(pooled)
  await startHearing(direct)
  startMail()
  if (cluster && (await isEmpty())) await plantDemo()
}

/**
 * The development server ends without leaving its database. So this joins the database and leaves it again, which stops
 * it when no other process uses it.
 */
export async function closeAfterDevelopment(): Promise<void> {
  const { databaseUrl, dataDir } = env()
  const folder = join(dataDir, 'postgres')
  if (!databaseUrl && existsSync(folder)) await (await openCluster({ dataDir: folder })).release()
}
