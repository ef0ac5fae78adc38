import type { Conflito, Visto } from '~/domain/valores/conflito'
import { acharConflito, vistoDe } from '~/domain/valores/conflito.server'
import type { Recusa } from '~/domain/valores/recusa'
import { validarSlug } from '~/domain/valores/slug'
import { issueToken, revokeTokens } from '~/server/auth/tokens.server'
import { limit } from '~/server/limits.server'
import { queueMail } from '~/server/mail/queue.server'
import { reservedNames } from '~/server/reserved.server'
import { type DadosDaEmpresa, descreverEmpresa, erroNoCadastro, TELEFONE_DO_WHATSAPP } from './cadastro'
import { cartaDeNovoEmail, cartaDeTrocaPedida } from './cartas'
import { acharLugar } from './lugar-da-empresa.server'
import type { Empresa } from './store.server'
import { lockGuardada, updateEmpresa } from './store-contas.server'
import { comNomesParados, findEmUso, releaseNomes } from './store-nomes.server'

export type Atualizada =
  /** `emailPorConfirmar` is the changed address, which counts once its link was opened; `visto`: seen from now on. */
  | { readonly emailPorConfirmar: string | null; readonly visto: string }
  | { readonly recusas: readonly Recusa[] }
  | { readonly conflito: Conflito }

const novosEmails = limit('novo-email', 5, 3_600)

/**
 * 'Meus dados' (decisions 6, 17, 28 and 30): everything counts at once but a changed e-mail, which must be confirmed. An
 * old slug goes on leading here. Refused: a slug that is reserved or taken, a CNPJ or e-mail of another company, no
 * phone where orders arrive by WhatsApp, and what somebody else has saved since `visto` (decision 016). The address of
 * before is told of the change. `origem` is where the letters' links begin.
 */
export async function atualizarEmpresa(
  empresa: Empresa,
  dados: DadosDaEmpresa,
  origem: string,
  visto: Visto = null,
): Promise<Atualizada> {
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
    const agora = await lockGuardada(tx, quem.id)
    if (agora.tipoPedido === 'whatsapp' && dados.telefone === null) return { recusas: [TELEFONE_DO_WHATSAPP] }
    const conflito = acharConflito({ visto, digitado: dados, guardado: dadosDe(agora) }, descreverEmpresa)
    if (conflito) return { conflito }
    const recusas = await findEmUso(tx, dados, quem)
    if (recusas.length > 0) return { recusas }
    await releaseNomes(tx, { slug: dados.slug, cnpj: dados.cnpj }, quem.conta)
    await updateEmpresa(tx, quem.id, agora.slug, dados, lugar)
    const salva = vistoDe({ ...dados, email: dadosDe(agora).email })
    if (novoEmail === null) return { emailPorConfirmar: null, visto: salva }
    await revokeTokens(tx, quem.conta, 'confirm')
    const token = await issueToken(tx, { userId: quem.conta, kind: 'confirm', email: novoEmail })
    const link = `${origem}/confirmar-email?token=${token}`
    await queueMail(tx, { to: novoEmail, ...cartaDeNovoEmail(dados.nomefantasia, link) })
    const novaSenha = `${origem}/reset-password/link`
    await queueMail(tx, {
      to: empresa.email,
      ...cartaDeTrocaPedida(dados.nomefantasia, novoEmail, novaSenha),
    })
    return { emailPorConfirmar: novoEmail, visto: salva }
  })
}

/** What the form of 'Meus dados' is filled with, in short. */
export function vistoDaEmpresa(empresa: Empresa): string {
  return vistoDe(dadosDe(empresa))
}

function dadosDe(empresa: Empresa): DadosDaEmpresa {
  const { razaosocial, nomefantasia, cnpj, telefone, slug } = empresa
  return {
    razaosocial,
    nomefantasia,
    cnpj,
    telefone,
    slug,
    email: empresa.email.toLowerCase(),
    cep: empresa.enderecoCep,
    logradouro: empresa.enderecoLogradouro,
    numero: empresa.enderecoNumero,
    bairro: empresa.enderecoBairro,
    cidade: empresa.enderecoCidade,
    estado: empresa.enderecoEstado,
  }
}
