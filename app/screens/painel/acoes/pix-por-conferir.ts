import { desfazerPix } from '~/domain/pedidos/andamento/receber-pix.server'
import type { Route } from './+types/pix-por-conferir'
import { lerInteiro } from './conferencia-do-pix'
import { agirNoPedido } from './mudanca.server'

/** POST /home/pedidos/:id/pix-por-conferir: takes back that the Pix of row `pagamento` was received (pix-7). */
export function action(chegada: Route.ActionArgs) {
  return agirNoPedido(chegada, 'conferir pagamentos', (empresa, id, quem, campo) =>
    desfazerPix(empresa, id, { ...quem, pagamento: lerInteiro(campo('pagamento')) }),
  )
}
