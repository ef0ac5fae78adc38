import { avancarPedido } from '~/domain/pedidos/andamento/avancar-pedido.server'
import type { Route } from './+types/avanco'
import { receberMudanca } from './mudanca.server'

/** POST /home/pedidos/:id/avanco: 'Avançar Status'. */
export function action(chegada: Route.ActionArgs) {
  return receberMudanca(chegada, 'avançar pedidos', avancarPedido)
}
