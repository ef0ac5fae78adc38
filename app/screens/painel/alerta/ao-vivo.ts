import { data } from 'react-router'
import { findMembro, type Membro } from '~/domain/empresas/store.server'
import type { EmpresaId } from '~/domain/valores/ids'
import { currentSession } from '~/server/auth/sessions.server'
import { eventStream } from '~/server/event-stream.server'
import { listen } from '~/server/live.server'
import { painelContext } from '../porta.server'
import { testeAgora } from '../teste'
import type { Route } from './+types/ao-vivo'

/** One stream serves all tabs of a browser; without locks each tab has its own. */
const MAX_PER_SESSION = 5

/**
 * GET: the company's events as they happen: kind and id, never data. Refused (403) once the trial is over: there is no
 * board to keep in step. Ends with the session, and soon after whatever else would close the door.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const { empresa, membro, streams } = context.get(painelContext)
  if (testeAgora(empresa).expirado) throw data(null, { status: 403 })
  const reader = { key: streams, max: MAX_PER_SESSION, mayStay: () => podeFicar(request, empresa.id, membro) }
  return eventStream(request, reader, send => listen(empresa.id, ({ kind, id }) => send(kind, { id })))
}

async function podeFicar(request: Request, empresaId: EmpresaId, { conta }: Membro): Promise<boolean> {
  const sessao = await currentSession(request)
  if (sessao?.conta !== conta || sessao.empresaId !== empresaId) return false
  const { empresa } = (await findMembro(sessao)) ?? {}
  return empresa?.ativo === true && !testeAgora(empresa).expirado
}
