import { eventStream } from '~/server/event-stream.server'
import { listen } from '~/server/live.server'
import type { Route } from './+types/ao-vivo'
import { painelContext } from './porta.server'

/** GET: the company's events as they happen: kind and id, never data. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { empresa } = context.get(painelContext)
  return eventStream(request, send => listen(empresa.id, ({ kind, id }) => send(kind, { id })))
}
