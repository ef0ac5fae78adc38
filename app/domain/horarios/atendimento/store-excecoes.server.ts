import { and, asc, count, eq, gte } from 'drizzle-orm'
import type { Tx } from '~/server/database/transaction.server'
import type { Excecao } from '../horario'
import { excecoesHorario as tabela } from '../tables.server'

/** The dates with hours of their own from the local date `desde` on, in their order. */
export async function listExcecoes(tx: Tx, desde: string): Promise<Excecao[]> {
  return tx
    .select({ data: tabela.data, nome: tabela.nome, turnos: tabela.turnos })
    .from(tabela)
    .where(and(eq(tabela.empresaId, tx.empresaId), gte(tabela.data, desde)))
    .orderBy(asc(tabela.data))
}

export async function findExcecao(tx: Tx, data: string): Promise<Excecao | null> {
  const [linha] = await tx
    .select({ data: tabela.data, nome: tabela.nome, turnos: tabela.turnos })
    .from(tabela)
    .where(daData(tx, data))
  return linha ?? null
}

export async function countExcecoes(tx: Tx, desde: string): Promise<number> {
  const [linha] = await tx
    .select({ quantas: count() })
    .from(tabela)
    .where(and(eq(tabela.empresaId, tx.empresaId), gte(tabela.data, desde)))
  return linha?.quantas ?? 0
}

/** Saves the exception in the place of that of the date `antes`; null for a new one. The new date must be free. */
export async function saveExcecao(tx: Tx, excecao: Excecao, antes: string | null): Promise<void> {
  if (antes === null) await tx.insert(tabela).values({ empresaId: tx.empresaId, ...excecao })
  else await tx.update(tabela).set(excecao).where(daData(tx, antes))
}

/** Answers with what was deleted; null when there was nothing on that date. */
export async function deleteExcecao(tx: Tx, data: string): Promise<Excecao | null> {
  const [apagada] = await tx
    .delete(tabela)
    .where(daData(tx, data))
    .returning({ data: tabela.data, nome: tabela.nome, turnos: tabela.turnos })
  return apagada ?? null
}

function daData(tx: Tx, data: string) {
  return and(eq(tabela.empresaId, tx.empresaId), eq(tabela.data, data))
}
