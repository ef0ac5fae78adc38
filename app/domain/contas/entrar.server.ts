import { type Acesso, findAcesso } from '~/domain/empresas/store.server'
import type { ContaId } from '~/domain/valores/ids'
import type { Recusa } from '~/domain/valores/recusa'
import { passwordMatches } from '~/server/auth/passwords.server'
import { limit } from '~/server/limits.server'
import {
  CNPJ_NAO_ENCONTRADO,
  CREDENCIAIS_INVALIDAS,
  type Credenciais,
  EMAIL_NAO_CONFIRMADO,
  EMPRESA_DESATIVADA,
  lerIdentificador,
  muitasTentativas,
} from './identificador'

export type Entrada =
  | { readonly conta: ContaId }
  | { readonly recusas: readonly Recusa[] }
  /** Seconds until the next try. */
  | { readonly recusas: readonly Recusa[]; readonly espera: number }

const porEndereco = limit('login-endereco', 20, 60)
const porConta = limit('login-conta', 5, 60)

/**
 * Login by e-mail or CNPJ and password (specification 1, sections 2 and 8; decision 27); `endereco` is the client's.
 * An unknown account takes as long as a wrong password, and what is known of an account is told after its password
 * alone. Refused: unknown CNPJ, wrong e-mail or password, unconfirmed e-mail, a company switched off, too many tries
 * (5 a minute per account, by whichever name, and 20 per address; a success does not count).
 */
export async function entrar(credenciais: Credenciais, endereco: string): Promise<Entrada> {
  const esperaDoEndereco = await porEndereco.refused(endereco)
  if (esperaDoEndereco !== null) return esperar(esperaDoEndereco)

  const identificador = lerIdentificador(credenciais.identificador)
  const acesso = await findAcesso(identificador)
  const balde = acesso ? `conta ${acesso.conta}` : JSON.stringify(identificador)
  const esperaDaConta = await porConta.refused(balde)
  if (esperaDaConta !== null) return esperar(esperaDaConta)

  const confere = await passwordMatches(acesso?.senhaHash, credenciais.senha)
  if (!acesso && 'cnpj' in identificador) return { recusas: [CNPJ_NAO_ENCONTRADO] }
  if (!acesso || !confere) return { recusas: [CREDENCIAIS_INVALIDAS] }
  const recusa = recusarAcesso(acesso)
  if (recusa) return { recusas: [recusa] }
  await Promise.all([porEndereco.giveBack(endereco), porConta.giveBack(balde)])
  return { conta: acesso.conta }
}

function recusarAcesso({ emailConfirmado, empresaAtiva }: Acesso): Recusa | null {
  if (!emailConfirmado) return EMAIL_NAO_CONFIRMADO
  return empresaAtiva ? null : EMPRESA_DESATIVADA
}

function esperar(espera: number): Entrada {
  return { recusas: [muitasTentativas(espera)], espera }
}
