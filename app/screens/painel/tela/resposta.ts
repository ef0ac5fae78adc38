import { data, isRouteErrorResponse } from 'react-router'
import { type Recusa, recusar } from '~/domain/valores/recusa'

/** The success toast of an answer. */
export interface Aviso {
  readonly titulo: string
  readonly texto?: string
}

/** What every saving action of the panel answers: what to tell, or why nothing was saved. */
export type Resposta = { aviso: Aviso } | { recusas: readonly Recusa[] }

/** 422 with what stands beside the fields, or above the form where a refusal names none. */
export function recusado(recusas: readonly Recusa[]) {
  return data<Resposta>({ recusas }, { status: 422 })
}

export function gravado(titulo: string, texto?: string): Resposta {
  return { aviso: { titulo, texto } }
}

/** The id of a route's parameter; what is no positive integer is nobody's (404). */
export function lerId<Id extends number>(parametro: string): Id {
  if (!/^\d{1,15}$/.test(parametro)) throw data(null, { status: 404 })
  return Number(parametro) as Id
}

/**
 * For `clientAction`: a lost network or a failing server must not replace the screen, and what was typed in it, by an
 * error page. `titulo` is the catalogue's title of the failure.
 */
export async function semDerrubar<Respondido>(
  serverAction: () => Promise<Respondido>,
  titulo: string,
): Promise<Respondido | Resposta> {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    const sumiu = isRouteErrorResponse(error) && error.status === 404
    return { recusas: [recusar(titulo, sumiu ? SUMIU : SEM_RESPOSTA)] }
  }
}

const SUMIU = 'Este registro não existe mais. Atualize a página.'
const SEM_RESPOSTA = 'O servidor não respondeu. Confira a conexão e tente novamente.'
