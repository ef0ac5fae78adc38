import { RotateCw } from 'lucide-react'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { EmptyState } from '~/ui/empty-state'
import { Spinner } from '~/ui/spinner'
import { sobDemanda, useSobDemanda } from '../sob-demanda'

interface FinalizarProps {
  open: boolean
  onClose: () => void
}

export const carregarFinalizar = sobDemanda<FinalizarProps>(() =>
  import('./finalizar-dialog').then(modulo => modulo.FinalizarDialog),
)

/** The checkout. Stays mounted after its first opening: it also shows the confirmation, when the cart is already empty. */
export function FinalizarSobDemanda({ open, onClose }: FinalizarProps) {
  const { Componente: Finalizar, falhou, tentarDeNovo } = useSobDemanda(carregarFinalizar, open)
  if (Finalizar) return <Finalizar open={open} onClose={onClose} />
  return (
    <Dialog open={open} onClose={onClose} title="Finalizar Pedido">
      {falhou ? (
        <EmptyState
          title="Não foi possível abrir o pedido"
          text="Verifique sua conexão e tente novamente. Seu carrinho está guardado."
          action={
            <>
              <Button icon={<RotateCw className="size-5" />} onClick={tentarDeNovo}>
                Tentar novamente
              </Button>
              <Button variant="secondary" onClick={() => window.location.reload()}>
                Atualizar a página
              </Button>
            </>
          }
        />
      ) : (
        <p role="status" className="pending-show flex items-center justify-center gap-3 py-10">
          <Spinner />
          Carregando configurações...
        </p>
      )}
    </Dialog>
  )
}
