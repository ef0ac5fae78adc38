import { data } from 'react-router'
import { attempt, type Failure } from '~/browser/attempt'
import type { Conflito } from '~/domain/respostas/conflito'
import type { Recusa } from '~/domain/respostas/recusa'
import {
  ehNegado,
  JA_NAO_EXISTE,
  NAO_EXISTE,
  type Negado,
  type Resultado,
} from '~/domain/respostas/resultado'
import { semResposta } from '~/screens/campos/recusas/falha'
import { recusaDaPorta, SESSAO_TERMINOU } from '../porta'

/** The success toast of an answer. */
export interface Aviso {
  readonly titulo: string
  readonly texto?: string
}

/** What every saving action of the panel answers: what to tell, or why nothing was saved. */
export type Resposta =
  | {
      aviso: Aviso
      /** For a form that stays open: the digest of what it says and what is now stored, for its next save. */
      visto?: string
    }
  | Negado

/** 422 with what stands beside the fields, or above the form where a refusal names none. */
export function recusado(recusas: Negado['recusas']) {
  return data<Resposta>({ recusas }, { status: 422 })
}

export function gravado(titulo: string, texto?: string) {
  return { aviso: { titulo, texto } }
}

/**
 * What a verb of the panel answers, as the screen reads it: what does not exist is 404, what somebody else has saved 409
 * (decision 016), a refusal 422; anything else is saved and told by `titulo`.
 */
export function responder(
  resultado: Resultado<{ readonly visto: string } | null>,
  titulo: string,
  texto?: string,
): Resposta | ReturnType<typeof recusado> {
  if (resultado === NAO_EXISTE) throw data(null, { status: 404 })
  if (ehNegado(resultado)) return data<Resposta>(resultado, { status: resultado.conflito ? 409 : 422 })
  return { ...gravado(titulo, texto), ...resultado.dados }
}

/** The id of a route's parameter; anything but a positive integer is answered 404. */
export function lerId<Id extends number>(parametro: string): Id {
  if (!/^\d{1,15}$/.test(parametro)) throw data(null, { status: 404 })
  return Number(parametro) as Id
}

/** What a screen of the panel says of a request that failed; `titulo` is the catalogue's title of the failure. */
export interface DitosDaFalha {
  readonly titulo: string
  /** Nobody is signed in any more: what to do about it, unless it is to save once more. */
  readonly sessao?: Recusa
  /** What it was about is gone. */
  readonly sumiu?: Recusa
  /** No answer came. */
  readonly semResposta?: string
  /** No answer came in so many milliseconds, and what was asked for may still be done; it is waited for unless told. */
  readonly incerto?: { readonly depoisDeMs: number; readonly recusa: Recusa }
}

/** Why a request of the panel failed: its door, what it was about, or the network. */
export function dizerFalha(falha: Pick<Failure, 'status' | 'body'>, ditos: DitosDaFalha): Recusa {
  const { titulo, sessao = SESSAO_TERMINOU, sumiu = { ...JA_NAO_EXISTE, titulo } } = ditos
  const daPorta = recusaDaPorta(falha)
  if (daPorta) return daPorta === SESSAO_TERMINOU ? sessao : daPorta
  return falha.status === 404 ? sumiu : semResposta(titulo, ditos.semResposta ?? SEM_RESPOSTA)
}

const SEM_RESPOSTA = 'O servidor não respondeu. Confira a conexão e tente novamente.'

/**
 * For `clientAction`: a lost network, a failing server or a session that has ended must not replace the screen, and what
 * was typed in it, by another page.
 */
export async function semDerrubar<Respondido>(serverAction: () => Promise<Respondido>, ditos: DitosDaFalha) {
  const { incerto } = ditos
  const respondido = await attempt(
    serverAction,
    falha => {
      const recusa = falha.late && incerto ? incerto.recusa : dizerFalha(falha, ditos)
      // With 422 the router runs no loader: with the server away, the error page would replace the form. What is gone
      // must no longer be listed.
      return data<Negado>({ recusas: [recusa] }, { status: falha.status === 404 ? RELIDO : 422 })
    },
    { patienceMs: incerto?.depoisDeMs },
  )
  // The list is read again, so that an owner who gives up the form finds what is stored now.
  return temConflito(respondido) ? data(respondido, { status: RELIDO }) : respondido
}

/** With this status the router runs the loaders again although the answer is a refusal. */
const RELIDO = 200

function temConflito(respondido: unknown): respondido is Extract<Resposta, { conflito?: Conflito }> {
  return typeof respondido === 'object' && respondido !== null && 'conflito' in respondido
}
