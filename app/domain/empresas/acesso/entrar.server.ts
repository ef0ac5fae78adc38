import { conferirSenha, type QuemTenta } from '~/domain/contas/conferir-senha.server'
import type { Recusa } from '~/domain/respostas/recusa'
import { negar, type Resultado } from '~/domain/respostas/resultado'
import type { ContaId, EmpresaId } from '~/domain/valores/ids'
import { proofOf } from '~/server/auth/known-browsers.server'
import {
  CNPJ_NAO_ENCONTRADO,
  CREDENCIAIS_INVALIDAS,
  type Credenciais,
  contaCercada,
  EMAIL_NAO_CONFIRMADO,
  EMPRESA_DESATIVADA,
  empresaDeMudanca,
  lerIdentificador,
  muitasTentativas,
} from './identificador'
import { type AcessoDaEmpresa, findAcesso, rememberLogin } from './store-acesso.server'

interface LoginFeito {
  readonly conta: ContaId
  readonly empresaId: EmpresaId
  /** The browser keeps it, so that the next login recognises it. */
  readonly prova: string
}

/**
 * Login by e-mail or CNPJ and password (conta-8, conta-9). Nothing about an account is revealed until its password was
 * right. A person of several companies enters the one whose CNPJ was given, else the one of the last login. Refused:
 * unknown CNPJ, wrong e-mail or password, unconfirmed e-mail, a company switched off, and too many wrong passwords
 * (decision 021), whether tried by e-mail or by CNPJ; a success does not count.
 */
export async function entrar(credenciais: Credenciais, quem: QuemTenta): Promise<Resultado<LoginFeito>> {
  const identificador = lerIdentificador(credenciais.identificador)
  const acesso = await findAcesso(identificador)
  const conferida = await conferirSenha(acesso, JSON.stringify(identificador), credenciais.senha, quem)
  if ('espera' in conferida) {
    const { espera, cercada } = conferida
    return { ...negar(cercada ? contaCercada(espera) : muitasTentativas(espera)), espera }
  }
  if (!acesso && 'cnpj' in identificador) return negar(CNPJ_NAO_ENCONTRADO)
  if (!acesso || !conferida.confere) return negar(CREDENCIAIS_INVALIDAS)
  const recusa = recusarAcesso(acesso)
  if (recusa) return negar(recusa)
  const { conta, empresaId, senhaHash } = acesso
  await rememberLogin(conta, empresaId)
  return { dados: { conta, empresaId, prova: proofOf(conta, senhaHash) } }
}

function recusarAcesso({ emailConfirmado, empresaAtiva, mudouPara }: AcessoDaEmpresa): Recusa | null {
  if (!emailConfirmado) return EMAIL_NAO_CONFIRMADO
  if (empresaAtiva) return null
  return mudouPara === null ? EMPRESA_DESATIVADA : empresaDeMudanca(mudouPara)
}
