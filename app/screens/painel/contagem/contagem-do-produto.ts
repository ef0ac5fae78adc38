import type { Route } from './+types/contagem-do-produto'
import { receberContagem } from './receber-contagem.server'

/** POST /home/contagem/produto/:id: how many there are of a product and its sizes. */
export function action(chegada: Route.ActionArgs) {
  return receberContagem(chegada, 'produto')
}
