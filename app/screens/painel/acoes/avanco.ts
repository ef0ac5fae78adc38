import { avancarPedido } from '~/domain/pedidos/andamento/avancar-pedido.server'
import { semDerrubar } from '../tela/resposta'
import type { Route } from './+types/avanco'
import { DITOS_DA_MUDANCA } from './mudanca'
import { receberMudanca } from './mudanca.server'

/** POST /home/pedidos/:id/avanco: 'Avançar Status'. */
export function action(chegada: Route.ActionArgs) {
  return receberMudanca(chegada, 'mudar pedidos', avancarPedido)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return semDerrubar(serverAction, DITOS_DA_MUDANCA)
}
