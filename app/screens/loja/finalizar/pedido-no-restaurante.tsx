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

/** The restaurant has the order; the customer can follow it or begin another. */
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
      {/* Prefetched, because without this script React Router would reload the page when the network is gone, and the
          customer would lose the order's number. */}
      <PrefetchPageLinks page={status} />
      {children}
    </Dialog>
  )
}
