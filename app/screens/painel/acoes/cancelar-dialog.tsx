import { useId, useRef, useState } from 'react'
import type { MovidoPara } from '~/domain/pedidos/andamento/mudar-status.server'
import type { PedidoDoQuadro } from '~/domain/pedidos/andamento/store-do-quadro.server'
import { limites } from '~/domain/valores/texto'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { Field } from '~/ui/fields/field'
import { TextArea } from '~/ui/fields/text-area'
import { Dialog } from '~/ui/overlays/dialog'
import { usePorSalvar } from '../por-salvar'
import { RecusaGeral } from '../tela/formulario/recusa-geral'
import { useGravacao } from '../tela/formulario/use-gravacao'
import { TEXTOS_DA_MUDANCA } from './mudanca'

export interface CancelarDialogProps {
  pedido: PedidoDoQuadro
  /** Also for 'Voltar'; the typed reason is lost with the dialog. */
  aoFechar: () => void
  /** Called before the form is sent. */
  aoEnviar: (pedido: PedidoDoQuadro) => void
  /** Called when somebody else has moved the order, or no answer came: the board is to be read again. */
  aoRecusar: (pedido: PedidoDoQuadro) => void
}

/** The cancel dialog (quadro-9), mounted while it is open; the reason stays typed when it is refused. */
export function CancelarDialog({ pedido, aoFechar, aoEnviar, aoRecusar }: CancelarDialogProps) {
  const id = useId()
  const formulario = useRef<HTMLFormElement>(null)
  usePorSalvar(true)
  /** The status that the dialog opened with, or that its last refusal has told (status-6); never that of a later reading. */
  const [mostrado, setMostrado] = useState<string>(pedido.status)
  const { doFormulario, gravando, geral, erro, aoDigitar } = useGravacao<MovidoPara>(formulario, {
    rota: `/home/pedidos/${pedido.id}/cancelamento`,
    textos: TEXTOS_DA_MUDANCA,
    aoGravar: aoFechar,
    aoRecusar(movido) {
      if (movido) setMostrado(movido.status)
      aoRecusar(pedido)
    },
  })

  return (
    <Dialog
      open
      title={`Cancelar pedido nº ${pedido.id}?`}
      description="Esta ação não pode ser desfeita. O cliente vê que o pedido foi cancelado e, se você escrever, o motivo."
      closeOnBackdrop={false}
      onClose={aoFechar}
      footer={
        <>
          <Button variant="secondary" onClick={aoFechar}>
            Voltar
          </Button>
          <Button type="submit" form={id} variant="danger" pending={gravando} pendingLabel="Cancelando...">
            Confirmar Cancelamento
          </Button>
        </>
      }
    >
      <form {...doFormulario(() => aoEnviar(pedido))} id={id} onInput={aoDigitar}>
        <input type="hidden" name="status" value={mostrado} />
        {geral && <RecusaGeral recusa={geral} className="mb-4" />}
        {pedido.pix?.recebido && (
          <Banner tone="warning" className="mb-4">
            <p>O Pix deste pedido foi recebido. Combine a devolução com o cliente.</p>
          </Banner>
        )}
        <Field label="Motivo do cancelamento" optional error={erro('motivo')}>
          <TextArea name="motivo" maxLength={limites.observacao} className="min-h-20!" />
        </Field>
      </form>
    </Dialog>
  )
}
