import type { Route } from './+types/janelas-do-produto'
import { receberJanelas } from './receber-janelas.server'

/** POST /home/janelas/produto/:id: when it is sold. */
export function action(chegada: Route.ActionArgs) {
  return receberJanelas(chegada, 'produto')
}
