import { comContas, updateSenha } from '~/domain/empresas/store-contas.server'
import { type Recusa, recusar } from '~/domain/valores/recusa'
import { hashPassword } from '~/server/auth/passwords.server'
import { takeToken, tokenIsLive } from '~/server/auth/tokens.server'

const LINK_DE_REDEFINICAO_INVALIDO = recusar('Erro', 'Link inválido ou expirado.')

/**
 * Uses a reset link up: the new password counts, every session of the account ends (K1). `senha` as novaSenhaSchema has
 * it. Refused: unknown, used or expired link.
 */
export async function redefinirSenha(token: string, senha: string): Promise<Recusa | null> {
  const senhaHash = await hashPassword(senha)
  return comContas(async tx => {
    const usado = await takeToken(tx, token, 'reset')
    if (!usado) return LINK_DE_REDEFINICAO_INVALIDO
    await updateSenha(tx, usado.userId, senhaHash, usado.email)
    return null
  })
}

/** Whether a reset link would work now: for showing the form or the way to a new link. */
export function redefinicaoAberta(token: string): Promise<boolean> {
  return tokenIsLive(token, 'reset')
}
