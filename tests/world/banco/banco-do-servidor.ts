import pg from 'pg'

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
