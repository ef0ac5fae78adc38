import type { ContaId } from '~/domain/valores/ids'
import { isAmong, proofOf } from '~/server/auth/known-browsers.server'
import { passwordMatches } from '~/server/auth/passwords.server'
import { inSameTime } from '~/server/auth/same-time.server'
import { limit, limitByAddress } from '~/server/limits/limits.server'
import { queueMail } from '~/server/mail/queue.server'
import { cartaDeTentativas } from './cartas'
import { comContas } from './store.server'

/** An account whose password is checked. */
export interface Acesso {
  readonly conta: ContaId
  readonly email: string
  readonly senhaHash: string
  /** The name by which its letters greet the person; null when the account gets no letters. */
  readonly saudacao: string | null
}

export interface QuemTenta {
  /** The client's address. */
  readonly endereco: string
  /** Where the link of a letter begins. */
  readonly origin: string
  /** The proofs that this browser keeps of the accounts that it has signed in to. */
  readonly provas: readonly string[]
}

export type Conferida =
  | { readonly confere: boolean }
  /** Seconds until the next try; `cercada` when too many wrong passwords for the account come from everywhere. */
  | { readonly espera: number; readonly cercada: boolean }

const MINUTO = 60
const HORA = 3_600
/**
 * Counts right passwords too, because each check computes a hash, and a flood of requests would keep the server busy
 * with them.
 */
const calculos = limitByAddress('senhas', 120, MINUTO, 'here')
const porEndereco = limitByAddress('senhas-endereco', 20, MINUTO)
const porPar = limitByAddress('senhas-par', 5, MINUTO)
const porConta = limit('senhas-conta', 50, HORA)
const cartas = limit('carta-de-tentativas', 1, HORA)

/**
 * Whether `senha` is the account's, for the login and wherever a session alone is not enough (decision 021). Wrong ones
 * are counted by account and address (5 a minute), by address (20 a minute) and by account (50 an hour, when its owner
 * gets a letter), all before anything is hashed. A browser that has signed in to this account before has five tries of
 * its own, and other people's wrong passwords do not keep it out. An unknown account (null, counted by `nome`) gets the
 * same answers in the same time.
 */
export async function conferirSenha(
  acesso: Acesso | null,
  nome: string,
  senha: string,
  quem: QuemTenta,
): Promise<Conferida> {
  const { endereco: address, provas, origin } = quem
  const conta = acesso ? `conta ${acesso.conta}` : nome
  const conhecido = acesso !== null && isAmong(provas, proofOf(acesso.conta, acesso.senhaHash))
  const par = { address, within: JSON.stringify([conta, conhecido]) }
  const espera =
    (await calculos.refused({ address })) ??
    (conhecido ? null : await porEndereco.refused({ address })) ??
    (await porPar.refused(par))
  if (espera !== null) return { espera, cercada: false }
  const esperaDaConta = await porConta.refused(conta)
  if (esperaDaConta !== null) {
    const aviso = acesso && avisarDono(acesso, origin)
    await (conhecido ? aviso : inSameTime(aviso))
    if (!conhecido) return { espera: esperaDaConta, cercada: true }
  }

  const confere = await passwordMatches(acesso?.senhaHash, senha)
  if (confere) {
    if (!conhecido) await porEndereco.giveBack({ address })
    await porPar.giveBack(par)
    if (esperaDaConta === null) await porConta.giveBack(conta)
  }
  return { confere }
}

/** One letter an hour, however many tries there are. */
async function avisarDono(acesso: Acesso, origin: string): Promise<void> {
  const { conta, email, saudacao } = acesso
  if (saudacao === null || (await cartas.refused(String(conta))) !== null) return
  const carta = cartaDeTentativas(saudacao, `${origin}/reset-password/link`)
  await comContas(tx => queueMail(tx, { to: email, ...carta }))
}
