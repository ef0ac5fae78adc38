import type { ReactNode } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { Button, ButtonLink } from '~/ui/button'
import { Dialog } from '~/ui/dialog'

interface PedidoNoRestauranteProps {
  open: boolean
  titulo: string
  slug: string
  pedidoId: number
  aoFechar: () => void
  aoPedirDeNovo: () => void
  children: ReactNode
}

/** The order is with the restaurant: follow it, or begin another. */
export function PedidoNoRestaurante(props: PedidoNoRestauranteProps) {
  const { open, titulo, slug, pedidoId, aoFechar, aoPedirDeNovo, children } = props
  const status = `/${slug}/status-pedido/id/${pedidoId}`
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
          <ButtonLink replace to={status} className="flex-1">
            Acompanhar pedido
          </ButtonLink>
        </>
      }
    >
      {/* Prefetched: without this script the router would reload the page, and the number would be gone. */}
      <PrefetchPageLinks page={status} />
      {children}
    </Dialog>
  )
}
