import { cartaDeConfirmacao, cartaDeRedefinicao } from '~/domain/contas/cartas'
import { type ContasTx, comContas } from '~/domain/contas/store.server'
import { recusar } from '~/domain/respostas/recusa'
import { FEITO, type Negado, negar, type Resultado } from '~/domain/respostas/resultado'
import { emMinutos } from '~/domain/valores/instante'
import { limparLinha } from '~/domain/valores/texto'
import { inSameTime } from '~/server/auth/same-time.server'
import { issueToken } from '~/server/auth/tokens.server'
import { limit, limitByAddress } from '~/server/limits/limits.server'
import { queueMail } from '~/server/mail/queue.server'
import { ERRO_AO_ENVIAR, type Identificador, lerIdentificador } from './identificador'
import { findDestinatario } from './store-acesso.server'

interface Pedinte {
  /** The client's address, which the limits count by. */
  readonly endereco: string
  /** Where the letter's link begins. */
  readonly origin: string
}

const HORA = 3_600
const redefinicoes = pedidosPara('redefinicao')
const confirmacoes = pedidosPara('confirmacao')
/**
 * Limits the letters to one account, whoever asks for them. After that no letter is sent, and the answer stays the
 * same.
 */
const cartasPorConta = limit('cartas', 3, HORA)

/**
 * 'Esqueci minha senha' (conta-15). Known and unknown e-mails get the same answer in the same time. Refused: no e-mail,
 * more than 3 an hour for it from one address, or 60 for whomever.
 */
export async function pedirRedefinicao(digitado: string, pedinte: Pedinte): Promise<Resultado> {
  const identificador = lerIdentificador(digitado)
  if (!('email' in identificador) || limparLinha(digitado) === '@') {
    return negar(
      recusar('email-invalido-na-redefinicao', ERRO_AO_ENVIAR, 'Informe um e-mail válido.', 'email'),
    )
  }
  const espera = await redefinicoes(pedinte, identificador)
  if (espera !== null) return esperar(espera)
  return emTempoIgual(async tx => {
    const alguem = await findDestinatario(tx, identificador)
    if (!alguem || (await cartasPorConta.refused(`redefinicao ${alguem.conta}`)) !== null) return
    const { conta: userId, email, nome } = alguem
    const token = await issueToken(tx, { userId, kind: 'reset', email })
    const link = `${pedinte.origin}/reset-password?token=${token}`
    await queueMail(tx, { to: email, ...cartaDeRedefinicao(nome, link) })
  })
}

/**
 * Sends a new confirmation link, asked for by e-mail or CNPJ, under the same rules. An account that is confirmed gets
 * none.
 */
export async function pedirConfirmacao(digitado: string, pedinte: Pedinte): Promise<Resultado> {
  if (limparLinha(digitado) === '') {
    return negar(
      recusar('email-invalido-na-confirmacao', ERRO_AO_ENVIAR, 'Informe um e-mail válido.', 'identificador'),
    )
  }
  const identificador = lerIdentificador(digitado)
  const espera = await confirmacoes(pedinte, identificador)
  if (espera !== null) return esperar(espera)
  return emTempoIgual(async tx => {
    const alguem = await findDestinatario(tx, identificador)
    if (!alguem || alguem.confirmado) return
    if ((await cartasPorConta.refused(`confirmacao ${alguem.conta}`)) !== null) return
    const { conta: userId, email, nome } = alguem
    const token = await issueToken(tx, { userId, kind: 'confirm', email })
    const link = `${pedinte.origin}/confirmar-email?token=${token}`
    await queueMail(tx, { to: email, ...cartaDeConfirmacao(nome, link, false) })
  })
}

/**
 * Few for one account; many for all, because the owners of many shops share a carrier's address. Those for all are counted
 * first: whoever has used them up must not fill the memory with accounts that nobody has.
 */
function pedidosPara(oque: string) {
  const paraEla = limitByAddress(oque, 3, HORA)
  const paraTodas = limitByAddress(`${oque} para todas`, 60, HORA)
  return async ({ endereco: address }: Pedinte, identificador: Identificador): Promise<number | null> => {
    const deTodas = await paraTodas.refused({ address })
    if (deTodas !== null) return deTodas
    const dela = await paraEla.refused({ address, within: JSON.stringify(identificador) })
    if (dela !== null) await paraTodas.giveBack({ address })
    return dela
  }
}

function esperar(espera: number): Negado {
  const texto = `Muitos pedidos em pouco tempo. Tente novamente em ${emMinutos(espera)}.`
  return { ...negar(recusar('muitas-cartas', ERRO_AO_ENVIAR, texto)), espera }
}

async function emTempoIgual(escrever: (tx: ContasTx) => Promise<void>): Promise<Resultado> {
  await inSameTime(comContas(escrever))
  return FEITO
}
