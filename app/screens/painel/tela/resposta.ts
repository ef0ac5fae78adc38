import { data, isRouteErrorResponse } from 'react-router'
import { type Conflito, OUTRA_PESSOA_SALVOU } from '~/domain/valores/conflito'
import { ehRecusa, type Recusa, recusar } from '~/domain/valores/recusa'
import { recusaDaPorta } from '../porta'

/** The success toast of an answer. */
export interface Aviso {
  readonly titulo: string
  readonly texto?: string
}

/** What every saving action of the panel answers: what to tell, or why nothing was saved. */
export type Resposta =
  | {
      aviso: Aviso
      /** Of a form that stays: what it says is stored, and is what its next save has seen. */
      visto?: string
    }
  | { recusas: readonly Recusa[]; conflito?: Conflito }

/** 422 with what stands beside the fields, or above the form where a refusal names none. */
export function recusado(recusas: readonly Recusa[]) {
  return data<Resposta>({ recusas }, { status: 422 })
}

export function gravado(titulo: string, texto?: string) {
  return { aviso: { titulo, texto } }
}

type Feito =
  | string
  | { readonly visto: string }
  | { readonly conflito: Conflito }
  | { readonly recusas: readonly Recusa[] }
  | Recusa

/**
 * What a verb of the panel answers, as the screen reads it: null is nobody's (404), a refusal says why, a conflict what
 * somebody else has saved (409, decision 016), anything else is saved and told by `titulo`.
 */
export function responder(
  feito: Feito | null,
  titulo: string,
  texto?: string,
): Resposta | ReturnType<typeof recusado> {
  if (feito === null) throw data(null, { status: 404 })
  if (typeof feito === 'string') return gravado(titulo, texto)
  if ('visto' in feito) return { ...gravado(titulo, texto), visto: feito.visto }
  if ('conflito' in feito) {
    return data<Resposta>({ recusas: [OUTRA_PESSOA_SALVOU], conflito: feito.conflito }, { status: 409 })
  }
  return recusado(ehRecusa(feito) ? [feito] : feito.recusas)
}

/** The id of a route's parameter; what is no positive integer is nobody's (404). */
export function lerId<Id extends number>(parametro: string): Id {
  if (!/^\d{1,15}$/.test(parametro)) throw data(null, { status: 404 })
  return Number(parametro) as Id
}

/**
 * For `clientAction`: a lost network, a failing server or a session that has ended must not replace the screen, and what
 * was typed in it, by another page. `titulo` is the catalogue's title of the failure.
 */
export async function semDerrubar<Respondido>(
  serverAction: () => Promise<Respondido>,
  titulo: string,
): Promise<Respondido | Resposta | ReturnType<typeof recusado>> {
  try {
    const respondido = await serverAction()
    // Who gives up what was typed is to find what is stored now.
    return temConflito(respondido) ? data(respondido, { status: RELIDO }) : respondido
  } catch (error) {
    const daPorta = recusaDaPorta(error)
    if (daPorta) return recusado([daPorta])
    if (error instanceof Response) throw error
    // The screen must no longer list what is gone.
    if (isRouteErrorResponse(error) && error.status === 404) {
      return data<Resposta>({ recusas: [recusar(titulo, SUMIU)] }, { status: RELIDO })
    }
    // By this one it reads nothing: a server that is away would answer by the error page.
    return recusado([recusar(titulo, SEM_RESPOSTA)])
  }
}

/** By this status of a refusal the router reads the screen again all the same. */
const RELIDO = 200

function temConflito(respondido: unknown): respondido is Extract<Resposta, { conflito?: Conflito }> {
  return typeof respondido === 'object' && respondido !== null && 'conflito' in respondido
}

const SUMIU = 'Este registro não existe mais: alguém já o excluiu.'
const SEM_RESPOSTA = 'O servidor não respondeu. Confira a conexão e tente novamente.'
