import type { SubmitEvent } from 'react'
import { Icon } from '~/ui/icon'
import { MenuItem } from '~/ui/menu-parts'
import type { Pergunta } from './pergunta-da-saida'
import { useRumo } from './rumo'

/** 'Sair' in the menu (painel-2): a form, so that it works before any script. */
export function BotaoSair({ aoPerguntar }: { aoPerguntar: (pergunta: Pergunta) => void }) {
  const { empresaId, sair } = useRumo()
  async function enviar(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const camadas = await import('./camadas-da-moldura').catch(() => null)
    if (await camadas?.temRascunhos(empresaId)) aoPerguntar('descartar')
    else if (!camadas || !(await sair())) aoPerguntar('sem-resposta')
  }
  return (
    <form method="post" action="/home/sair" onSubmit={enviar}>
      <MenuItem type="submit" icon={<Icon name="log-out" />}>
        Sair
      </MenuItem>
    </form>
  )
}
