import { data } from 'react-router'
import { findEmpresaDaConta } from '~/domain/empresas/store.server'
import type { ContaId } from '~/domain/valores/ids'
import { signedInUser } from '~/server/auth/sessions.server'
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
  const { empresa, conta, streams } = context.get(painelContext)
  if (testeAgora(empresa).expirado) throw data(null, { status: 403 })
  const reader = { key: streams, max: MAX_PER_SESSION, mayStay: () => podeFicar(request, conta) }
  return eventStream(request, reader, send => listen(empresa.id, ({ kind, id }) => send(kind, { id })))
}

async function podeFicar(request: Request, conta: ContaId): Promise<boolean> {
  if ((await signedInUser(request)) !== conta) return false
  const empresa = await findEmpresaDaConta(conta)
  return empresa?.ativo === true && !testeAgora(empresa).expirado
}
