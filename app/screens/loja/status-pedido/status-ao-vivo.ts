import { lerNumeroDoPedido } from '~/domain/pedidos/andamento/pedido-mostrado'
import { listen } from '~/server/database/live.server'
import { eventStream, message, type Send } from '~/server/event-stream.server'
import { clientAddressContext, networksOf, outgoingContext } from '~/server/request.server'
import { lojaContext } from '../porta.server'
import type { Route } from './+types/status-ao-vivo'

export const handle = { place: 'panel' }

/**
 * Streams of one IPv4 address, or of a whole IPv6 /48, in one shop. A mobile network puts many customers behind one, but not more than
 * this.
 */
const MAX_PER_NETWORK = 100
const MUDOU = message('mudou', null)

/**
 * GET: 'mudou' whenever this order changes, without saying what has changed: the page reads again what it may see. For
 * an order that does not exist the stream stays open and silent, so that it does not reveal which numbers exist.
 */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const { id: empresaId } = context.get(lojaContext)
  const numero = lerNumeroDoPedido(params.id)
  if (numero === null) return new Response(null, { status: 404 })
  const network = networksOf(context.get(clientAddressContext)).at(-1)
  const reader = { key: `${empresaId} ${network}`, max: MAX_PER_NETWORK }
  const subscribe = (send: Send) =>
    listen(empresaId, ({ kind, id }) => {
      if (id === numero && kind.startsWith('pedido-')) send(MUDOU)
    })
  return eventStream(request, reader, subscribe, context.get(outgoingContext))
}
