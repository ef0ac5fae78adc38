import { data } from 'react-router'
import type { DonoDoTelefone } from '~/domain/pedidos/balcao/cliente-do-pedido.server'
import { DESATUALIZADO } from '~/domain/pedidos/balcao/editar-pedido.server'
import type { FeitoAntes } from '~/domain/pedidos/uma-vez.server'
import { ehNegado, NAO_EXISTE, type Resultado } from '~/domain/respostas/resultado'
import type { RespostaDoPedido } from './reacao/resposta-do-pedido'

/**
 * 404 when the order does not exist, 409 when somebody else has saved or is still saving it, 422 for any other refusal.
 */
export function responderPedido(resultado: Resultado<FeitoAntes, FeitoAntes | DonoDoTelefone>) {
  if (resultado === NAO_EXISTE) throw data(null, { status: 404 })
  if (!ehNegado(resultado)) return data<RespostaDoPedido>({ pedidoId: resultado.dados.pedidoId })
  const { recusas, espera, achado } = resultado
  if (achado && 'pedidoId' in achado) {
    return data<RespostaDoPedido>({ recusas, jaSalvo: achado.pedidoId }, { status: 422 })
  }
  if (resultado === DESATUALIZADO) {
    return data<RespostaDoPedido>({ recusas, desatualizado: true }, { status: 409 })
  }
  const status = achado || espera !== undefined ? 409 : 422
  return data<RespostaDoPedido>({ recusas, ...achado }, { status })
}
