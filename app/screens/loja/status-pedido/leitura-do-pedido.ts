import type { Route } from './+types/leitura-do-pedido'
import { lerPedido } from './ler-pedido.server'

export const handle = { place: 'panel' }

/** GET: the order as the page shows it, for the page that is open. */
export async function loader(args: Route.LoaderArgs) {
  return Response.json(await lerPedido(args))
}
