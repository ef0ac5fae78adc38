import { LogOut } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { MenuItem } from '~/ui/menu-parts'
import { temRascunhos } from './pedido/rascunhos-do-navegador'
import { useRumo } from './rumo'

/** What is asked about 'Sair': whether to discard an order that was begun, or to try again after no answer came. */
export type Pergunta = 'descartar' | 'sem-resposta'

/** 'Sair' in the menu (painel-2): a form, so that it works before any script. */
export function BotaoSair({ aoPerguntar }: { aoPerguntar: (pergunta: Pergunta) => void }) {
  const { empresaId, sair } = useRumo()
  async function enviar(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (await temRascunhos(empresaId)) aoPerguntar('descartar')
    else if (!(await sair())) aoPerguntar('sem-resposta')
  }
  return (
    <form method="post" action="/home/sair" onSubmit={enviar}>
      <MenuItem type="submit" icon={<LogOut />}>
        Sair
      </MenuItem>
    </form>
  )
}
