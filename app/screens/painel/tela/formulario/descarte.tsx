import { Button } from '~/ui/button'
import { Dialog } from '~/ui/overlays/dialog'

interface DescarteProps {
  aberto: boolean
  aoVoltar: () => void
  aoDescartar: () => void
}

/** The question before typed texts are discarded. */
export function Descarte({ aberto, aoVoltar, aoDescartar }: DescarteProps) {
  return (
    <Dialog
      open={aberto}
      title="Descartar alterações?"
      description="O que você digitou ainda não foi salvo."
      onClose={aoVoltar}
      footer={
        <>
          <Button variant="secondary" data-autofocus onClick={aoVoltar}>
            Continuar editando
          </Button>
          <Button variant="danger" onClick={aoDescartar}>
            Descartar
          </Button>
        </>
      }
    />
  )
}
