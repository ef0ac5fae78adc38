import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { LugarDoCep } from '~/domain/enderecos/cep.server'
import type { ContaId, EmpresaId } from '~/domain/valores/ids'
import type { Recusa } from '~/domain/valores/recusa'
import { SLUG_EM_USO, validarSlug } from '~/domain/valores/slug'
import { sessions, users } from '~/server/auth/tables.server'
import { revokeTokens } from '~/server/auth/tokens.server'
import { type OwnerTx, reaching, transactionOutsideTenants } from '~/server/database.server'
import { CNPJ_EM_USO, type DadosDaEmpresa, EMAIL_EM_USO } from './cadastro'
import type { TipoPedido } from './plano'
import type { Empresa } from './store.server'
import { empresas, slugsAntigos } from './tables.server'

const LOCK = 7_305_116_403

export type Quem = { readonly id: EmpresaId; readonly conta: ContaId }

/** What the verbs of accounts hand on. */
export type ContasTx = OwnerTx

/** A transaction over accounts: they belong to no tenant, so it runs as the owner of the tables. */
export function comContas<T>(work: (tx: ContasTx) => Promise<T>): Promise<T> {
  return transactionOutsideTenants(work)
}

/**
 * A transaction of the owner's in which names are given: one at a time on all nodes, so that what is found free stays
 * free until the end. Signups and changes of 'Meus dados' are rare enough to queue.
 */
export function comNomesParados<T>(work: (tx: OwnerTx) => Promise<T>): Promise<T> {
  return transactionOutsideTenants(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    return work(tx)
  })
}

/** What of a signup somebody else has already; `menos` is who asks, in 'Meus dados'. */
export async function findEmUso(
  tx: OwnerTx,
  { slug, cnpj, email }: Pick<DadosDaEmpresa, 'slug' | 'cnpj' | 'email'>,
  menos?: Quem,
): Promise<Recusa[]> {
  const outra = menos && ne(empresas.id, menos.id)
  const slugTomado =
    (await existe(tx, empresas, and(eq(empresas.slug, slug), outra))) ||
    (await existe(
      tx,
      slugsAntigos,
      and(eq(slugsAntigos.slug, slug), menos && ne(slugsAntigos.empresaId, menos.id)),
    ))
  const cnpjTomado = cnpj !== null && (await existe(tx, empresas, and(eq(empresas.cnpj, cnpj), outra)))
  const emailTomado = await findEmailEmUso(tx, email, menos?.conta)
  return [
    ...(cnpjTomado ? [CNPJ_EM_USO] : []),
    ...(emailTomado ? [EMAIL_EM_USO] : []),
    ...(slugTomado ? [SLUG_EM_USO] : []),
  ]
}

export async function findEmailEmUso(tx: OwnerTx, email: string, menos?: ContaId): Promise<boolean> {
  return (
    (await existe(tx, users, and(eq(sql`lower(${users.email})`, email), menos && ne(users.id, menos)))) ||
    (await existe(
      tx,
      empresas,
      and(eq(sql`lower(${empresas.email})`, email), menos && ne(empresas.userId, menos)),
    ))
  )
}

async function existe(
  tx: OwnerTx,
  tabela: typeof empresas | typeof users | typeof slugsAntigos,
  onde: SQL | undefined,
): Promise<boolean> {
  const linhas = await tx.select({ sim: sql`1` }).from(tabela).where(onde).limit(1)
  return linhas.length > 0
}

export interface Lugar extends Pick<LugarDoCep, 'posicao'> {
  /** Null leaves the zone as it is. */
  readonly fusoHorario: string | null
}

function colunas(dados: DadosDaEmpresa, { posicao, fusoHorario }: Lugar) {
  const { razaosocial, nomefantasia, cnpj, telefone, slug } = dados
  return {
    razaosocial,
    nomefantasia,
    cnpj,
    telefone,
    slug,
    enderecoCep: dados.cep,
    enderecoLogradouro: dados.logradouro,
    enderecoNumero: dados.numero,
    enderecoBairro: dados.bairro,
    enderecoCidade: dados.cidade,
    enderecoEstado: dados.estado,
    latitude: posicao?.latitude ?? null,
    longitude: posicao?.longitude ?? null,
    ...(fusoHorario && { fusoHorario }),
  }
}

/** The password's hash of the account that this very signup has made already, not confirmed yet; null without one. */
export async function findSenhaPorConfirmar(
  tx: OwnerTx,
  { email, slug }: Pick<DadosDaEmpresa, 'email' | 'slug'>,
): Promise<string | null> {
  const [conta] = await tx
    .select({ senhaHash: users.passwordHash })
    .from(users)
    .innerJoin(empresas, eq(empresas.userId, users.id))
    .where(
      and(eq(sql`lower(${users.email})`, email), eq(empresas.slug, slug), isNull(users.emailConfirmedAt)),
    )
  return conta?.senhaHash ?? null
}

/** Account and company, both or neither; `dataCadastro` is the local date of the signup. */
export async function insertConta(
  tx: OwnerTx,
  dados: DadosDaEmpresa,
  { senhaHash, lugar, dataCadastro }: { senhaHash: string; lugar: Lugar; dataCadastro: string },
): Promise<ContaId> {
  const { email, nomefantasia } = dados
  const [conta] = await tx
    .insert(users)
    .values({ email, passwordHash: senhaHash, nomeCompleto: nomefantasia })
    .returning({ id: users.id })
  if (!conta) throw new Error('no account was inserted')
  await tx.insert(empresas).values({ ...colunas(dados, lugar), email, userId: conta.id, dataCadastro })
  return conta.id
}

/** The company as it is stored, locked until the transaction ends. */
export async function lockGuardada(tx: OwnerTx, id: EmpresaId): Promise<Empresa> {
  const [linha] = await tx.select().from(empresas).where(eq(empresas.id, id)).for('no key update')
  if (!linha) throw new Error('the company of the session does not exist')
  return linha
}

/** All but the e-mail, which counts only when confirmed. The slug that it had before leads to the new one. */
export async function updateEmpresa(
  tx: OwnerTx,
  { id }: Quem,
  slugDeAntes: string,
  dados: DadosDaEmpresa,
  lugar: Lugar,
): Promise<void> {
  await tx.update(empresas).set(colunas(dados, lugar)).where(eq(empresas.id, id))
  if (dados.slug === slugDeAntes) return
  await tx.delete(slugsAntigos).where(eq(slugsAntigos.slug, dados.slug))
  await tx.insert(slugsAntigos).values({ slug: slugDeAntes, empresaId: id })
}

/** Where an address of before leads to; null when nobody had it, or the company is switched off. */
export async function findSlugDeHoje(slugAntigo: string): Promise<string | null> {
  if (validarSlug(slugAntigo, new Set())) return null
  return reaching(async db => {
    const [linha] = await db
      .select({ slug: empresas.slug })
      .from(slugsAntigos)
      .innerJoin(empresas, eq(empresas.id, slugsAntigos.empresaId))
      .where(and(eq(slugsAntigos.slug, slugAntigo), eq(empresas.ativo, true)))
    return linha?.slug ?? null
  })
}

export interface Destinatario {
  readonly conta: ContaId
  readonly email: string
  readonly nome: string
  readonly confirmado: boolean
}

/** Whom a letter about an account goes to; null when there is no such account, or its company is switched off. */
export async function findDestinatario(
  tx: OwnerTx,
  identificador: { email: string } | { cnpj: string },
): Promise<Destinatario | null> {
  const [linha] = await tx
    .select({
      conta: users.id,
      email: users.email,
      nome: empresas.nomefantasia,
      confirmadoEm: users.emailConfirmedAt,
    })
    .from(users)
    .innerJoin(empresas, eq(empresas.userId, users.id))
    .where(
      and(
        eq(empresas.ativo, true),
        'email' in identificador
          ? eq(sql`lower(${users.email})`, identificador.email)
          : eq(empresas.cnpj, identificador.cnpj),
      ),
    )
  if (!linha) return null
  const { confirmadoEm, ...destinatario } = linha
  return { ...destinatario, confirmado: confirmadoEm !== null }
}

/** The account's e-mail, from now on confirmed, and its company's. Other confirmations that wait are void. */
export async function updateEmail(tx: OwnerTx, conta: ContaId, email: string): Promise<void> {
  await tx.update(users).set({ email, emailConfirmedAt: new Date() }).where(eq(users.id, conta))
  await tx.update(empresas).set({ email }).where(eq(empresas.userId, conta))
  await revokeTokens(tx, conta, 'confirm')
}

/**
 * A new password ends every session and every other link. Who used the link reads the mail of this address: if it is
 * still the account's, it is confirmed.
 */
export async function updateSenha(
  tx: OwnerTx,
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
  await revokeTokens(tx, conta)
}

/** False when the company has no phone, which only orders on the board can do without. */
export async function updateTipoPedido(tx: OwnerTx, id: EmpresaId, tipoPedido: TipoPedido): Promise<boolean> {
  const comTelefone = tipoPedido === 'whatsapp' ? isNotNull(empresas.telefone) : undefined
  const mudadas = await tx
    .update(empresas)
    .set({ tipoPedido })
    .where(and(eq(empresas.id, id), comTelefone))
    .returning({ id: empresas.id })
  return mudadas.length > 0
}
