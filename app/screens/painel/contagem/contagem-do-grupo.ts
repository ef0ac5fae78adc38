import { semDerrubar } from '../tela/resposta'
import type { Route } from './+types/contagem-do-grupo'
import { receberContagem } from './receber-contagem.server'

/** POST /home/contagem/grupo/:id: how many there are of the options of a group. */
export function action(chegada: Route.ActionArgs) {
  return receberContagem(chegada, 'grupo')
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return semDerrubar(serverAction, { titulo: 'Erro ao salvar' })
}
