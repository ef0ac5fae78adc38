import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { ContaId, EmpresaId } from '~/domain/valores/ids'
import { CORTE_DO_DIA } from '~/domain/valores/instante'
import { users } from '~/server/auth/tables.server'
import { reaching } from '~/server/database/database.server'
import { EMPRESA_ID, rowAsJson } from '~/server/database/one-read.server'
import { preparedRead, type Tx } from '~/server/database/transaction.server'
import type { Papel } from './direitos'
import { validarSlug } from './slug-da-empresa'
import { estaConfirmada } from './store-membros.server'
import { empresas, membros, mudancas } from './tables.server'

export type Empresa = typeof empresas.$inferSelect

const porSlug = preparedRead('empresa_por_slug', db =>
  db
    .select()
    .from(empresas)
    .where(and(eq(empresas.slug, sql.placeholder('slug')), aVista())),
)

/**
 * The condition for companies that the public may see: switched on and confirmed. A changed e-mail that is not
 * confirmed yet does not hide the company.
 */
function aVista() {
  return and(eq(empresas.ativo, true), estaConfirmada)
}

const NENHUM: ReadonlySet<string> = new Set()

/** The door of the public side. Null when no company has this slug, or when the public may not see the company. */
export async function findEmpresaPorSlug(slug: string): Promise<Empresa | null> {
  // Addresses that scanners try, and texts that PostgreSQL rejects (NUL), need no query.
  if (validarSlug(slug, NENHUM)) return null
  return reaching(async db => {
    const [empresa] = await porSlug(db, { slug })
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
      .where(aVista())
      .orderBy(empresas.slug)
      .limit(MAX_SLUGS)
    return linhas.map(linha => linha.slug)
  })
}

/** Every company in which work may be done that belongs to all of them: one that moves, or has moved, is only read (empresa-13). */
export function listIds(): Promise<EmpresaId[]> {
  return reaching(async db => {
    const linhas = await db
      .select({ id: empresas.id })
      .from(empresas)
      .leftJoin(mudancas, eq(mudancas.empresaId, empresas.id))
      .where(isNull(mudancas.empresaId))
      .orderBy(empresas.id)
    return linhas.map(({ id }) => id)
  })
}

/** A person in one company. */
export interface Membro {
  readonly conta: ContaId
  /** The e-mail of the account. */
  readonly email: string
  readonly papel: Papel
}

/** The person who is in the panel, and the company. */
export interface QuemEntrou {
  readonly empresa: Empresa
  readonly membro: Membro
}

/**
 * The door of the panel: the company of a session and the role of its person there. Null for somebody who is not a
 * member.
 */
export function findMembro({
  conta,
  empresaId,
}: {
  readonly conta: ContaId
  readonly empresaId: EmpresaId
}): Promise<QuemEntrou | null> {
  return reaching(async db => {
    const [linha] = await db
      .select({ empresa: empresas, membro: { conta: users.id, email: users.email, papel: membros.papel } })
      .from(membros)
      .innerJoin(empresas, eq(empresas.id, membros.empresaId))
      .innerJoin(users, eq(users.id, membros.conta))
      .where(and(eq(membros.conta, conta), eq(membros.empresaId, empresaId)))
    return linha ?? null
  })
}

const porId = preparedRead('empresa_por_id', db =>
  db.select().from(empresas).where(eq(empresas.id, EMPRESA_ID)),
)

/** The company as one value of a larger statement. */
export const EMPRESA = rowAsJson(
  getTableColumns(empresas),
  sql`${empresas} where ${empresas.id} = ${EMPRESA_ID}`,
)

/** What such a statement selects from: the company's business day (`diaOperacional`) at `agora`, as `hoje.dia`. */
export const HOJE_NA_EMPRESA = sql`(
  select ((${sql.placeholder('agora')}::timestamptz at time zone ${empresas.fusoHorario})
    - make_interval(mins => ${sql.raw(String(CORTE_DO_DIA))}))::date as dia
  from ${empresas} where ${empresas.id} = ${EMPRESA_ID}) as hoje`

/** The present data of the company of this transaction. */
export async function readEmpresa(tx: Tx): Promise<Empresa> {
  const [empresa] = await porId(tx)
  if (!empresa) throw new Error('the company of the transaction does not exist')
  return empresa
}
