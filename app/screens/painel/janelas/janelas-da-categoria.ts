import type { Route } from './+types/janelas-da-categoria'
import { receberJanelas } from './receber-janelas.server'

/** POST /home/janelas/categoria/:id: when it is sold. */
export function action(chegada: Route.ActionArgs) {
  return receberJanelas(chegada, 'categoria')
}
