import { RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { warmWhenIdle } from '~/browser/when-idle'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { EmptyState } from '~/ui/empty-state'
import { onDemand, useOnDemand } from '~/ui/on-demand'
import { Spinner } from '~/ui/spinner'
import { type FormularioDoPedidoProps, tituloDoFormulario } from './titulo-do-formulario'

const carregar = onDemand<FormularioDoPedidoProps>(() =>
  import('./formulario-do-pedido').then(modulo => modulo.FormularioDoPedido),
)

/** Fetches the script of the form for somebody who is about to open it. */
export function aquecerFormulario(): void {
  carregar().catch(() => {})
}

/** Fetches it once the board has nothing else to do, unless the browser saves data. */
export function useFormularioAquecido(): void {
  useEffect(() => warmWhenIdle(carregar), [])
}

/** Before this a script that comes from the browser's cache is there, and a dialog that waits for it would only flicker. */
const ESPERA_MS = 150

/**
 * The order form, new or edit (balcao-1); mounted while it is open. Its script is fetched when the dialog is first
 * opened, because the board does not need it.
 */
export function PedidoDialog(props: FormularioDoPedidoProps) {
  const { Component: Formulario, failed: falhou, retry: tentarDeNovo } = useOnDemand(carregar, true)
  const [demora, setDemora] = useState(false)
  const chegou = Formulario !== null
  useEffect(() => {
    // Not once the form is there: it would be drawn again as a whole.
    if (chegou) return
    const timer = setTimeout(() => setDemora(true), ESPERA_MS)
    return () => clearTimeout(timer)
  }, [chegou])
  if (Formulario) return <Formulario {...props} />
  if (!demora) return null
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
