import type { Route } from './+types/contagem-do-grupo'
import { receberContagem } from './receber-contagem.server'

/** POST /home/contagem/grupo/:id: how many there are of the options of a group. */
export function action(chegada: Route.ActionArgs) {
  return receberContagem(chegada, 'grupo')
}
