import { join } from 'node:path'
import pg from 'pg'
import { findFolder, PORT, SUPERUSER } from '~/server/embedded-postgres/folder.server'
import { findPostmaster } from '~/server/embedded-postgres/postmaster.server'

/** A connection string to the embedded PostgreSQL of the server that runs on this data folder. */
export async function urlDoBanco(pasta: string): Promise<string> {
  const { dataDir } = await findFolder(join(pasta, 'postgres'))
  const postmaster = await findPostmaster(dataDir)
  if (!postmaster?.socketDir) throw new Error(`no PostgreSQL is running on ${dataDir}`)
  return `postgres://${SUPERUSER}@/comanda?host=${postmaster.socketDir}&port=${PORT}&sslmode=disable`
}

/** One transaction as the owner of the tables; it enters a company by `entrar`, as their policies want it. */
export async function transacao<T>(
  url: string,
  work: (db: pg.Client, entrar: (empresaId: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  const db = new pg.Client({ connectionString: url, application_name: 'comanda tests' })
  await db.connect()
  try {
    await db.query('begin')
    const feito = await work(db, async empresaId => {
      await db.query("select set_config('app.empresa_id', $1, true)", [empresaId])
    })
    await db.query('commit')
    return feito
  } finally {
    await db.end()
  }
}
