import { and, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import type { Acesso } from '~/domain/contas/conferir-senha.server'
import type { ContaId } from '~/domain/valores/ids'
import { validarSlug } from '~/domain/valores/slug'
import { users } from '~/server/auth/tables.server'
import { reaching } from '~/server/database.server'
import { statement, type Tx } from '~/server/transaction.server'
import { empresas } from './tables.server'

export type Empresa = typeof empresas.$inferSelect

const porSlug = statement('empresa_por_slug', (db, name) =>
  db
    .select(getTableColumns(empresas))
    .from(empresas)
    .innerJoin(users, eq(users.id, empresas.userId))
    .where(and(eq(empresas.slug, sql.placeholder('slug')), aVista()))
    .prepare(name),
)

/** For the public: switched on, and its owner has confirmed an e-mail once; another one that waits hides nothing. */
function aVista() {
  return and(eq(empresas.ativo, true), isNotNull(users.emailConfirmedAt))
}

const NENHUM: ReadonlySet<string> = new Set()

/** The door of the public side. Null when no company has this slug, or when nobody may see it yet or any more. */
export async function findEmpresaPorSlug(slug: string): Promise<Empresa | null> {
  // What scanners ask for, and texts that PostgreSQL does not even take (NUL), cost no question.
  if (validarSlug(slug, NENHUM)) return null
  return reaching(async db => {
    const [empresa] = await porSlug(db).execute({ slug })
    return empresa ?? null
  })
}

/** A sitemap holds 50,000 addresses at the most. */
const MAX_SLUGS = 49_000

/** The slugs of all companies that the public may see, for the sitemap. */
export function listSlugs(): Promise<string[]> {
  return reaching(async db => {
    const linhas = await db
      .select({ slug: empresas.slug })
      .from(empresas)
      .innerJoin(users, eq(users.id, empresas.userId))
      .where(aVista())
      .orderBy(empresas.slug)
      .limit(MAX_SLUGS)
    return linhas.map(linha => linha.slug)
  })
}

/** The door of the panel. */
export function findEmpresaDaConta(conta: ContaId): Promise<Empresa | null> {
  return reaching(async db => {
    const [empresa] = await db.select().from(empresas).where(eq(empresas.userId, conta))
    return empresa ?? null
  })
}

/** An account with what its company says about coming in. */
export interface AcessoDaEmpresa extends Acesso {
  readonly emailConfirmado: boolean
  readonly empresaAtiva: boolean
}

/** For checking a password. `quem` is an e-mail, a CNPJ of letters and digits only, or the account of a session. */
export function findAcesso(
  quem: { email: string } | { cnpj: string } | { conta: ContaId },
): Promise<AcessoDaEmpresa | null> {
  return reaching(async db => {
    const [linha] = await db
      .select({
        conta: users.id,
        email: users.email,
        senhaHash: users.passwordHash,
        confirmadoEm: users.emailConfirmedAt,
        empresaAtiva: empresas.ativo,
        nomefantasia: empresas.nomefantasia,
      })
      .from(users)
      .innerJoin(empresas, eq(empresas.userId, users.id))
      .where(
        'email' in quem
          ? eq(sql`lower(${users.email})`, quem.email.toLowerCase())
          : 'cnpj' in quem
            ? eq(empresas.cnpj, quem.cnpj)
            : eq(users.id, quem.conta),
      )
    if (!linha) return null
    const { confirmadoEm, nomefantasia, ...acesso } = linha
    const emailConfirmado = confirmadoEm !== null
    // None to an address that nobody has confirmed, and none about a company that is switched off.
    const saudacao = emailConfirmado && acesso.empresaAtiva ? nomefantasia : null
    return { ...acesso, emailConfirmado, saudacao }
  })
}

const porId = statement('empresa_por_id', (db, name) =>
  db
    .select()
    .from(empresas)
    .where(eq(empresas.id, sql.placeholder('id')))
    .prepare(name),
)

/** The company whose transaction this is, as it stands now. */
export async function readEmpresa(tx: Tx): Promise<Empresa> {
  const [empresa] = await porId(tx).execute({ id: tx.empresaId })
  if (!empresa) throw new Error('the company of the transaction does not exist')
  return empresa
}
