import { eq, or, sql } from 'drizzle-orm'
import { type ContasTx, comContas } from '~/domain/contas/store.server'
import { emPortugues } from '~/domain/listas/busca.server'
import type { ContaId, EmpresaId } from '~/domain/valores/ids'
import { users } from '~/server/auth/tables.server'
import type { EmpresaEmPlano } from './plano'
import { ehPrimeiroDono, estaConfirmada } from './store-membros.server'
import { empresas } from './tables.server'

/** A company as the operator of the platform sees it, whether or not it is switched off. */
export interface EmpresaDoOperador extends EmpresaEmPlano {
  readonly id: EmpresaId
  /** The account of its first owner, to whose e-mail letters are sent. */
  readonly conta: ContaId
  readonly email: string
  readonly slug: string
  readonly nomefantasia: string
  readonly ativo: boolean
  /** Until its e-mail is confirmed nobody sees the shop, and nobody signs in. */
  readonly confirmada: boolean
  readonly fusoHorario: string
}

const COLUNAS = {
  id: empresas.id,
  conta: users.id,
  email: users.email,
  slug: empresas.slug,
  nomefantasia: empresas.nomefantasia,
  ativo: empresas.ativo,
  confirmada: sql<boolean>`${estaConfirmada}`,
  fusoHorario: empresas.fusoHorario,
  statusPlano: empresas.statusPlano,
  dataCadastro: empresas.dataCadastro,
  diasTeste: empresas.diasTeste,
}

/** Every company by name. */
export function listEmpresas(): Promise<EmpresaDoOperador[]> {
  return comContas(tx =>
    tx
      .select(COLUNAS)
      .from(empresas)
      .innerJoin(users, ehPrimeiroDono)
      .orderBy(emPortugues(empresas.nomefantasia), empresas.id),
  )
}

/**
 * Finds a company by its slug or by the account's e-mail and locks it until the transaction ends; null when there is
 * none.
 */
export async function lockEmpresa(tx: ContasTx, slugOuEmail: string): Promise<EmpresaDoOperador | null> {
  const [empresa] = await tx
    .select(COLUNAS)
    .from(empresas)
    .innerJoin(users, ehPrimeiroDono)
    .where(or(eq(empresas.slug, slugOuEmail), eq(sql`lower(${users.email})`, slugOuEmail.toLowerCase())))
    .orderBy(empresas.id)
    .limit(1)
    .for('no key update', { of: empresas })
  return empresa ?? null
}

export function findEmpresaDoOperador(slug: string): Promise<EmpresaDoOperador | null> {
  return comContas(tx => lockEmpresa(tx, slug))
}

export async function updateDoOperador(
  tx: ContasTx,
  id: EmpresaId,
  mudancas: Partial<Pick<EmpresaDoOperador, 'statusPlano' | 'diasTeste' | 'ativo'>>,
): Promise<void> {
  await tx.update(empresas).set(mudancas).where(eq(empresas.id, id))
}
