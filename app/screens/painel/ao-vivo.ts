import { data } from 'react-router'
import { eventStream } from '~/server/event-stream.server'
import { listen } from '~/server/live.server'
import type { Route } from './+types/ao-vivo'
import { painelContext } from './porta.server'
import { testeAgora } from './teste.server'

/**
 * GET: the company's events as they happen: kind and id, never data. Refused (403) once the trial is over: there is no
 * board to keep in step.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const { empresa } = context.get(painelContext)
  if (testeAgora(empresa).expirado) throw data(null, { status: 403 })
  return eventStream(request, send => listen(empresa.id, ({ kind, id }) => send(kind, { id })))
}
