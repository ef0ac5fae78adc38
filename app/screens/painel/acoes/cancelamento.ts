import { cancelarPedido } from '~/domain/pedidos/andamento/cancelar-pedido.server'
import { ouNulo } from '~/domain/respostas/ler-formulario'
import { gravado } from '../tela/resposta'
import type { Route } from './+types/cancelamento'
import { receberMudanca } from './mudanca.server'

/** POST /home/pedidos/:id/cancelamento: 'Confirmar Cancelamento', with the `motivo` or none. */
export async function action(chegada: Route.ActionArgs) {
  const resposta = await receberMudanca(chegada, 'cancelar pedidos', (empresa, id, pedido, campo) =>
    cancelarPedido(empresa, id, { ...pedido, motivo: ouNulo(campo('motivo')) }),
  )
  if (!('status' in resposta)) return resposta
  return { ...resposta, ...gravado('Pedido cancelado', `Pedido nº ${chegada.params.id}`) }
}
