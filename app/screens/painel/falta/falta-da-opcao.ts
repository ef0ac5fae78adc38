import type { Route } from './+types/falta-da-opcao'
import { receberFalta } from './receber-falta.server'

/** POST /home/falta/opcao/:id: until when it is sold out; without a time it is sold again. */
export function action(chegada: Route.ActionArgs) {
  return receberFalta(chegada, 'opcao')
}
