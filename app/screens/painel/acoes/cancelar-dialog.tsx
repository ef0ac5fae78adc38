import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import type { PedidoDoQuadro } from '~/domain/pedidos/andamento/store-do-quadro.server'
import { limites } from '~/domain/valores/texto'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Field } from '~/ui/field'
import { TextArea } from '~/ui/text-area'
import { useToast } from '~/ui/toast'
import { usePorSalvar } from '../tela/por-salvar'
import { RecusaGeral } from '../tela/recusa-geral'
import { useAcao } from '../tela/use-acao'
import type { RespostaDaMudanca } from './mudanca'

const CANCELADO_MS = 3_000
const RECUSADO_MS = 5_000

interface CancelarDialogProps {
  pedido: PedidoDoQuadro
  /** 'Voltar' too: the reason goes with the dialog. */
  aoFechar: () => void
  /** Before it is sent. */
  aoEnviar: (pedido: PedidoDoQuadro) => void
  /** Somebody moved the order meanwhile, or nothing came back: the board is to be read again. */
  aoRecusar: (pedido: PedidoDoQuadro) => void
}

/** The cancel dialog (quadro-9), mounted while it is open; the reason stays typed when it is refused. */
export function CancelarDialog({ pedido, aoFechar, aoEnviar, aoRecusar }: CancelarDialogProps) {
  const fetcher = useFetcher<RespostaDaMudanca>()
  const acao = useAcao(`/home/pedidos/${pedido.id}/cancelamento`)
  const { show } = useToast()
  usePorSalvar(true)
  /**
   * The status that the owner saw when the dialog opened (status-6); null once the dialog has told what became of the
   * order.
   */
  const [statusMostrado, setStatusMostrado] = useState<string | null>(pedido.status)
  const resposta = fetcher.data
  const recusa = fetcher.state === 'idle' && resposta && 'recusa' in resposta ? resposta.recusa : null
  const receber = useEffectEvent((recebida: RespostaDaMudanca) => {
    if ('recusa' in recebida) {
      const { titulo, texto } = recebida.recusa
      setStatusMostrado(null)
      show({ title: titulo, text: texto, variant: 'destructive', duration: RECUSADO_MS })
      aoRecusar(pedido)
    } else {
      show({
        title: 'Pedido cancelado',
        text: `Pedido nº ${pedido.id}`,
        variant: 'success',
        duration: CANCELADO_MS,
      })
      aoFechar()
    }
  })
  // Closes only after the board behind was read again: until then the cancelled card would still stand there.
  useEffect(() => {
    if (fetcher.state === 'idle' && resposta) receber(resposta)
  }, [fetcher.state, resposta])
  const partir = useEffectEvent(() => {
    if (fetcher.state === 'loading' && resposta) receber(resposta)
  })
  // An owner who closes the dialog before that reading is told all the same.
  useEffect(() => () => partir(), [])

  return (
    <Dialog
      open
      title={`Cancelar pedido nº ${pedido.id}?`}
      description="Esta ação não pode ser desfeita. O cliente vê que o pedido foi cancelado e, se você escrever, o motivo."
      closeOnBackdrop={false}
      onClose={aoFechar}
      footer={
        <fetcher.Form
          id={`cancelamento-${pedido.id}`}
          method="post"
          action={acao}
          onSubmit={() => aoEnviar(pedido)}
          className="flex flex-wrap justify-end gap-3"
        >
          <input type="hidden" name="status" value={statusMostrado ?? pedido.status} />
          <Button variant="secondary" onClick={aoFechar}>
            Voltar
          </Button>
          <Button
            type="submit"
            variant="danger"
            pending={fetcher.state !== 'idle'}
            pendingLabel="Cancelando..."
          >
            Confirmar Cancelamento
          </Button>
        </fetcher.Form>
      }
    >
      {recusa && recusa.campo === undefined && <RecusaGeral recusa={recusa} className="mb-4" />}
      <Field
        label="Motivo do cancelamento"
        optional
        error={recusa?.campo === 'motivo' ? recusa.texto : undefined}
      >
        <TextArea
          name="motivo"
          form={`cancelamento-${pedido.id}`}
          maxLength={limites.observacao}
          className="min-h-20!"
        />
      </Field>
    </Dialog>
  )
}
