import { CircleCheck, MessageCircle } from 'lucide-react'
import { Button, ButtonLink } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { NumeroDoPedido } from './numero-do-pedido'

interface PedidoConfirmadoProps {
  open: boolean
  slug: string
  pedidoId: number
  /** Opens the customer's own chat with the summary filled in. */
  resumo: string
  onClose: () => void
}

/** The order stands (specification 1, section 2, 'Order confirmed dialog'; decision 35). */
export function PedidoConfirmado({ open, slug, pedidoId, resumo, onClose }: PedidoConfirmadoProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeOnBackdrop={false}
      title="Pedido Confirmado!"
      footer={
        <>
          <Button variant="secondary" className="flex-1" onClick={onClose}>
            Fazer Novo Pedido
          </Button>
          <ButtonLink replace to={`/${slug}/status-pedido/id/${pedidoId}`} className="flex-1">
            Acompanhar pedido
          </ButtonLink>
        </>
      }
    >
      <div className="text-center">
        <CircleCheck aria-hidden="true" strokeWidth={1.5} className="mx-auto mb-3 size-16 text-green" />
        <p className="text-md">Seu pedido foi enviado com sucesso e já estamos preparando tudo!</p>
        <NumeroDoPedido numero={pedidoId} />
        <a
          href={resumo}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-acento-forte underline underline-offset-4"
        >
          <MessageCircle aria-hidden="true" className="size-5 shrink-0" />
          Quer o resumo no seu WhatsApp? Toque aqui.
        </a>
      </div>
    </Dialog>
  )
}
