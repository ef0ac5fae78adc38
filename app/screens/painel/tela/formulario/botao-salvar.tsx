import type { ComponentProps } from 'react'
import { Button } from '~/ui/button'

interface BotaoSalvarProps
  extends Pick<ComponentProps<typeof Button>, 'className' | 'size' | 'wide' | 'form'> {
  gravando: boolean
  /** What it is called where a form beside it is saved as well. */
  rotulo?: string
}

/** Sends the form that it stands in, and says while that is under way. */
export function BotaoSalvar({ gravando, rotulo = 'Salvar', size = 'lg', ...botao }: BotaoSalvarProps) {
  return (
    <Button {...botao} type="submit" size={size} pending={gravando} pendingLabel="Salvando...">
      {rotulo}
    </Button>
  )
}
