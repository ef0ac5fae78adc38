import { Button, ButtonLink } from '~/ui/button'
import type { Elements } from '~/ui/elements'
import { Dialog } from '~/ui/overlays/dialog'

interface PedidoNoRestauranteProps {
  open: boolean
  titulo: string
  slug: string
  pedidoId: number
  aoFechar: () => void
  aoPedirDeNovo: () => void
  children: Elements
}

/** The restaurant has the order; the customer can follow it or begin another. */
export function PedidoNoRestaurante(props: PedidoNoRestauranteProps) {
  const { open, titulo, slug, pedidoId, aoFechar, aoPedirDeNovo, children } = props
  return (
    <Dialog
      open={open}
      onClose={aoFechar}
      closeOnBackdrop={false}
      title={titulo}
      footer={
        <>
          <Button variant="secondary" className="flex-1" onClick={aoPedirDeNovo}>
            Fazer Novo Pedido
          </Button>
          <ButtonLink to={`/${slug}/status-pedido/id/${pedidoId}`} className="flex-1">
            Acompanhar pedido
          </ButtonLink>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
