import { NumeroDoPedido } from './numero-do-pedido'
import { PedidoNoRestaurante } from './pedido-no-restaurante'

interface PedidoJaEnviadoProps {
  open: boolean
  slug: string
  pedidoId: number
  aoFechar: () => void
  /** Begins another order, with a new key for what is in the cart. */
  aoPedirDeNovo: () => void
}

/**
 * Says that an earlier order has arrived: its answer was lost, and the customer has changed the order since
 * (checkout-16).
 */
export function PedidoJaEnviado({ open, slug, pedidoId, aoFechar, aoPedirDeNovo }: PedidoJaEnviadoProps) {
  return (
    <PedidoNoRestaurante
      open={open}
      titulo="Pedido já enviado"
      slug={slug}
      pedidoId={pedidoId}
      aoFechar={aoFechar}
      aoPedirDeNovo={aoPedirDeNovo}
    >
      <p>
        A resposta do seu envio anterior se perdeu, mas o pedido chegou ao restaurante. O que você mudou
        depois não faz parte dele.
      </p>
      <NumeroDoPedido numero={pedidoId} />
      <p className="text-tinta-suave">
        Para pedir de novo, comece um novo pedido: seu carrinho continua como está, confira os itens antes de
        enviar.
      </p>
    </PedidoNoRestaurante>
  )
}
