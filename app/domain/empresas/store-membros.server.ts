import { and, eq, exists, isNotNull, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { ContasTx } from '~/domain/contas/store.server'
import type { ContaId, EmpresaId } from '~/domain/valores/ids'
import { users } from '~/server/auth/tables.server'
import { empresas, membros } from './tables.server'

const construir = new QueryBuilder()

/**
 * True when a member of the company has confirmed an e-mail. Until then nobody has signed in, and nobody sees the shop.
 */
export const estaConfirmada = exists(
  construir
    .select({ sim: sql`1` })
    .from(membros)
    .innerJoin(users, eq(users.id, membros.conta))
    .where(and(eq(membros.empresaId, empresas.id), isNotNull(users.emailConfirmedAt))),
)

/** Joins a company to the account of its first owner, who gets its letters. */
export const ehPrimeiroDono = eq(
  users.id,
  construir
    .select({ conta: membros.conta })
    .from(membros)
    .where(and(eq(membros.empresaId, empresas.id), eq(membros.papel, 'dono')))
    .orderBy(membros.desde, membros.conta)
    .limit(1),
)

export async function insertDono(tx: ContasTx, empresaId: EmpresaId, conta: ContaId): Promise<void> {
  await tx.insert(membros).values({ empresaId, conta, papel: 'dono' })
}
