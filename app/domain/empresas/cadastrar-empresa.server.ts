import { horaLocal } from '~/domain/valores/instante'
import type { Recusa } from '~/domain/valores/recusa'
import { validarSlug } from '~/domain/valores/slug'
import { hashPassword, passwordMatches } from '~/server/auth/passwords.server'
import { issueToken } from '~/server/auth/tokens.server'
import { limit } from '~/server/limits.server'
import { queueMail } from '~/server/mail/queue.server'
import { reservedNames } from '~/server/reserved.server'
import { type Cadastro, erroNoCadastro } from './cadastro'
import { cartaDeConfirmacao } from './cartas'
import { acharLugar } from './lugar-da-empresa.server'
import { comNomesParados, findEmUso, findSenhaPorConfirmar, insertConta } from './store-contas.server'

export type Cadastrada =
  | { readonly cadastrada: true }
  /** `espera` in seconds, when there were too many. */
  | { readonly recusas: readonly Recusa[]; readonly espera?: number }

interface Pedinte {
  /** The client's address, which the limit counts by: 5 signups an hour. */
  readonly endereco: string
  /** Where the letter's link begins. */
  readonly origem: string
  /** Came for the annual plan: said again in the letter and after it. */
  readonly anual: boolean
}

const FUSO_PADRAO = 'America/Sao_Paulo'
const porEndereco = limit('cadastro', 5, 3_600)

/**
 * Signup: account, company and the letter that confirms the e-mail, in one transaction (specification 1, sections 4 and
 * 5; decision 27). The same signup again, as a double press or a lost answer sends it, is the success that it was and no
 * second letter. Refused: a slug that is reserved or taken, a CNPJ or e-mail that is registered, too many signups.
 */
export async function cadastrarEmpresa(cadastro: Cadastro, pedinte: Pedinte): Promise<Cadastrada> {
  const espera = await porEndereco.refused(pedinte.endereco)
  if (espera !== null) {
    return {
      recusas: [erroNoCadastro('Muitos cadastros em pouco tempo. Tente novamente mais tarde.')],
      espera,
    }
  }
  const reservado = validarSlug(cadastro.slug, reservedNames())
  if (reservado) return { recusas: [reservado] }

  const lugar = await acharLugar(cadastro.cep)
  const senhaHash = await hashPassword(cadastro.senha)
  const { data: dataCadastro } = horaLocal(new Date(), lugar.fusoHorario ?? FUSO_PADRAO)
  return comNomesParados(async tx => {
    const recusas = await findEmUso(tx, cadastro)
    if (recusas.length > 0) {
      const senhaDeAntes = await findSenhaPorConfirmar(tx, cadastro)
      const repetido = senhaDeAntes !== null && (await passwordMatches(senhaDeAntes, cadastro.senha))
      return repetido ? { cadastrada: true } : { recusas }
    }
    const userId = await insertConta(tx, cadastro, { senhaHash, lugar, dataCadastro })
    const { email, nomefantasia } = cadastro
    const token = await issueToken(tx, { userId, kind: 'confirm', email })
    const link = linkDeConfirmacao(pedinte.origem, token, pedinte.anual)
    await queueMail(tx, { to: email, ...cartaDeConfirmacao(nomefantasia, link, pedinte.anual) })
    return { cadastrada: true }
  })
}

function linkDeConfirmacao(origem: string, token: string, anual: boolean): string {
  return `${origem}/confirmar-email?token=${token}${anual ? '&plano=anual' : ''}`
}
