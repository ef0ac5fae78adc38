import { comNomesParados, updateEmail } from '~/domain/contas/store.server'
import { EMAIL_EM_USO } from '~/domain/empresas/cadastro'
import { updateEmailDasEmpresas } from '~/domain/empresas/store-dados.server'
import { findEmailEmUso, releaseNomes } from '~/domain/empresas/store-nomes.server'
import { recusar } from '~/domain/respostas/recusa'
import { FEITO, negar, type Resultado } from '~/domain/respostas/resultado'
import { takeToken, tokenIsLive } from '~/server/auth/tokens.server'

const ERRO_NA_CONFIRMACAO = 'Erro na confirmação'

const LINK_DE_CONFIRMACAO_INVALIDO = negar(
  recusar('link-de-confirmacao-invalido', ERRO_NA_CONFIRMACAO, 'Link inválido ou expirado.'),
)

/**
 * Uses a confirmation link up: the address that it was sent to, at the signup or for a change, becomes the account's
 * (conta-18). Refused: unknown, used or expired link; an address that another account took meanwhile.
 */
export async function confirmarEmail(token: string): Promise<Resultado> {
  // Checked before taking the lock, so that a flood of invalid tokens does not make signups wait.
  if (!(await tokenIsLive(token, 'confirm'))) return LINK_DE_CONFIRMACAO_INVALIDO
  return comNomesParados(async tx => {
    const usado = await takeToken(tx, token, 'confirm')
    if (!usado) return LINK_DE_CONFIRMACAO_INVALIDO
    const email = usado.email.toLowerCase()
    if (await findEmailEmUso(tx, email, usado.userId)) {
      return negar(recusar('email-em-uso-na-confirmacao', ERRO_NA_CONFIRMACAO, EMAIL_EM_USO.texto))
    }
    await releaseNomes(tx, { email }, usado.userId)
    await updateEmailDasEmpresas(tx, usado.userId, usado.email)
    await updateEmail(tx, usado.userId, usado.email)
    return FEITO
  })
}
