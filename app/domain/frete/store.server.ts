import { eq, exists, type SQL, sql } from 'drizzle-orm'
import { ZERO } from '~/domain/valores/centavos'
import { lockInCompany, statement, type Tx } from '~/server/transaction.server'
import { type ConfiguracaoFrete, configuracaoDoFrete, type FreteGuardado } from './frete'
import { configuracoes } from './tables.server'

const configuracao = statement('configuracao', (db, name) => db.select().from(configuracoes).prepare(name))

/** What the company charges for delivery, as far as it is in force. */
export async function readConfiguracaoFrete(tx: Tx): Promise<ConfiguracaoFrete> {
  return configuracaoDoFrete(await readFreteGuardado(tx))
}

/** The freight settings; without a row all values are 0 and the per-km calculation is off. */
export async function readFreteGuardado(tx: Tx): Promise<FreteGuardado> {
  const [linha] = await configuracao(tx).execute()
  return linha ?? { calcularFretePorKm: false, valorFreteKm: ZERO, valorFreteFixo: ZERO, raioAtendimento: 0 }
}

/** As `readFreteGuardado`; who saves them is alone until the transaction ends, be there a row or not. */
export async function lockFreteGuardado(tx: Tx): Promise<FreteGuardado> {
  await lockInCompany(tx, 'configuracoes')
  return readFreteGuardado(tx)
}

/** Inserts or replaces the company's one row. */
export async function saveFreteGuardado(tx: Tx, nova: FreteGuardado): Promise<void> {
  await tx
    .insert(configuracoes)
    .values({ empresaId: tx.empresaId, ...nova })
    .onConflictDoUpdate({ target: configuracoes.empresaId, set: nova })
}

/** Part of a larger question: whether freight settings were saved, be they all zero. */
export function existsConfiguracaoFrete(tx: Tx): SQL {
  return exists(
    tx.select({ um: sql`1` }).from(configuracoes).where(eq(configuracoes.empresaId, tx.empresaId)),
  )
}
