import { data, isRouteErrorResponse } from 'react-router'
import type { Conflito } from '~/domain/respostas/conflito'
import { recusar } from '~/domain/respostas/recusa'
import { ehNegado, NAO_EXISTE, type Negado, type Resultado } from '~/domain/respostas/resultado'
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
    // The list is read again, so that an owner who gives up the form finds what is stored now.
    return temConflito(respondido) ? data(respondido, { status: RELIDO }) : respondido
  } catch (error) {
    const daPorta = recusaDaPorta(error)
    if (daPorta) return recusado([daPorta])
    if (error instanceof Response) throw error
    // The screen must no longer list what is gone.
    if (isRouteErrorResponse(error) && error.status === 404) {
      return data<Resposta>(
        {
          recusas: NAO_EXISTE.recusas.map(({ texto }) =>
            recusar('resposta-inesperada-no-painel', titulo, texto),
          ),
        },
        { status: RELIDO },
      )
    }
    // With 422 the router runs no loader: with the server away, the error page would replace the form.
    return recusado([recusar('sem-resposta', titulo, SEM_RESPOSTA)])
  }
}

/** With this status the router runs the loaders again although the answer is a refusal. */
const RELIDO = 200

function temConflito(respondido: unknown): respondido is Extract<Resposta, { conflito?: Conflito }> {
  return typeof respondido === 'object' && respondido !== null && 'conflito' in respondido
}

const SEM_RESPOSTA = 'O servidor não respondeu. Confira a conexão e tente novamente.'
