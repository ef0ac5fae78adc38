import { semDerrubar } from '../tela/resposta'
import type { Route } from './+types/falta-do-tamanho'
import { receberFalta } from './receber-falta.server'
import { DITOS_DA_FALTA } from './resposta-da-falta'

/** POST /home/falta/tamanho/:id: until when it is sold out; without a time it is sold again. */
export function action(chegada: Route.ActionArgs) {
  return receberFalta(chegada, 'tamanho')
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return semDerrubar(serverAction, DITOS_DA_FALTA)
}
