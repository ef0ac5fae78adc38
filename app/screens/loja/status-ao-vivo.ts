import { lerNumeroDoPedido } from '~/domain/pedidos/pedido-visto'
import { eventStream } from '~/server/event-stream.server'
import { listen } from '~/server/live.server'
import { clientAddressContext } from '~/server/request.server'
import type { Route } from './+types/status-ao-vivo'
import { lojaContext } from './porta.server'

/** Whole streets share one address of a mobile network; more than this is no street. */
const MAX_PER_ADDRESS = 100
const openPerAddress = new Map<string, number>()

/**
 * GET: 'mudou' whenever this order changes, and nothing of what changed: the page re-reads what it may see. An order that
 * does not exist is silent for ever, so that the stream tells nobody which numbers exist.
 */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const { id: empresaId } = context.get(lojaContext)
  const numero = lerNumeroDoPedido(params.id)
  if (numero === null) return new Response(null, { status: 404 })
  const address = context.get(clientAddressContext)
  const open = openPerAddress.get(address) ?? 0
  if (open >= MAX_PER_ADDRESS) return new Response(null, { status: 429, headers: { 'Retry-After': '60' } })

  return eventStream(request, send => {
    openPerAddress.set(address, open + 1)
    const unsubscribe = listen(empresaId, ({ kind, id }) => {
      if (id === numero && kind.startsWith('pedido-')) send('mudou', null)
    })
    return () => {
      unsubscribe()
      const left = (openPerAddress.get(address) ?? 1) - 1
      if (left > 0) openPerAddress.set(address, left)
      else openPerAddress.delete(address)
    }
  })
}
