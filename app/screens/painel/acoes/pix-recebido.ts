import { receberPix } from '~/domain/pedidos/andamento/receber-pix.server'
import { centavos } from '~/domain/valores/centavos'
import { semDerrubar } from '../tela/resposta'
import type { Route } from './+types/pix-recebido'
import { DITOS_DA_CONFERENCIA, lerInteiro } from './conferencia'
import { agirNoPedido } from './mudanca.server'

/** POST /home/pedidos/:id/pix-recebido: 'Recebi o Pix' of `valor` centavos (pix-7). */
export function action(chegada: Route.ActionArgs) {
  return agirNoPedido(chegada, 'conferir pagamentos', (empresa, id, quem, campo) =>
    receberPix(empresa, id, { ...quem, valorMostrado: centavos(lerInteiro(campo('valor'))) }),
  )
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return semDerrubar(serverAction, DITOS_DA_CONFERENCIA)
}
