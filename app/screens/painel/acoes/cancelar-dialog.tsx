import { type SubmitEvent, useId, useRef, useState } from 'react'
import type { MovidoPara } from '~/domain/pedidos/andamento/mudar-status.server'
import type { PedidoDoQuadro } from '~/domain/pedidos/andamento/store-do-quadro.server'
import { limites } from '~/domain/valores/texto'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Field } from '~/ui/field'
import { TextArea } from '~/ui/text-area'
import { usePorSalvar } from '../por-salvar'
import { postar } from '../tela/postar'
import { RecusaGeral } from '../tela/recusa-geral'
import type { Resposta } from '../tela/resposta'
import { useAcao } from '../tela/use-acao'
import { type Envio, useGravado } from '../tela/use-gravado'
import { useReler } from '../tela/use-reler'
import { DITOS_DA_MUDANCA } from './mudanca'

export interface CancelarDialogProps {
  pedido: PedidoDoQuadro
  /** Also for 'Voltar'; the typed reason is lost with the dialog. */
  aoFechar: () => void
  /** Called before the form is sent. */
  aoEnviar: (pedido: PedidoDoQuadro) => void
  /** Called when somebody else has moved the order, or no answer came: the board is to be read again. */
  aoRecusar: (pedido: PedidoDoQuadro) => void
}

type Respondido = Resposta<MovidoPara>

/** The cancel dialog (quadro-9), mounted while it is open; the reason stays typed when it is refused. */
export function CancelarDialog({ pedido, aoFechar, aoEnviar, aoRecusar }: CancelarDialogProps) {
  const id = useId()
  const formulario = useRef<HTMLFormElement>(null)
  const acao = useAcao(`/home/pedidos/${pedido.id}/cancelamento`)
  const reler = useReler()
  usePorSalvar(true)
  /** The status that the dialog opened with, or that its last refusal has told (status-6); never that of a later reading. */
  const [mostrado, setMostrado] = useState<string>(pedido.status)
  const [envio, setEnvio] = useState<Envio<Respondido>>({ state: 'idle', data: undefined })
  const { gravando, geral, erro, aoDigitar } = useGravado<MovidoPara>(envio, formulario, {
    aoGravar: aoFechar,
    aoRecusar(movido) {
      if (movido) setMostrado(movido.status)
      aoRecusar(pedido)
    },
  })
  async function enviar(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (gravando) return
    const corpo = new FormData(event.currentTarget)
    aoEnviar(pedido)
    setEnvio({ state: 'submitting', data: undefined })
    const data = await postar<Respondido>(acao, corpo, DITOS_DA_MUDANCA)
    setEnvio({ state: 'loading', data })
    if (!('recusas' in data)) await reler()
    setEnvio({ state: 'idle', data })
  }

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
      <form ref={formulario} id={id} method="post" action={acao} onSubmit={enviar} onInput={aoDigitar}>
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
