import type { Recusa } from '~/domain/valores/recusa'
import { validarSlug } from '~/domain/valores/slug'
import { issueToken, revokeTokens } from '~/server/auth/tokens.server'
import { limit } from '~/server/limits.server'
import { queueMail } from '~/server/mail/queue.server'
import { reservedNames } from '~/server/reserved.server'
import { type DadosDaEmpresa, erroNoCadastro, TELEFONE_DO_WHATSAPP } from './cadastro'
import { cartaDeNovoEmail, cartaDeTrocaPedida } from './cartas'
import { acharLugar } from './lugar-da-empresa.server'
import type { Empresa } from './store.server'
import { comNomesParados, findEmUso, updateEmpresa } from './store-contas.server'

export type Atualizada =
  /** `emailPorConfirmar` is the changed address, which counts once its link was opened. */
  { readonly emailPorConfirmar: string | null } | { readonly recusas: readonly Recusa[] }

const novosEmails = limit('novo-email', 5, 3_600)

/**
 * 'Meus dados' (decisions 6, 17, 28 and 30): everything counts at once but a changed e-mail, which must be confirmed. An
 * old slug goes on leading here. Refused: a slug that is reserved or taken, a CNPJ or e-mail of another company, no
 * phone where orders arrive by WhatsApp. The address of before is told of the change. `origem` is where the letters'
 * links begin.
 */
export async function atualizarEmpresa(
  empresa: Empresa,
  dados: DadosDaEmpresa,
  origem: string,
): Promise<Atualizada> {
  if (empresa.tipoPedido === 'whatsapp' && dados.telefone === null) return { recusas: [TELEFONE_DO_WHATSAPP] }
  const reservado = validarSlug(dados.slug, reservedNames())
  if (reservado) return { recusas: [reservado] }
  const novoEmail = dados.email === empresa.email.toLowerCase() ? null : dados.email
  if (novoEmail !== null && (await novosEmails.refused(String(empresa.id))) !== null) {
    return {
      recusas: [erroNoCadastro('Muitas mudanças de e-mail em pouco tempo. Tente novamente mais tarde.')],
    }
  }

  const quem = { id: empresa.id, conta: empresa.userId }
  const lugar = await acharLugar(dados.cep, empresa)
  return comNomesParados(async tx => {
    const recusas = await findEmUso(tx, dados, quem)
    if (recusas.length > 0) return { recusas }
    await updateEmpresa(tx, quem, empresa.slug, dados, lugar)
    if (novoEmail === null) return { emailPorConfirmar: null }
    await revokeTokens(tx, quem.conta, 'confirm')
    const token = await issueToken(tx, { userId: quem.conta, kind: 'confirm', email: novoEmail })
    const link = `${origem}/confirmar-email?token=${token}`
    await queueMail(tx, { to: novoEmail, ...cartaDeNovoEmail(dados.nomefantasia, link) })
    const novaSenha = `${origem}/reset-password/link`
    await queueMail(tx, {
      to: empresa.email,
      ...cartaDeTrocaPedida(dados.nomefantasia, novoEmail, novaSenha),
    })
    return { emailPorConfirmar: novoEmail }
  })
}
