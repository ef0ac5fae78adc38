import type { ReactNode } from 'react'
import { Button, ButtonLink } from '~/ui/button'
import { Dialog } from '~/ui/dialog'

interface PedidoNoRestauranteProps {
  open: boolean
  titulo: string
  slug: string
  pedidoId: number
  onClose: () => void
  onNovo: () => void
  children: ReactNode
}

/** The order is with the restaurant: follow it, or begin another. */
export function PedidoNoRestaurante(props: PedidoNoRestauranteProps) {
  const { open, titulo, slug, pedidoId, onClose, onNovo, children } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeOnBackdrop={false}
      title={titulo}
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
      {children}
    </Dialog>
  )
}
