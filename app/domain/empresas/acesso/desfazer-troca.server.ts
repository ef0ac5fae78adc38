import { comNomesParados, restoreEmail } from '~/domain/contas/store.server'
import { EMAIL_EM_USO } from '~/domain/empresas/cadastro'
import { updateEmailDasEmpresas } from '~/domain/empresas/store-dados.server'
import { findEmailEmUso, releaseNomes } from '~/domain/empresas/store-nomes.server'
import { recusar } from '~/domain/respostas/recusa'
import { negar, type Resultado } from '~/domain/respostas/resultado'
import { issueToken, revokeYoungerUndo, takeToken, tokenIsLive } from '~/server/auth/tokens.server'

const ERRO = 'Erro ao desfazer a troca'
const LINK_INVALIDO = negar(recusar('link-para-desfazer-invalido', ERRO, 'Link inválido ou expirado.'))

/**
 * Takes back a change of e-mail, confirmed or not, by the link that the old address got (decision 021): that address is
 * the account's again, what waits for the new one is void, every session ends. Links that later changes sent are void
 * too, because whoever has taken the account over reads them; earlier ones stay valid. Answers the token of a link that
 * sets a new password, because whoever changed the e-mail knows the present one. Refused: unknown, used or expired
 * link.
 */
export async function desfazerTroca(token: string): Promise<Resultado<{ tokenDaSenha: string }>> {
  if (!(await tokenIsLive(token, 'undo'))) return LINK_INVALIDO
  return comNomesParados(async tx => {
    const usado = await takeToken(tx, token, 'undo')
    if (!usado) return LINK_INVALIDO
    const { userId, email, expiresAt } = usado
    if (await findEmailEmUso(tx, email.toLowerCase(), userId)) {
      return negar(recusar('email-em-uso-ao-desfazer', ERRO, EMAIL_EM_USO.texto))
    }
    await releaseNomes(tx, { email: email.toLowerCase() }, userId)
    await revokeYoungerUndo(tx, userId, expiresAt)
    await updateEmailDasEmpresas(tx, userId, email)
    await restoreEmail(tx, userId, email)
    return { dados: { tokenDaSenha: await issueToken(tx, { userId, kind: 'reset', email }) } }
  })
}

/** Whether such a link would work now. */
export function desfazerAberto(token: string): Promise<boolean> {
  return tokenIsLive(token, 'undo')
}
