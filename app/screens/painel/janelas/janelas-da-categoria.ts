import { semDerrubar } from '../tela/resposta'
import type { Route } from './+types/janelas-da-categoria'
import { receberJanelas } from './receber-janelas.server'

/** POST /home/janelas/categoria/:id: when it is sold. */
export function action(chegada: Route.ActionArgs) {
  return receberJanelas(chegada, 'categoria')
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return semDerrubar(serverAction, { titulo: 'Erro ao salvar' })
}
