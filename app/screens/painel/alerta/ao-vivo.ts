import { listen, SESSION_CHANGED } from '~/server/database/live.server'
import { eventStream, type Send } from '~/server/event-stream.server'
import { outgoingContext } from '~/server/request.server'
import { comQuadroAberto, podeFicar } from '../porta.server'
import type { Route } from './+types/ao-vivo'

/** One stream serves all tabs of a browser; without locks each tab has its own. */
const MAX_PER_SESSION = 5

/**
 * GET: the company's events as they happen, with kind and id but no data. Refuses (403) once the trial is over, because
 * there is no board then. Ends with the session, and with anything else that would make the door refuse the request, on
 * whichever process it happened.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const painel = comQuadroAberto(context, 'ver o quadro')
  const reader = { key: painel.streams, max: MAX_PER_SESSION, mayStay: () => podeFicar(request, painel) }
  const subscribe = (send: Send, askAgain: () => void) =>
    listen(painel.empresa.id, ({ kind }, sent) => (kind === SESSION_CHANGED ? askAgain() : send(sent)))
  return eventStream(request, reader, subscribe, context.get(outgoingContext))
}
