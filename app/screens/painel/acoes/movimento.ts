import { moverPedido } from '~/domain/pedidos/andamento/mover-pedido.server'
import type { Route } from './+types/movimento'
import { receberMudanca } from './mudanca.server'

/** POST /home/pedidos/:id/movimento: a card dropped on the column `para`, or 'Mover para'. */
export function action(chegada: Route.ActionArgs) {
  return receberMudanca(chegada, 'avançar pedidos', (empresa, id, pedido, campo) =>
    moverPedido(empresa, id, { ...pedido, para: campo('para') }),
  )
}
