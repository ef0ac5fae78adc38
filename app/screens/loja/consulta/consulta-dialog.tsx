import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Dialog } from '~/ui/overlays/dialog'
import { FormularioDaConsulta } from './formulario-da-consulta'

interface ConsultaDialogProps {
  open: boolean
  aoFechar: () => void
}

/** 'Consultar Status do Pedido' (consulta-1). What was typed is still there when it opens again. */
export function ConsultaDialog({ open, aoFechar }: ConsultaDialogProps) {
  return (
    <Dialog open={open} onClose={aoFechar} title="Consultar Status do Pedido">
      <FormularioDaConsulta>
        {({ id, buscando }) => (
          <div className="mt-6 flex justify-end gap-3">
            <Button variant="secondary" className="flex-1 sm:flex-none" onClick={aoFechar}>
              Cancelar
            </Button>
            <Button
              type="submit"
              form={id}
              pending={buscando}
              pendingLabel="Buscando..."
              icon={<Icon name="search" className="size-5" />}
              className="flex-1 sm:flex-none"
            >
              Buscar
            </Button>
          </div>
        )}
      </FormularioDaConsulta>
    </Dialog>
  )
}
