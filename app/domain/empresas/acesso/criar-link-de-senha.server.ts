import { comContas } from '~/domain/contas/store.server'
import { lockEmpresa } from '~/domain/empresas/store-do-operador.server'
import { issueToken } from '~/server/auth/tokens.server'

/**
 * A link that sets a new password, for an owner who gets no mail (operador-1). It works once and for 60 minutes, like
 * the one in a letter, but is not sent. Null when nobody has this slug or e-mail.
 */
export function criarLinkDeSenha(
  slugOuEmail: string,
  origin: string,
): Promise<{ nome: string; email: string; link: string } | null> {
  return comContas(async tx => {
    const empresa = await lockEmpresa(tx, slugOuEmail)
    if (!empresa) return null
    const { conta: userId, email, nomefantasia: nome } = empresa
    const token = await issueToken(tx, { userId, kind: 'reset', email })
    return { nome, email, link: `${origin}/reset-password?token=${token}` }
  })
}
