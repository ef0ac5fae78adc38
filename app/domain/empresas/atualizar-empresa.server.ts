import { cartaDeNovoEmail, cartaDeTrocaPedida } from '~/domain/contas/cartas'
import { conferirSenha, type QuemTenta } from '~/domain/contas/conferir-senha.server'
import { type ContasTx, comNomesParados, findConta, readEmail } from '~/domain/contas/store.server'
import type { Visto } from '~/domain/respostas/conflito'
import { juntar, vistoDe } from '~/domain/respostas/conflito.server'
import {
  type ComJuntados,
  ehNegado,
  juntado,
  type Negado,
  negar,
  negarPorConflito,
  type Resultado,
} from '~/domain/respostas/resultado'
import type { ContaId } from '~/domain/valores/ids'
import { emMinutos } from '~/domain/valores/instante'
import { issueToken, revokeTokens } from '~/server/auth/tokens.server'
import { reservedNames } from '~/server/host/reserved.server'
import { limit } from '~/server/limits/limits.server'
import { queueMail } from '~/server/mail/queue.server'
import {
  type DadosDaEmpresa,
  ehOutroEmail,
  erroNoCadastro,
  exigirSenhaAtual,
  FORMA_DA_EMPRESA,
  muitasSenhasErradas,
  SENHA_ATUAL_ERRADA,
  TELEFONE_DO_WHATSAPP,
} from './cadastro'
import { recusarOutraCidade } from './cidade-da-empresa'
import { acharLugar } from './lugar-da-empresa.server'
import { validarSlug } from './slug-da-empresa'
import type { Empresa, QuemEntrou } from './store.server'
import { type Lugar, lockGuardada, updateEmpresa } from './store-dados.server'
import { findEmUso, releaseNomes } from './store-nomes.server'

interface Atualizada extends ComJuntados {
  /** The changed address, which becomes the account's when its link is used. */
  readonly emailPorConfirmar: string | null
  /** The form sends it with its next save. */
  readonly visto: string
}

/** The password is asked for when the e-mail changes. */
export type QuemSalva = QuemTenta & { readonly senhaAtual: string }

const novosEmails = limit('novo-email', 5, 3_600)

/**
 * Saves 'Meus dados' (empresa-5, conta-18). Everything changes at once except the e-mail: it belongs to the account of
 * the person who saves, needs that account's password and must be confirmed. The old slug keeps leading to this
 * company. Refused: a slug that is reserved or taken, a CNPJ or e-mail of another company, no phone where orders arrive
 * by WhatsApp, a city that is not the CEP's, a wrong password, more than 5 changed e-mails an hour, and what somebody else has saved since `visto`
 * (decision 016).
 */
export async function atualizarEmpresa(
  { empresa, membro }: QuemEntrou,
  dados: DadosDaEmpresa,
  quem: QuemSalva,
  visto: Visto = null,
): Promise<Resultado<Atualizada>> {
  const reservado = validarSlug(dados.slug, reservedNames())
  if (reservado) return negar(reservado)
  const { conta } = membro
  const { origin } = quem
  if (!ehOutroEmail(dados.email, membro.email)) {
    return salvar(empresa, dados, { conta, origin, visto, novoEmail: null })
  }

  const recusada = await conferirTroca({ empresa, membro }, dados.email, quem)
  if (recusada) return recusada
  const chave = String(empresa.id)
  const espera = await novosEmails.refused(chave)
  if (espera !== null) {
    const texto = `Muitas mudanças de e-mail em pouco tempo. Tente novamente em ${emMinutos(espera)}.`
    return { ...negar(erroNoCadastro(texto)), espera }
  }
  let trocado = false
  try {
    const feita = await salvar(empresa, dados, { conta, origin, visto, novoEmail: dados.email })
    trocado = !ehNegado(feita)
    return feita
  } finally {
    if (!trocado) await novosEmails.giveBack(chave)
  }
}

/** Null when the right password was sent; it is checked and limited as at the login. */
async function conferirTroca(
  { empresa: { id, nomefantasia }, membro: { conta, email } }: QuemEntrou,
  novoEmail: string,
  quem: QuemSalva,
): Promise<Negado | null> {
  const { senhaAtual } = quem
  const falta = exigirSenhaAtual(novoEmail, { guardado: email, senhaAtual })
  if (falta) return negar(falta)
  const guardada = await findConta(conta)
  const acesso = guardada && { ...guardada, saudacao: nomefantasia }
  const conferida = await conferirSenha(acesso, `empresa ${id}`, senhaAtual, quem)
  if ('espera' in conferida) {
    const { espera } = conferida
    return { ...negar(muitasSenhasErradas(espera)), espera }
  }
  return conferida.confere ? null : negar(SENHA_ATUAL_ERRADA)
}

interface Salvamento {
  readonly conta: ContaId
  readonly origin: string
  readonly visto: Visto
  readonly novoEmail: string | null
}

async function salvar(
  empresa: Empresa,
  digitado: DadosDaEmpresa,
  { conta, origin, visto, novoEmail }: Salvamento,
): Promise<Resultado<Atualizada>> {
  const { id } = empresa
  const { doCep, ...lugar } = await acharLugar(digitado.cep, empresa)
  const outraCidade = recusarOutraCidade(digitado, doCep)
  if (outraCidade) return negar(outraCidade)
  return comNomesParados(async tx => {
    const agora = await lockGuardada(tx, id)
    const de = await readEmail(tx, conta)
    const junto = juntar({ visto, digitado, guardado: dadosDe(agora, de) }, FORMA_DA_EMPRESA)
    if ('conflito' in junto) return negarPorConflito(junto.conflito)
    const { dados } = junto
    if (agora.tipoPedido === 'whatsapp' && dados.telefone === null) return negar(TELEFONE_DO_WHATSAPP)
    const recusas = await findEmUso(tx, dados, { id, conta })
    if (recusas.length > 0) return { recusas }
    await releaseNomes(tx, { slug: dados.slug, cnpj: dados.cnpj }, conta)
    const doEndereco = dados.cep === digitado.cep ? lugar : lugarDe(agora)
    await updateEmpresa(tx, id, agora.slug, dados, doEndereco)
    if (novoEmail !== null) {
      await pedirTroca(tx, { conta, nome: dados.nomefantasia, de, para: novoEmail, origin })
    }
    const { email } = dadosDe(agora, de)
    const salvo = { emailPorConfirmar: novoEmail, visto: vistoDe({ ...digitado, email }) }
    return { dados: { ...salvo, ...juntado(junto).dados } }
  })
}

/** The place of the address that somebody else has just saved. */
function lugarDe({ latitude, longitude }: Empresa): Lugar {
  const posicao = latitude === null || longitude === null ? null : { latitude, longitude }
  return { posicao, fusoHorario: null }
}

interface Troca {
  readonly conta: ContaId
  readonly nome: string
  readonly de: string
  readonly para: string
  readonly origin: string
}

/**
 * Sends a letter to each address: the new one gets the link that confirms it, the old one is told of the change and
 * gets the link that undoes it.
 */
async function pedirTroca(tx: ContasTx, { conta: userId, nome, de, para, origin }: Troca): Promise<void> {
  await revokeTokens(tx, userId, 'confirm')
  const confirma = await issueToken(tx, { userId, kind: 'confirm', email: para })
  const confirmar = `${origin}/confirmar-email?token=${confirma}`
  await queueMail(tx, { to: para, ...cartaDeNovoEmail(nome, confirmar) })
  const desfaz = await issueToken(tx, { userId, kind: 'undo', email: de })
  const desfazer = `${origin}/confirmar-email/desfazer?token=${desfaz}`
  await queueMail(tx, { to: de, ...cartaDeTrocaPedida(nome, para, desfazer) })
}

/** Digest of what the form of 'Meus dados' is filled with. */
export function vistoDaEmpresa({ empresa, membro }: QuemEntrou): string {
  return vistoDe(dadosDe(empresa, membro.email))
}

/** `email` is that of the account whose owner looks at the form. */
function dadosDe(empresa: Empresa, email: string): DadosDaEmpresa {
  const { razaosocial, nomefantasia, cnpj, telefone, slug } = empresa
  return {
    razaosocial,
    nomefantasia,
    cnpj,
    telefone,
    slug,
    email: email.toLowerCase(),
    cep: empresa.enderecoCep,
    logradouro: empresa.enderecoLogradouro,
    numero: empresa.enderecoNumero,
    bairro: empresa.enderecoBairro,
    cidade: empresa.enderecoCidade,
    estado: empresa.enderecoEstado,
  }
}
