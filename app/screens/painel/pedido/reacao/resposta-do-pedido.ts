import type { ClienteAchado } from '~/domain/clientes/cliente-achado'
import type { Recusa } from '~/domain/respostas/recusa'
import type { PedidoId } from '~/domain/valores/ids'

/** The answer to saving an order. */
export type RespostaDoPedido =
  | { readonly pedidoId: PedidoId }
  | {
      readonly recusas: readonly Recusa[]
      /** True when somebody else has saved the order meanwhile. */
      readonly desatualizado?: boolean
      /** The order that this form has made already, then with other contents (pedido-3). */
      readonly jaSalvo?: PedidoId
      /** The customer who has the phone (decision 022). */
      readonly dono?: ClienteAchado
    }
