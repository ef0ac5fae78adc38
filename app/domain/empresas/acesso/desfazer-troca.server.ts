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
 * Undoes a change of e-mail, confirmed or not, by the link that was sent to the old address (decision 021): the old
 * address is the account's again, open links for the new one become void, and every session ends. Undo links of later
 * changes become void too, because the person who took the account over can read them; those of earlier changes stay
 * valid. Answers with the token of a link that sets a new password, because the person who changed the e-mail knows the
 * present one. Refused: unknown, used or expired link.
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
