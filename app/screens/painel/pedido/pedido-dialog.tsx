import { RotateCw } from 'lucide-react'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { EmptyState } from '~/ui/empty-state'
import { onDemand, useOnDemand } from '~/ui/on-demand'
import { Spinner } from '~/ui/spinner'
import { type FormularioDoPedidoProps, tituloDoFormulario } from './titulo-do-formulario'

const carregar = onDemand<FormularioDoPedidoProps>(() =>
  import('./formulario-do-pedido').then(modulo => modulo.FormularioDoPedido),
)

/**
 * The order form, new or edit (balcao-1); mounted while it is open. Its script is fetched when the dialog is first
 * opened, because the board does not need it.
 */
export function PedidoDialog(props: FormularioDoPedidoProps) {
  const { Component: Formulario, failed: falhou, retry: tentarDeNovo } = useOnDemand(carregar, true)
  if (Formulario) return <Formulario {...props} />
  return (
    <Dialog open size="lg" title={tituloDoFormulario(props.pedido)} onClose={props.aoFechar}>
      {falhou ? (
        <EmptyState
          title="Não foi possível abrir o pedido"
          text="Verifique sua conexão e tente novamente."
          action={
            <Button icon={<RotateCw className="size-5" />} onClick={tentarDeNovo}>
              Tentar novamente
            </Button>
          }
        />
      ) : (
        <p role="status" className="pending-show flex items-center justify-center gap-3 py-16">
          <Spinner />
          Carregando pedido...
        </p>
      )}
    </Dialog>
  )
}
