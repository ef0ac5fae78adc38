import { and, asc, desc, eq, exists, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Acesso } from '~/domain/contas/conferir-senha.server'
import type { ContasTx } from '~/domain/contas/store.server'
import { empresas, membros, mudancas } from '~/domain/empresas/tables.server'
import type { ContaId, EmpresaId } from '~/domain/valores/ids'
import { users } from '~/server/auth/tables.server'
import { reaching } from '~/server/database/database.server'
import type { Identificador } from './identificador'

/** An account and the company that its login enters. */
export interface AcessoDaEmpresa extends Acesso {
  readonly empresaId: EmpresaId
  readonly emailConfirmado: boolean
  readonly empresaAtiva: boolean
  /** The address of its menu in the installation that the company has moved to, or is moving to. */
  readonly mudouPara: string | null
}

/** Finds the account to check a password for, and the company that its login enters. */
export function findAcesso(quem: Identificador): Promise<AcessoDaEmpresa | null> {
  return reaching(async db => {
    const [linha] = await db
      .select({
        conta: users.id,
        email: users.email,
        senhaHash: users.passwordHash,
        confirmadoEm: users.emailConfirmedAt,
        empresaId: empresas.id,
        empresaAtiva: empresas.ativo,
        mudouPara: mudancas.para,
        nomefantasia: empresas.nomefantasia,
      })
      .from(membros)
      .innerJoin(users, eq(users.id, membros.conta))
      .innerJoin(empresas, eq(empresas.id, membros.empresaId))
      .leftJoin(mudancas, eq(mudancas.empresaId, empresas.id))
      .where(comoSeChama(quem))
      .orderBy(...daVez(quem))
      .limit(1)
    if (!linha) return null
    const { confirmadoEm, nomefantasia, ...acesso } = linha
    const emailConfirmado = confirmadoEm !== null
    // An address that is not confirmed gets no letter, and there is none about a company that is switched off.
    const saudacao = emailConfirmado && acesso.empresaAtiva ? nomefantasia : null
    return { ...acesso, emailConfirmado, saudacao }
  })
}

export interface Destinatario {
  readonly conta: ContaId
  readonly email: string
  readonly nome: string
  readonly confirmado: boolean
}

/** The addressee of a letter about an account; null when there is no such account, or its company is switched off. */
export async function findDestinatario(tx: ContasTx, quem: Identificador): Promise<Destinatario | null> {
  const [linha] = await tx
    .select({
      conta: users.id,
      email: users.email,
      nome: empresas.nomefantasia,
      confirmadoEm: users.emailConfirmedAt,
    })
    .from(membros)
    .innerJoin(users, eq(users.id, membros.conta))
    .innerJoin(empresas, eq(empresas.id, membros.empresaId))
    .where(and(eq(empresas.ativo, true), comoSeChama(quem)))
    .orderBy(...daVez(quem))
    .limit(1)
    // Keeps this account's names from being given to somebody else until the letter is written.
    .for('key share', { of: users })
  if (!linha) return null
  const { confirmadoEm, ...destinatario } = linha
  return { ...destinatario, confirmado: confirmadoEm !== null }
}

/** An e-mail is a person's, a CNPJ of letters and digits only is a company's. */
function comoSeChama(quem: Identificador): SQL {
  return 'email' in quem ? eq(sql`lower(${users.email})`, quem.email) : eq(empresas.cnpj, quem.cnpj)
}

/**
 * Sorts the candidates: of a company its first member comes first; of a person the company of the last login, and never
 * one that is switched off.
 */
function daVez(quem: Identificador): SQL[] {
  const primeira = [asc(membros.desde), asc(membros.conta), asc(membros.empresaId)]
  return 'cnpj' in quem
    ? primeira
    : [desc(empresas.ativo), sql`${membros.entrouEm} desc nulls last`, ...primeira]
}

/** Remembers which company this person's next login enters; a person with only one company needs no reminder. */
export async function rememberLogin(conta: ContaId, empresaId: EmpresaId): Promise<void> {
  const outras = alias(membros, 'outras')
  await reaching(db =>
    db
      .update(membros)
      .set({ entrouEm: new Date() })
      .where(
        and(
          eq(membros.conta, conta),
          eq(membros.empresaId, empresaId),
          exists(
            db
              .select({ sim: sql`1` })
              .from(outras)
              .where(and(eq(outras.conta, conta), ne(outras.empresaId, empresaId))),
          ),
        ),
      ),
  )
}
