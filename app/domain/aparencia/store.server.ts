import { eq, sql } from 'drizzle-orm'
import { lockInCompany, preparedRead, type Tx } from '~/server/database/transaction.server'
import { type Aparencia, SEM_APARENCIA } from './aparencia'
import { aparencia } from './tables.server'

const lida = preparedRead('aparencia', db =>
  db
    .select({ cor: aparencia.cor, logo: aparencia.logo, capa: aparencia.capa })
    .from(aparencia)
    .where(eq(aparencia.empresaId, sql.placeholder('empresaId'))),
)

export async function readAparencia(tx: Tx): Promise<Aparencia> {
  const [linha] = await lida(tx)
  return linha ?? SEM_APARENCIA
}

/** As `readAparencia`, and keeps others from saving it until the transaction ends, even while there is no row. */
export async function lockAparencia(tx: Tx): Promise<Aparencia> {
  await lockInCompany(tx, 'aparencia')
  return readAparencia(tx)
}

export async function saveAparencia(tx: Tx, nova: Aparencia): Promise<void> {
  if (nova.cor === null && nova.logo === null && nova.capa === null) {
    await tx.delete(aparencia).where(eq(aparencia.empresaId, tx.empresaId))
    return
  }
  await tx
    .insert(aparencia)
    .values({ empresaId: tx.empresaId, ...nova })
    .onConflictDoUpdate({ target: aparencia.empresaId, set: nova })
}
