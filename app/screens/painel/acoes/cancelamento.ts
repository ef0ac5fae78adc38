import { cancelarPedido } from '~/domain/pedidos/andamento/cancelar-pedido.server'
import { ouNulo } from '~/domain/respostas/formulario'
import type { Route } from './+types/cancelamento'
import { semPerderOQuadro } from './mudanca'
import { receberMudanca } from './mudanca.server'

/** POST /home/pedidos/:id/cancelamento: 'Confirmar Cancelamento', with the `motivo` or none. */
export function action(chegada: Route.ActionArgs) {
  return receberMudanca(chegada, 'cancelar pedidos', (empresa, id, pedido, campo) =>
    cancelarPedido(empresa, id, { ...pedido, motivo: ouNulo(campo('motivo')) }),
  )
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return semPerderOQuadro(serverAction)
}
