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
import { meiaNoite } from '~/domain/horarios/virada-do-dia'
import type { Recusa } from '~/domain/respostas/recusa'
import { horaLocal } from '~/domain/valores/instante'
import { currentSession, SESSION_COOKIE, signOut } from '~/server/auth/sessions.server'
import { showsDataOf, staysUntil } from '~/server/kept/sharing.server'
import { EMPRESA_DA_TELA, OUTRA_EMPRESA, STATUS_DE_OUTRA_EMPRESA, STATUS_SEM_PERMISSAO } from './porta'

export interface Painel extends QuemEntrou {
  /** The refusal for everything on the board once the trial is over; null before that. */
  readonly quadroFechado: Recusa | null
  /** The key of this session's live streams. */
  readonly streams: string
  /** When this session ends by itself. */
  readonly ate: Date
}

/**
 * The context of every route below `/home`. Only the door sets it, and only the functions below give it out. An answer instead of the
 * panel is thrown by whoever asks for it: what the door itself throws would take the frame away with the screen.
 */
const painelContext = createContext<Painel | Response>()

/**
 * The door by session. It redirects to the login everybody who is not signed in, is no longer a member of the session's
 * company, or whose company is switched off. A page that names the company for which it was drawn gets a 409 when
 * another company has signed in on this browser since.
 */
export const entrarPelaSessao: MiddlewareFunction<Response> = async ({ request, url, context }) => {
  const entrou = await entrar({ request, url }).catch(seSemBanco)
  if (!(entrou instanceof Response)) showsDataOf(context, entrou.empresa.id)
  context.set(painelContext, entrou)
}

function seSemBanco(thrown: unknown): Response {
  if (thrown instanceof Response && thrown.status === 503) return thrown
  throw thrown
}

async function entrar({ request, url }: Pedido): Promise<Painel> {
  const session = await currentSession(request)
  if (!session) throw semSessao({ request, url })
  const painel = await abrirPainel(session)
  if (!painel) throw semSessao({ request, url }, { 'Set-Cookie': await signOut(request) })
  const daTela = new URL(request.url).searchParams.get(EMPRESA_DA_TELA)
  if (daTela !== null && daTela !== String(painel.empresa.id)) {
    throw Response.json({ recusas: [OUTRA_EMPRESA] }, { status: STATUS_DE_OUTRA_EMPRESA })
  }
  return painel
}

interface Pedido {
  readonly request: Request
  /** Without what the router adds when it asks for data alone. */
  readonly url: URL
}

type Sessao = NonNullable<Awaited<ReturnType<typeof currentSession>>>

async function abrirPainel(session: Sessao): Promise<Painel | null> {
  const entrou = await findMembro(session)
  if (!entrou?.empresa.ativo) return null
  const { empresa } = entrou
  const quadroFechado = recusarQuadro(empresa, horaLocal(new Date(), empresa.fusoHorario).data)
  return { ...entrou, quadroFechado, streams: session.streams, ate: session.endsAt }
}

/**
 * A stream cannot show the login page. The status 204 makes the browser give the stream up, and the board's next
 * reading is redirected to the login.
 */
function semSessao({ request, url }: Pedido, headers?: HeadersInit): Response {
  if (request.headers.get('Accept') === 'text/event-stream')
    return new Response(null, { status: 204, headers })
  return redirect(loginDe({ request, url }), { headers })
}

/** Whose session has ended reads so at the login, and comes back to the screen that was asked for. */
function loginDe({ request, url: { pathname, search } }: Pedido): string {
  const tinhaSessao = request.headers.get('Cookie')?.includes(`${SESSION_COOKIE}=`)
  if (request.method !== 'GET' || !tinhaSessao) return '/login'
  return `/login?${new URLSearchParams({ volta: `${pathname}${search}` })}`
}

/** For the panel's frame, which every member may see; what is shown inside it asks for its own right. */
export function quemEntrou(context: Readonly<RouterContextProvider>): Painel {
  const entrou = context.get(painelContext)
  // A copy for each: the loader of the frame and that of the screen both throw it, and a body can be read only once.
  if (entrou instanceof Response) throw entrou.clone()
  return entrou
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

/** As `comDireito`, and refuses (403) everybody once the trial is over. */
export function comQuadroAberto(context: Readonly<RouterContextProvider>, direito: Direito): Painel {
  const painel = comDireito(context, direito)
  if (painel.quadroFechado) throw data(null, { status: STATUS_SEM_PERMISSAO })
  return painel
}

/** For what open screens ask again and again: the clock changes it at `muda`, and with the session and the date. */
export function valeAte(
  context: Readonly<RouterContextProvider>,
  { empresa, ate }: Painel,
  muda: Date | null = null,
): void {
  const fins = [ate, meiaNoite(new Date(), empresa.fusoHorario), ...(muda ? [muda] : [])]
  staysUntil(context, Math.min(...fins.map(Number)))
}

/** Whether the door would still let the same person in now; open streams ask this again and again. */
export async function podeFicar(request: Request, { empresa, membro }: Painel): Promise<boolean> {
  const session = await currentSession(request)
  if (session?.conta !== membro.conta || session.empresaId !== empresa.id) return false
  const agora = await abrirPainel(session)
  return agora !== null && agora.quadroFechado === null && recusarSem('ver o quadro', agora.membro) === null
}
