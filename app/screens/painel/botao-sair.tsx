import { LogOut } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { MenuItem } from '~/ui/menu'
import { temRascunhos } from './pedido/rascunhos-do-navegador'

interface BotaoSairProps {
  empresaId: number
  /** Called when an order is begun and not saved; `PerguntaAntesDeSair` then asks. */
  aoPerguntar: () => void
}

/** 'Sair' in the menu (painel-2): a form, so that it works before any script. */
export function BotaoSair({ empresaId, aoPerguntar }: BotaoSairProps) {
  const submit = useSubmit()
  async function sair(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (await temRascunhos(empresaId)) aoPerguntar()
    else submit(null, { method: 'post', action: '/home/sair' })
  }
  return (
    <Form method="post" action="/home/sair" onSubmit={sair}>
      <MenuItem type="submit" icon={<LogOut />}>
        Sair
      </MenuItem>
    </Form>
  )
}

interface PerguntaProps {
  aberta: boolean
  aoVoltar: () => void
}

export function PerguntaAntesDeSair({ aberta, aoVoltar }: PerguntaProps) {
  const submit = useSubmit()
  return (
    <Dialog
      open={aberta}
      title="Sair e descartar o pedido?"
      description="Há um pedido começado que ainda não foi salvo. Ao sair, ele é apagado deste navegador, também nas outras abas."
      onClose={aoVoltar}
      footer={
        <>
          <Button variant="secondary" data-autofocus onClick={aoVoltar}>
            Continuar no painel
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              aoVoltar()
              submit(null, { method: 'post', action: '/home/sair' })
            }}
          >
            Descartar e sair
          </Button>
        </>
      }
    />
  )
}
