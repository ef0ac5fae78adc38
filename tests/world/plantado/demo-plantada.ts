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
  await plantDemo({ pictures: false })
  await closeDatabase()
  await transacao(url, async db => {
    for (const { email, senha } of DEMO_LOGINS)
      await db.query('update users set password_hash = $2 where email = $1', [email, await hashBarato(senha)])
  })
}
