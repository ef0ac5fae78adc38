import { eq, exists, type SQL, sql } from 'drizzle-orm'
import { lockInCompany, statement, type Tx } from '~/server/transaction.server'
import { type Secao, secaoPadrao } from './configuracoes'
import { configuracoes } from './tables.server'

/** The settings that are kept in the table of settings and not in columns of the company itself. */
export type Configuracoes = Secao<'frete'>

const configuracao = statement('configuracao', (db, name) => db.select().from(configuracoes).prepare(name))

/** A company that has saved nothing has the default of each setting. */
export async function readConfiguracoes(tx: Tx): Promise<Configuracoes> {
  const [linha] = await configuracao(tx).execute()
  return linha ?? secaoPadrao('frete')
}

/**
 * As `readConfiguracoes`, and keeps others from saving settings until the transaction ends, even while there is no row.
 */
export async function lockConfiguracoes(tx: Tx): Promise<Configuracoes> {
  await lockInCompany(tx, 'configuracoes')
  return readConfiguracoes(tx)
}

/** Saves one section or several; settings that are not in `novas` keep their values. */
export async function saveConfiguracoes(tx: Tx, novas: Partial<Configuracoes>): Promise<void> {
  await tx
    .insert(configuracoes)
    .values({ empresaId: tx.empresaId, ...novas })
    .onConflictDoUpdate({ target: configuracoes.empresaId, set: novas })
}

/** SQL for a larger query: were settings ever saved, even if all of them are zero? */
export function existsConfiguracoes(tx: Tx): SQL {
  return exists(
    tx.select({ um: sql`1` }).from(configuracoes).where(eq(configuracoes.empresaId, tx.empresaId)),
  )
}
