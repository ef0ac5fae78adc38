import { receberPix } from '~/domain/pedidos/andamento/receber-pix.server'
import { centavos } from '~/domain/valores/centavos'
import type { Route } from './+types/pix-recebido'
import { lerInteiro } from './conferencia-do-pix'
import { agirNoPedido } from './mudanca.server'

/** POST /home/pedidos/:id/pix-recebido: 'Recebi o Pix' of `valor` centavos (pix-7). */
export function action(chegada: Route.ActionArgs) {
  return agirNoPedido(chegada, 'conferir pagamentos', (empresa, id, quem, campo) =>
    receberPix(empresa, id, { ...quem, valorMostrado: centavos(lerInteiro(campo('valor'))) }),
  )
}
