import { Button, ButtonLink } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { NumeroDoPedido } from './numero-do-pedido'

interface PedidoJaEnviadoProps {
  open: boolean
  slug: string
  pedidoId: number
  onClose: () => void
  /** Another key for what is in the cart. */
  onNovo: () => void
}

/** An earlier answer was lost and the order was edited since: the earlier one had arrived (decision 3). */
export function PedidoJaEnviado({ open, slug, pedidoId, onClose, onNovo }: PedidoJaEnviadoProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeOnBackdrop={false}
      title="Pedido já enviado"
      footer={
        <>
          <Button variant="secondary" className="flex-1" onClick={onNovo}>
            Fazer Novo Pedido
          </Button>
          <ButtonLink replace to={`/${slug}/status-pedido/id/${pedidoId}`} className="flex-1">
            Acompanhar pedido
          </ButtonLink>
        </>
      }
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
    </Dialog>
  )
}
