import pg from 'pg'
import { closeDatabase, openDatabase } from '~/server/database/database.server'
import { migrate } from '~/server/database/migrate.server'
import { ensureServiceLogin } from '~/server/service-login/ensure-login.server'
import { DEMO_LOGINS, plantDemo } from '../../../db/seed'
import { transacao } from '../banco/banco-do-servidor'
import { hashBarato } from '../banco/senhas-baratas'

/**
 * Migrates the database and plants the demo in it: without pictures, which take as long to draw as everything else
 * together, and with passwords that are cheap to compare.
 */
export async function plantarDemo(url: string): Promise<void> {
  await migrate(url)
  openDatabase((await ensureServiceLogin(url)).pooled)
  try {
    await plantDemo({ pictures: false })
  } catch (error) {
    if (!isMissing((error as Error).cause)) throw error
    throw new Error('A column without a migration? npm run db:generate', { cause: error })
  } finally {
    // An open connection would keep the cluster from stopping.
    await closeDatabase()
  }
  await transacao(url, async db => {
    for (const { email, senha } of DEMO_LOGINS)
      await db.query('update users set password_hash = $2 where email = $1', [email, await hashBarato(senha)])
  })
}

/** An undefined column or table. */
function isMissing(cause: unknown): boolean {
  return cause instanceof pg.DatabaseError && /^42(703|P01)$/.test(cause.code ?? '')
}
