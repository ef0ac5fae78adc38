import { and, eq, exists, getTableColumns, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { ChavePix } from '~/domain/pix/chave-pix'
import { EMPRESA_ID, rowAsJson } from '~/server/database/one-read.server'
import { lockInCompany, preparedRow, type Tx } from '~/server/database/transaction.server'
import { secaoPadrao } from './configuracoes'
import { configuracoes } from './tables.server'

/** The settings that are kept in the table of settings and not in columns of the company itself. */
export type Configuracoes = Omit<typeof configuracoes.$inferSelect, 'empresaId'>

/** A rush that was switched on; it ends by itself. Both are null together. */
export type CorreriaGuardada = Pick<Configuracoes, 'correriaMin' | 'correriaAte'>

/** A company that has saved nothing has the default of each setting. */
export const CONFIGURACOES_PADRAO: Configuracoes = {
  ...{
    ...secaoPadrao('frete'),
    ...secaoPadrao('minimo'),
    ...secaoPadrao('tempo'),
    ...secaoPadrao('margem'),
    ...secaoPadrao('servico'),
  },
  ...{ correriaMin: null, correriaAte: null },
  ...{ pixTipo: null, pixChave: null, pixNome: null, pixCidade: null, pixIdentificado: true },
}

const { empresaId: _, ...colunas } = getTableColumns(configuracoes)

/** The settings and `mais`, SQL over their row, as one value of a larger statement; null when nothing was saved. */
export function configuracaoCom<Mais extends Record<string, SQL>>(mais: Mais) {
  return rowAsJson(
    { ...colunas, ...mais },
    sql`${configuracoes} where ${configuracoes.empresaId} = ${EMPRESA_ID}`,
  )
}

const configuracao = preparedRow('configuracao', { lida: configuracaoCom({}) })

/** As `CONFIGURACOES_PADRAO` for a company that has saved nothing. */
export async function readConfiguracoes(tx: Tx): Promise<Configuracoes> {
  const { lida } = await configuracao(tx)
  return lida ?? CONFIGURACOES_PADRAO
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
    .values({ empresaId: tx.empresaId, ...CONFIGURACOES_PADRAO, ...novas })
    .onConflictDoUpdate({ target: configuracoes.empresaId, set: novas })
}

type ColunasDoPix = Pick<Configuracoes, 'pixTipo' | 'pixChave' | 'pixNome' | 'pixCidade' | 'pixIdentificado'>

/** The Pix key among the settings; null when the shop has none. */
export function chavePixDe(guardado: ColunasDoPix): ChavePix | null {
  const { pixTipo: tipo, pixChave: chave, pixNome: nome, pixCidade: cidade } = guardado
  if (tipo === null || chave === null || nome === null || cidade === null) return null
  return { tipo, chave, nome, cidade, usarTxid: guardado.pixIdentificado }
}

export async function readChavePix(tx: Tx): Promise<ChavePix | null> {
  return chavePixDe(await readConfiguracoes(tx))
}

/** With null the shop has no key; whether its codes name their orders stays as it was. */
export function saveChavePix(tx: Tx, nova: ChavePix | null): Promise<void> {
  const { tipo = null, chave = null, nome = null, cidade = null } = nova ?? {}
  const colunas = { pixTipo: tipo, pixChave: chave, pixNome: nome, pixCidade: cidade }
  return saveConfiguracoes(tx, { ...colunas, ...(nova && { pixIdentificado: nova.usarTxid }) })
}

/**
 * SQL for a larger query: was the freight ever saved, even if it is free? A row alone does not say so, because a Pix key
 * or a time makes one too; `salvarFrete` leaves no fixed mode without a fee.
 */
export function existsFreteGuardado(tx: Tx): SQL {
  const doFrete = or(ne(configuracoes.modoFrete, 'fixo'), isNotNull(configuracoes.valorFreteFixo))
  return exists(
    tx
      .select({ um: sql`1` })
      .from(configuracoes)
      .where(and(eq(configuracoes.empresaId, tx.empresaId), doFrete)),
  )
}
