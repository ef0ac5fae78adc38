import type { SubmitEvent } from 'react'
import { Icon } from '~/ui/icon'
import { MenuItem } from '~/ui/overlays/menu-parts'
import { useEmpresaDaTela } from '../empresa-da-tela'
import { temRascunhos } from '../pedido/tem-rascunhos'
import { useSair } from '../use-saindo'

/** 'Sair' in the menu (painel-2): a form, so that it works before any script. `aoPerguntar`: an order was begun and not saved. */
export function BotaoSair({ aoPerguntar }: { aoPerguntar: () => void }) {
  const empresaId = useEmpresaDaTela()
  const sair = useSair()
  async function enviar(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (await temRascunhos(empresaId)) aoPerguntar()
    else sair()
  }
  return (
    <form method="post" action="/home/sair" onSubmit={enviar}>
      <MenuItem type="submit" icon={<Icon name="log-out" />}>
        Sair
      </MenuItem>
    </form>
  )
}
