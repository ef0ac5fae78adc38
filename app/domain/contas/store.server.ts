import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { ContaId } from '~/domain/valores/ids'
import { sessions, users } from '~/server/auth/tables.server'
import { revokeTokens } from '~/server/auth/tokens.server'
import { type OutsideTx, reaching, transactionOutsideTenants } from '~/server/database/database.server'
import { LOCKS } from '~/server/database/locks.server'

/** The transaction that the verbs of accounts, and of companies created with them, hand on. */
export type ContasTx = OutsideTx

/** A transaction over accounts: they belong to no tenant, so it runs outside of them. */
export function comContas<T>(work: (tx: ContasTx) => Promise<T>): Promise<T> {
  return transactionOutsideTenants(work)
}

/**
 * A transaction that assigns names. On all nodes only one runs at a time, so a name that is found free stays free until
 * the end. Signups, confirmations and changes of 'Meus dados' are rare enough to queue.
 */
export function comNomesParados<T>(work: (tx: ContasTx) => Promise<T>): Promise<T> {
  return comContas(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.names})`)
    return work(tx)
  })
}

interface NovaConta {
  readonly email: string
  readonly senhaHash: string
  /** The name with which the account's letters greet the person. */
  readonly nome: string
}

export async function insertConta(tx: ContasTx, { email, senhaHash, nome }: NovaConta): Promise<ContaId> {
  const [conta] = await tx
    .insert(users)
    .values({ email, passwordHash: senhaHash, nomeCompleto: nome })
    .returning({ id: users.id })
  if (!conta) throw new Error('no account was inserted')
  return conta.id
}

/** What is needed to check an account's password; null when there is no such account. */
export function findConta(
  conta: ContaId,
): Promise<{ conta: ContaId; email: string; senhaHash: string } | null> {
  return reaching(async db => {
    const [linha] = await db
      .select({ conta: users.id, email: users.email, senhaHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, conta))
    return linha ?? null
  })
}

/** The names of these accounts, for those that still exist. */
export async function readNomes(contas: readonly ContaId[]): Promise<Map<ContaId, string>> {
  if (contas.length === 0) return new Map()
  const linhas = await reaching(db =>
    db
      .select({ conta: users.id, nome: users.nomeCompleto })
      .from(users)
      .where(inArray(users.id, [...contas])),
  )
  return new Map(linhas.map(({ conta, nome }) => [conta, nome]))
}

export async function readEmail(tx: ContasTx, conta: ContaId): Promise<string> {
  const [linha] = await tx.select({ email: users.email }).from(users).where(eq(users.id, conta))
  if (!linha) throw new Error('the account of the session does not exist')
  return linha.email
}

/** Deletes accounts, with their sessions and links. */
export async function deleteContas(tx: ContasTx, contas: readonly ContaId[]): Promise<void> {
  await tx.delete(users).where(inArray(users.id, [...contas]))
}

/** Sets the account's e-mail as confirmed. Other open confirmation links become void. */
export async function updateEmail(tx: ContasTx, conta: ContaId, email: string): Promise<void> {
  await tx.update(users).set({ email, emailConfirmedAt: new Date() }).where(eq(users.id, conta))
  await revokeTokens(tx, conta, 'confirm')
}

/** Gives the account its former address back: the links sent meanwhile are void, and every session ends. */
export async function restoreEmail(tx: ContasTx, conta: ContaId, email: string): Promise<void> {
  await updateEmail(tx, conta, email)
  await revokeTokens(tx, conta, 'reset')
  await tx.delete(sessions).where(eq(sessions.userId, conta))
}

/**
 * A new password ends every session and voids every other link except the one that undoes a change of address, because
 * the person who made that change knows the password and reads the new address's mail. Using the link proves that its
 * user reads the mail of this address: if it is still the account's, it becomes confirmed.
 */
export async function updateSenha(
  tx: ContasTx,
  conta: ContaId,
  senhaHash: string,
  email: string,
): Promise<void> {
  await tx.update(users).set({ passwordHash: senhaHash }).where(eq(users.id, conta))
  await tx
    .update(users)
    .set({ emailConfirmedAt: new Date() })
    .where(and(eq(users.id, conta), eq(users.email, email), isNull(users.emailConfirmedAt)))
  await tx.delete(sessions).where(eq(sessions.userId, conta))
  await revokeTokens(tx, conta, 'confirm', 'reset')
}
