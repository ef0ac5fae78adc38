import { EMAIL_EM_USO } from '~/domain/empresas/cadastro'
import { comNomesParados, findEmailEmUso, updateEmail } from '~/domain/empresas/store-contas.server'
import { type Recusa, recusar } from '~/domain/valores/recusa'
import { takeToken } from '~/server/auth/tokens.server'

const ERRO_NA_CONFIRMACAO = 'Erro na confirmação'

const LINK_DE_CONFIRMACAO_INVALIDO = recusar(ERRO_NA_CONFIRMACAO, 'Link inválido ou expirado.')

/**
 * Uses a confirmation link up: the address that it was sent to is the account's from now on, be it the signup's or a
 * changed one (decision 28). Refused: unknown, used or expired link; an address that another account took meanwhile.
 */
export function confirmarEmail(token: string): Promise<Recusa | null> {
  return comNomesParados(async tx => {
    const usado = await takeToken(tx, token, 'confirm')
    if (!usado) return LINK_DE_CONFIRMACAO_INVALIDO
    if (await findEmailEmUso(tx, usado.email.toLowerCase(), usado.userId)) {
      return recusar(ERRO_NA_CONFIRMACAO, EMAIL_EM_USO.texto)
    }
    await updateEmail(tx, usado.userId, usado.email)
    return null
  })
}
