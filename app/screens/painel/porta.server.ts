import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from 'react-router'
import { type Direito, recusarSem } from '~/domain/empresas/direitos'
import { recusarQuadro } from '~/domain/empresas/plano'
import { findMembro, type QuemEntrou } from '~/domain/empresas/store.server'
import type { Recusa } from '~/domain/respostas/recusa'
import { horaLocal } from '~/domain/valores/instante'
import { currentSession, signOut } from '~/server/auth/sessions.server'
import { EMPRESA_DA_TELA, OUTRA_EMPRESA, STATUS_DE_OUTRA_EMPRESA, STATUS_SEM_PERMISSAO } from './porta'

export interface Painel extends QuemEntrou {
  /** Why nothing is seen or done on the board, once the trial is over; null while it is open. */
  readonly quadroFechado: Recusa | null
  /** The key of this session's live streams. */
  readonly streams: string
}

/** Of every route below `/home`: set by the door and by nothing else, handed out by the functions below. */
const painelContext = createContext<Painel>()

/**
 * The door by session: who is not signed in, is no member of the session's company any more, or whose company is switched
 * off goes to the login. A page that says for which company it was drawn reaches that one or none (409): another may have
 * signed in on this browser since.
 */
export const entrarPelaSessao: MiddlewareFunction<Response> = async ({ request, context }) => {
  const session = await currentSession(request)
  if (!session) throw semSessao(request)
  const painel = await abrirPainel(session)
  if (!painel) throw semSessao(request, { 'Set-Cookie': await signOut(request) })
  const daTela = new URL(request.url).searchParams.get(EMPRESA_DA_TELA)
  if (daTela !== null && daTela !== String(painel.empresa.id)) {
    throw Response.json({ recusas: [OUTRA_EMPRESA] }, { status: STATUS_DE_OUTRA_EMPRESA })
  }
  context.set(painelContext, painel)
}

type Sessao = NonNullable<Awaited<ReturnType<typeof currentSession>>>

async function abrirPainel(session: Sessao): Promise<Painel | null> {
  const entrou = await findMembro(session)
  if (!entrou?.empresa.ativo) return null
  const { empresa } = entrou
  const quadroFechado = recusarQuadro(empresa, horaLocal(new Date(), empresa.fusoHorario).data)
  return { ...entrou, quadroFechado, streams: session.streams }
}

/** No page can be shown in a stream: 204 ends it for good, and the board's next reading goes to the login. */
function semSessao(request: Request, headers?: HeadersInit): Response {
  if (request.headers.get('Accept') === 'text/event-stream')
    return new Response(null, { status: 204, headers })
  return redirect('/login', { headers })
}

/** For the frame of the panel, which every member sees; whatever stands in it asks its right. */
export function quemEntrou(context: Readonly<RouterContextProvider>): Painel {
  return context.get(painelContext)
}

/**
 * The first line of every loader and action of the panel: the company and its member, who has this right.
 * Refused (403): a member without it.
 */
export function comDireito(context: Readonly<RouterContextProvider>, direito: Direito): Painel {
  const painel = quemEntrou(context)
  const recusa = recusarSem(direito, painel.membro)
  if (recusa) throw Response.json({ recusas: [recusa] }, { status: STATUS_SEM_PERMISSAO })
  return painel
}

/** As `comDireito`, and refused (403) too once the trial is over. */
export function comQuadroAberto(context: Readonly<RouterContextProvider>, direito: Direito): Painel {
  const painel = comDireito(context, direito)
  if (painel.quadroFechado) throw data(null, { status: STATUS_SEM_PERMISSAO })
  return painel
}

/** Whether who was let in to the open board might come in again now: streams ask it as long as they last. */
export async function podeFicar(request: Request, { empresa, membro }: Painel): Promise<boolean> {
  const session = await currentSession(request)
  if (session?.conta !== membro.conta || session.empresaId !== empresa.id) return false
  const agora = await abrirPainel(session)
  return agora !== null && agora.quadroFechado === null && recusarSem('ver o quadro', agora.membro) === null
}
