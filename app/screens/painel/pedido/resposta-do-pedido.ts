import type { ClienteAchado } from '~/domain/clientes/cliente-achado'
import type { Recusa } from '~/domain/respostas/recusa'
import type { PedidoId } from '~/domain/valores/ids'

/** What saving an order answers. */
export type RespostaDoPedido =
  | { readonly pedidoId: PedidoId }
  | {
      readonly recusas: readonly Recusa[]
      /** Somebody saved the order meanwhile. */
      readonly desatualizado?: boolean
      /** The order that this form has made already, with other contents (pedido-3). */
      readonly jaSalvo?: PedidoId
      /** Whose the phone is (decision 022). */
      readonly dono?: ClienteAchado
    }
