import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { Dialog } from '~/ui/overlays/dialog'
import { Spinner } from '~/ui/spinner'
import { type FormularioDoPedidoProps, tituloDoFormulario } from './titulo-do-formulario'

export interface EsperaDoFormularioProps extends Pick<FormularioDoPedidoProps, 'pedido' | 'aoFechar'> {
  /** The form's script could not be fetched. */
  falhou: boolean
  aoTentar: () => void
}

/** Stands in the order form's place until its script is there. */
export function EsperaDoFormulario({ pedido, falhou, aoTentar, aoFechar }: EsperaDoFormularioProps) {
  return (
    <Dialog open size="lg" title={tituloDoFormulario(pedido)} onClose={aoFechar}>
      {falhou ? (
        <EmptyState
          title="Não foi possível abrir o pedido"
          text="Verifique sua conexão e tente novamente."
          action={
            <Button icon={<Icon name="rotate-cw" className="size-5" />} onClick={aoTentar}>
              Tentar novamente
            </Button>
          }
        />
      ) : (
        <p role="status" className="pending-show flex items-center justify-center gap-3 py-16">
          <Spinner />
          <span>Carregando pedido...</span>
        </p>
      )}
    </Dialog>
  )
}
