import { semDerrubar } from '../tela/resposta'
import type { Route } from './+types/janelas-do-produto'
import { receberJanelas } from './receber-janelas.server'

/** POST /home/janelas/produto/:id: when it is sold. */
export function action(chegada: Route.ActionArgs) {
  return receberJanelas(chegada, 'produto')
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return semDerrubar(serverAction, { titulo: 'Erro ao salvar' })
}
