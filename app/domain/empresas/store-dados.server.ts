import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ContasTx } from '~/domain/contas/store.server'
import type { LugarDoCep } from '~/domain/enderecos/correios.server'
import type { Posicao } from '~/domain/enderecos/distancia'
import { semTrecho } from '~/domain/enderecos/trecho'
import type { ContaId, EmpresaId } from '~/domain/valores/ids'
import { users } from '~/server/auth/tables.server'
import { unavailable } from '~/server/database/outage.server'
import type { DadosDaEmpresa } from './cadastro'
import type { TipoPedido } from './plano'
import type { Empresa } from './store.server'
import { insertDono } from './store-membros.server'
import { empresas, membros, slugsAntigos } from './tables.server'

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
    enderecoLogradouro: dados.logradouro && semTrecho(dados.logradouro),
    enderecoNumero: dados.numero,
    enderecoBairro: dados.bairro,
    enderecoCidade: dados.cidade,
    enderecoEstado: dados.estado,
    latitude: posicao?.latitude ?? null,
    longitude: posicao?.longitude ?? null,
    ...(fusoHorario && { fusoHorario }),
  }
}

/**
 * The hash of the password of the account that the same signup has made already and that is not confirmed yet; null
 * when there is none.
 */
export async function findSenhaPorConfirmar(
  tx: ContasTx,
  { email, slug }: Pick<DadosDaEmpresa, 'email' | 'slug'>,
): Promise<string | null> {
  const [conta] = await tx
    .select({ senhaHash: users.passwordHash })
    .from(users)
    .innerJoin(membros, eq(membros.conta, users.id))
    .innerJoin(empresas, eq(empresas.id, membros.empresaId))
    .where(
      and(eq(sql`lower(${users.email})`, email), eq(empresas.slug, slug), isNull(users.emailConfirmedAt)),
    )
  return conta?.senhaHash ?? null
}

/** A company and its first member; `dataCadastro` is the local date of the signup. */
export async function insertEmpresa(
  tx: ContasTx,
  dados: DadosDaEmpresa,
  { dono, lugar, dataCadastro }: { dono: ContaId; lugar: Lugar; dataCadastro: string },
): Promise<void> {
  const { email } = dados
  const [empresa] = await tx
    .insert(empresas)
    .values({ ...colunas(dados, lugar), email, dataCadastro })
    .returning({ id: empresas.id })
  if (!empresa) throw new Error('no company was inserted')
  await insertDono(tx, empresa.id, dono)
}

/** The company as it is stored, locked until the transaction ends. */
export async function lockGuardada(tx: ContasTx, id: EmpresaId): Promise<Empresa> {
  const [linha] = await tx.select().from(empresas).where(eq(empresas.id, id)).for('no key update')
  if (!linha) throw new Error('the company of the session does not exist')
  // Since the door was passed it was switched off, to move for instance: nothing of it may change any more.
  if (!linha.ativo) throw unavailable()
  return linha
}

/**
 * Updates everything but the e-mail, which changes only when it is confirmed. The old slug leads to the new one from
 * now on.
 */
export async function updateEmpresa(
  tx: ContasTx,
  id: EmpresaId,
  slugDeAntes: string,
  dados: DadosDaEmpresa,
  lugar: Lugar,
): Promise<void> {
  await tx.update(empresas).set(colunas(dados, lugar)).where(eq(empresas.id, id))
  if (dados.slug === slugDeAntes) return
  await tx.delete(slugsAntigos).where(eq(slugsAntigos.slug, dados.slug))
  await tx.insert(slugsAntigos).values({ slug: slugDeAntes, empresaId: id })
}

/**
 * Gives the new e-mail to the companies whose contact is the account's e-mail. Call it before the account's own e-mail
 * changes. A company whose contact is another address keeps that address.
 */
export async function updateEmailDasEmpresas(tx: ContasTx, conta: ContaId, email: string): Promise<void> {
  const suas = tx
    .select({ id: membros.empresaId })
    .from(membros)
    .innerJoin(users, eq(users.id, membros.conta))
    .where(and(eq(membros.conta, conta), eq(sql`lower(${users.email})`, sql`lower(${empresas.email})`)))
  await tx.update(empresas).set({ email }).where(inArray(empresas.id, suas))
}

/** The company's position, which its owner has put right. */
export async function updatePosicao(tx: ContasTx, id: EmpresaId, posicao: Posicao | null): Promise<void> {
  const { latitude = null, longitude = null } = posicao ?? {}
  await tx.update(empresas).set({ latitude, longitude }).where(eq(empresas.id, id))
}

/** False when the company has no phone, without which orders cannot leave by WhatsApp. */
export async function updateTipoPedido(
  tx: ContasTx,
  id: EmpresaId,
  tipoPedido: TipoPedido,
): Promise<boolean> {
  const comTelefone = tipoPedido === 'whatsapp' ? isNotNull(empresas.telefone) : undefined
  const mudadas = await tx
    .update(empresas)
    .set({ tipoPedido })
    .where(and(eq(empresas.id, id), comTelefone))
    .returning({ id: empresas.id })
  return mudadas.length > 0
}
