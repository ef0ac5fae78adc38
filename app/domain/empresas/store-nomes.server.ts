import { and, eq, inArray, lt, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { type ContasTx, deleteContas } from '~/domain/contas/store.server'
import type { Recusa } from '~/domain/respostas/recusa'
import type { ContaId, EmpresaId } from '~/domain/valores/ids'
import { users } from '~/server/auth/tables.server'
import { isHeldByUndo } from '~/server/auth/tokens.server'
import { CNPJ_EM_USO, type DadosDaEmpresa, EMAIL_EM_USO } from './cadastro'
import { SLUG_EM_USO } from './slug-da-empresa'
import { estaConfirmada } from './store-membros.server'
import { empresas, membros, slugsAntigos } from './tables.server'

export type Quem = { readonly id: EmpresaId; readonly conta: ContaId }

/** The names by which a company is found; no two companies have the same. */
export type Nomes = Pick<DadosDaEmpresa, 'slug' | 'cnpj' | 'email'>

/**
 * A signup of more than 72 hours ago that was never confirmed: nobody has ever signed in, so its names are free again.
 * A company that the operator has put on a plan or switched off keeps them.
 */
const abandonada = and(
  not(estaConfirmada),
  lt(users.createdAt, sql`now() - interval '72 hours'`),
  eq(empresas.statusPlano, 'teste'),
  eq(empresas.ativo, true),
) as SQL

/**
 * Which of these names another company has already. `menos` is the company that asks, when it is 'Meus dados' that
 * asks.
 */
export async function findEmUso(tx: ContasTx, { slug, cnpj, email }: Nomes, menos?: Quem): Promise<Recusa[]> {
  const outra = menos && ne(empresas.id, menos.id)
  const slugTomado =
    (await temAlguem(tx, and(eq(empresas.slug, slug), outra))) || (await foiDeAlguem(tx, slug, menos))
  const cnpjTomado = cnpj !== null && (await temAlguem(tx, and(eq(empresas.cnpj, cnpj), outra)))
  const emailTomado = await findEmailEmUso(tx, email, menos?.conta)
  return [
    ...(cnpjTomado ? [CNPJ_EM_USO] : []),
    ...(emailTomado ? [EMAIL_EM_USO] : []),
    ...(slugTomado ? [SLUG_EM_USO] : []),
  ]
}

export async function findEmailEmUso(tx: ContasTx, email: string, menos?: ContaId): Promise<boolean> {
  const este = or(eq(sql`lower(${users.email})`, email), eq(sql`lower(${empresas.email})`, email))
  return (
    (await temAlguem(tx, and(este, menos && ne(users.id, menos)))) || (await isHeldByUndo(tx, email, menos))
  )
}

/** Whether these names belong to somebody: to an account, or to a company of which an account is a member. */
async function temAlguem(tx: ContasTx, onde: SQL | undefined): Promise<boolean> {
  const linhas = await tx
    .select({ sim: sql`1` })
    .from(users)
    .leftJoin(membros, eq(membros.conta, users.id))
    .leftJoin(empresas, eq(empresas.id, membros.empresaId))
    .where(and(onde, sql`(${abandonada}) is not true`))
    .limit(1)
  return linhas.length > 0
}

async function foiDeAlguem(tx: ContasTx, slug: string, menos: Quem | undefined): Promise<boolean> {
  const linhas = await tx
    .select({ sim: sql`1` })
    .from(slugsAntigos)
    .where(and(eq(slugsAntigos.slug, slug), menos && ne(slugsAntigos.empresaId, menos.id)))
    .limit(1)
  return linhas.length > 0
}

/**
 * Deletes the abandoned signups that have these names; `menos` is the account that takes them over. Call it within
 * `comNomesParados`, as confirmations are: when a signup is confirmed and deleted at the same moment, only the first of
 * the two happens.
 */
export async function releaseNomes(tx: ContasTx, nomes: Partial<Nomes>, menos?: ContaId): Promise<void> {
  const { slug, cnpj, email } = nomes
  const seus = or(
    slug === undefined ? undefined : eq(empresas.slug, slug),
    cnpj == null ? undefined : eq(empresas.cnpj, cnpj),
    email === undefined ? undefined : eq(sql`lower(${users.email})`, email),
  )
  const linhas = await tx
    .select({ id: empresas.id, conta: users.id })
    .from(empresas)
    .innerJoin(membros, eq(membros.empresaId, empresas.id))
    .innerJoin(users, eq(users.id, membros.conta))
    .where(and(abandonada, seus, menos && ne(users.id, menos)))
    // Waits for an operator's command that is changing one of these companies.
    .for('update', { of: empresas })
  if (linhas.length === 0) return
  const ids = linhas.map(({ id }) => id)
  await tx.delete(empresas).where(inArray(empresas.id, ids))
  await deleteContas(
    tx,
    linhas.map(({ conta }) => conta),
  )
}
