import { Button } from '~/ui/button'
import { Dialog } from '~/ui/overlays/dialog'
import { useSair } from '../use-saindo'

export interface PerguntaDaSaidaProps {
  aoFechar: () => void
}

/** Asked by 'Sair' while an order is begun and not saved. */
export function PerguntaDaSaida({ aoFechar }: PerguntaDaSaidaProps) {
  const sair = useSair()
  return (
    <Dialog
      open
      title="Sair e descartar o pedido?"
      description="Há um pedido começado que ainda não foi salvo. Ao sair, ele é apagado deste navegador, também nas outras abas."
      onClose={aoFechar}
      footer={
        <>
          <Button variant="secondary" data-autofocus onClick={aoFechar}>
            Continuar no painel
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              aoFechar()
              sair()
            }}
          >
            Descartar e sair
          </Button>
        </>
      }
    />
  )
}
