import { cartaDeConfirmacao } from '~/domain/contas/cartas'
import { type ContasTx, comContas, comNomesParados, insertConta } from '~/domain/contas/store.server'
import type { Recusa } from '~/domain/respostas/recusa'
import { FEITO, type Negado, negar, type Resultado } from '~/domain/respostas/resultado'
import { emMinutos, horaLocal } from '~/domain/valores/instante'
import { hashPassword, passwordMatches } from '~/server/auth/passwords.server'
import { issueToken } from '~/server/auth/tokens.server'
import { reservedNames } from '~/server/host/reserved.server'
import { limitByAddress } from '~/server/limits/limits.server'
import { queueMail } from '~/server/mail/queue.server'
import { type Cadastro, erroNoCadastro } from './cadastro'
import { recusarOutraCidade } from './cidade-da-empresa'
import { acharLugar } from './lugar-da-empresa.server'
import { validarSlug } from './slug-da-empresa'
import { findSenhaPorConfirmar, insertEmpresa } from './store-dados.server'
import { findEmUso, releaseNomes } from './store-nomes.server'

interface Pedinte {
  /** The client's address, which the limits count by. */
  readonly endereco: string
  /** Where the letter's link begins. */
  readonly origin: string
  /**
   * True when the signup began at the button of the annual plan: the letter, and the page that its link opens, mention
   * the plan again.
   */
  readonly anual: boolean
}

const FUSO_PADRAO = 'America/Sao_Paulo'
const HORA = 3_600
const porEndereco = limitByAddress('cadastro', 5, HORA)
/** Refused signups have a separate, higher limit, because somebody who looks for a free slug needs several tries. */
const recusados = limitByAddress('cadastro-recusado', 30, HORA)

/**
 * Signup: account, company and the letter that confirms the e-mail, in one transaction (conta-4). The same signup sent
 * again, after a double press or a lost answer, succeeds again without a second letter. Nobody sees the shop before the
 * e-mail is confirmed. Refused: a slug that is reserved or taken, a CNPJ or e-mail that is registered, a city that is not the CEP's, more than 5
 * signups or 30 refusals an hour from one address.
 */
export async function cadastrarEmpresa(cadastro: Cadastro, pedinte: Pedinte): Promise<Resultado> {
  const quem = { address: pedinte.endereco }
  const espera = await porEndereco.refused(quem)
  if (espera !== null) return esperar('Muitos cadastros', espera)
  let nova = false
  try {
    const esperaDosRecusados = await recusados.refused(quem)
    if (esperaDosRecusados !== null) return esperar('Muitos cadastros recusados', esperaDosRecusados)
    const tomado = await cadastrar(cadastro, pedinte)
    nova = tomado === null
    if (nova) await recusados.giveBack(quem)
    return tomado === null || (await ehRepetido(tomado, cadastro)) ? FEITO : { recusas: tomado.recusas }
  } finally {
    if (!nova) await porEndereco.giveBack(quem)
  }
}

function esperar(oque: string, espera: number): Negado {
  const texto = `${oque} em pouco tempo. Tente novamente em ${emMinutos(espera)}.`
  return { ...negar(erroNoCadastro(texto)), espera }
}

/**
 * Null when account and company were created. What is taken is refused before the postal service is asked, and nothing is
 * refused after a password was hashed, unless it was taken meanwhile.
 */
async function cadastrar(cadastro: Cadastro, { origin, anual }: Pedinte): Promise<Tomado | null> {
  const reservado = validarSlug(cadastro.slug, reservedNames())
  if (reservado) return { recusas: [reservado], senhaDeAntes: null }
  const tomado = await comContas(tx => acharTomado(tx, cadastro))
  if (tomado) return tomado

  const { doCep, ...lugar } = await acharLugar(cadastro.cep)
  const outraCidade = recusarOutraCidade(cadastro, doCep)
  if (outraCidade) return { recusas: [outraCidade], senhaDeAntes: null }
  const senhaHash = await hashPassword(cadastro.senha)
  const { data: dataCadastro } = horaLocal(new Date(), lugar.fusoHorario ?? FUSO_PADRAO)
  return comNomesParados(async tx => {
    const tomadoNisso = await acharTomado(tx, cadastro)
    if (tomadoNisso) return tomadoNisso
    await releaseNomes(tx, cadastro)
    const { email, nomefantasia } = cadastro
    const userId = await insertConta(tx, { email, senhaHash, nome: nomefantasia })
    await insertEmpresa(tx, cadastro, { dono: userId, lugar, dataCadastro })
    const token = await issueToken(tx, { userId, kind: 'confirm', email })
    const link = linkDeConfirmacao(origin, token, anual)
    await queueMail(tx, { to: email, ...cartaDeConfirmacao(nomefantasia, link, anual) })
    return null
  })
}

interface Tomado {
  readonly recusas: readonly Recusa[]
  /** The hash of the password of the account that the same signup may have made already. */
  readonly senhaDeAntes: string | null
}

async function acharTomado(tx: ContasTx, cadastro: Cadastro): Promise<Tomado | null> {
  const recusas = await findEmUso(tx, cadastro)
  return recusas.length > 0 ? { recusas, senhaDeAntes: await findSenhaPorConfirmar(tx, cadastro) } : null
}

async function ehRepetido({ senhaDeAntes }: Tomado, { senha }: Cadastro): Promise<boolean> {
  return senhaDeAntes !== null && (await passwordMatches(senhaDeAntes, senha))
}

function linkDeConfirmacao(origin: string, token: string, anual: boolean): string {
  return `${origin}/confirmar-email?token=${token}${anual ? '&plano=anual' : ''}`
}
