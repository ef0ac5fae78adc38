import { asc, eq } from 'drizzle-orm'
import type { Tx } from '~/server/database/transaction.server'
import type { FaixaDeFrete } from '../modo-faixas'
import { faixasFrete as tabela } from '../tables.server'

/** The bands by rising limits. */
export function listFaixas(tx: Tx): Promise<FaixaDeFrete[]> {
  const { ateKm: ate, taxa, minimo, minutos } = tabela
  return tx
    .select({ ate, taxa, minimo, minutos })
    .from(tabela)
    .where(eq(tabela.empresaId, tx.empresaId))
    .orderBy(asc(ate))
}

/** Replaces all bands; call `lockConfiguracoes` before. */
export async function replaceFaixas(tx: Tx, faixas: readonly FaixaDeFrete[]): Promise<void> {
  await tx.delete(tabela).where(eq(tabela.empresaId, tx.empresaId))
  if (faixas.length === 0) return
  await tx
    .insert(tabela)
    .values(faixas.map(({ ate, ...faixa }) => ({ ...faixa, ateKm: ate, empresaId: tx.empresaId })))
}
