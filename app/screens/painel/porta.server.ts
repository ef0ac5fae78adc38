import { createContext, type MiddlewareFunction, redirect } from 'react-router'
import { type Empresa, findMembro, type Membro } from '~/domain/empresas/store.server'
import { currentSession, signOut } from '~/server/auth/sessions.server'
import { EMPRESA_DA_TELA, OUTRA_EMPRESA, STATUS_DE_OUTRA_EMPRESA } from './porta'

interface Painel {
  readonly empresa: Empresa
  readonly membro: Membro
  /** The key of this session's live streams. */
  readonly streams: string
}

/** The company and its signed-in member, of every route below `/home`; set by the door and by nothing else. */
export const painelContext = createContext<Painel>()

/**
 * The door by session: who is not signed in, or is no member of the session's company any more, or
 * whose company is switched off, goes to the login. A page that says for
 * which company it was drawn reaches that one or none (409): another may have signed in on this browser since.
 */
export const entrarPelaSessao: MiddlewareFunction<Response> = async ({ request, context }) => {
  const session = await currentSession(request)
  if (!session) throw semSessao(request)
  const entrou = await findMembro(session)
  if (!entrou?.empresa.ativo) throw semSessao(request, { 'Set-Cookie': await signOut(request) })
  const { empresa, membro } = entrou
  const daTela = new URL(request.url).searchParams.get(EMPRESA_DA_TELA)
  if (daTela !== null && daTela !== String(empresa.id)) {
    throw Response.json({ recusas: [OUTRA_EMPRESA] }, { status: STATUS_DE_OUTRA_EMPRESA })
  }
  context.set(painelContext, { empresa, membro, streams: session.streams })
}

/** No page can be shown in a stream: 204 ends it for good, and the board's next reading goes to the login. */
function semSessao(request: Request, headers?: HeadersInit): Response {
  if (request.headers.get('Accept') === 'text/event-stream')
    return new Response(null, { status: 204, headers })
  return redirect('/login', { headers })
}
