import { recusar } from '~/domain/respostas/recusa'
import { negar, type Resultado } from '~/domain/respostas/resultado'
import { emMinutos } from '~/domain/valores/instante'
import { proofOf } from '~/server/auth/known-browsers.server'
import { hashPassword } from '~/server/auth/passwords.server'
import { takeToken, tokenIsLive } from '~/server/auth/tokens.server'
import { limitByAddress } from '~/server/limits/limits.server'
import { comNomesParados, updateSenha } from './store.server'

interface Redefinida {
  /** The proof that the browser keeps, so that the next login recognises it. */
  readonly prova: string
}

const LINK_DE_REDEFINICAO_INVALIDO = negar(
  recusar('link-de-redefinicao-invalido', 'Erro', 'Link inválido ou expirado.'),
)

const porEndereco = limitByAddress('redefinir-senha', 20, 3_600)

/**
 * Uses a reset link up: the account gets the new password, and all its sessions end (conta-17). `senha` has passed
 * novaSenhaSchema. Refuses, before anything is hashed, more than 20 tries an hour from one address, and an unknown,
 * used or expired link. A reset that succeeds does not count as a try.
 */
export async function redefinirSenha(
  token: string,
  senha: string,
  endereco: string,
): Promise<Resultado<Redefinida>> {
  const espera = await porEndereco.refused({ address: endereco })
  if (espera !== null) {
    const texto = `Muitas tentativas em pouco tempo. Aguarde ${emMinutos(espera)} e tente novamente.`
    return { ...negar(recusar('senha-nova-invalida', 'Erro', texto)), espera }
  }
  if (!(await redefinicaoAberta(token))) return LINK_DE_REDEFINICAO_INVALIDO
  const senhaHash = await hashPassword(senha)
  const prova = await comNomesParados(async tx => {
    const usado = await takeToken(tx, token, 'reset')
    if (!usado) return null
    await updateSenha(tx, usado.userId, senhaHash, usado.email)
    return proofOf(usado.userId, senhaHash)
  })
  if (prova === null) return LINK_DE_REDEFINICAO_INVALIDO
  await porEndereco.giveBack({ address: endereco })
  return { dados: { prova } }
}

/** Whether a reset link would work now, which decides whether the page shows the form or the way to a new link. */
export function redefinicaoAberta(token: string): Promise<boolean> {
  return tokenIsLive(token, 'reset')
}
