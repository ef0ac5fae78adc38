import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { ContaId } from '~/domain/valores/ids'
import type { Tx } from '~/server/database/transaction.server'
import type { Pausa } from '../pausa'
import { pausas as tabela } from '../tables.server'

/** A pause as the history has it. */
export interface PausaFeita extends Pausa {
  readonly de: Date
  /** Who made it. */
  readonly por: ContaId | null
  /** When somebody ended it; null: it ended by itself, or still holds. */
  readonly encerradaEm: Date | null
}

export async function insertPausa(tx: Tx, pausa: Pausa, de: Date, por: ContaId): Promise<void> {
  await tx.insert(tabela).values({
    empresaId: tx.empresaId,
    ...pausa,
    ate: new Date(pausa.ate),
    de,
    userId: por,
  })
}

/** Answers with the pause that was ended; null when none was open. */
export async function endPausa(tx: Tx, agora: Date): Promise<Pausa | null> {
  const [encerrada] = await tx
    .update(tabela)
    .set({ encerradaEm: agora })
    .where(aberta(tx, agora))
    .returning({ servico: tabela.servico, ate: tabela.ate, motivo: tabela.motivo })
  return encerrada ? { ...encerrada, ate: encerrada.ate.getTime() } : null
}

/** The last pauses, the newest first. */
export async function listPausas(tx: Tx, quantas: number): Promise<PausaFeita[]> {
  const linhas = await tx
    .select({
      de: tabela.de,
      ate: tabela.ate,
      servico: tabela.servico,
      motivo: tabela.motivo,
      por: tabela.userId,
      encerradaEm: tabela.encerradaEm,
    })
    .from(tabela)
    .where(eq(tabela.empresaId, tx.empresaId))
    .orderBy(desc(tabela.id))
    .limit(quantas)
  return linhas.map(linha => ({ ...linha, ate: linha.ate.getTime() }))
}

function aberta(tx: Tx, agora: Date) {
  return and(eq(tabela.empresaId, tx.empresaId), isNull(tabela.encerradaEm), gt(tabela.ate, agora))
}
