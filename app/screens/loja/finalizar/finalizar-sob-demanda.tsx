import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { onDemand, useOnDemand } from '~/ui/on-demand'
import { Dialog } from '~/ui/overlays/dialog'
import { Spinner } from '~/ui/spinner'
import type { FinalizarProps } from './finalizar-dialog'

export const carregarFinalizar = onDemand<FinalizarProps>(() =>
  import('./finalizar-dialog').then(modulo => modulo.FinalizarDialog),
)

/** The checkout. Stays mounted after its first opening: it also shows the confirmation, when the cart is already empty. */
export function FinalizarSobDemanda(props: FinalizarProps) {
  const { open, aoFechar } = props
  const { Component: Finalizar, failed: falhou, retry: tentarDeNovo } = useOnDemand(carregarFinalizar, open)
  if (Finalizar) return <Finalizar {...props} />

  /** Makes the next opening fetch the script again. */
  function fechar() {
    tentarDeNovo()
    aoFechar()
  }
  return (
    <Dialog
      open={open}
      onClose={fechar}
      title="Finalizar Pedido"
      footer={
        falhou && (
          <>
            <Button variant="secondary" onClick={fechar}>
              Fechar
            </Button>
            <Button
              className="flex-1"
              icon={<Icon name="rotate-cw" className="size-5" />}
              onClick={tentarDeNovo}
            >
              Tentar novamente
            </Button>
          </>
        )
      }
    >
      {falhou ? (
        <div role="alert">
          <EmptyState
            title="Não foi possível carregar as configurações da empresa. Tente novamente mais tarde."
            text="Verifique sua conexão. Seu carrinho está guardado."
          />
        </div>
      ) : (
        <p role="status" className="pending-show flex items-center justify-center gap-3 py-10">
          <Spinner />
          <span>Carregando configurações...</span>
        </p>
      )}
    </Dialog>
  )
}
