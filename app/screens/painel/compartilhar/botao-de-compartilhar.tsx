import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'
import type { PainelAberto } from './use-compartilhar'

/** Opens and closes the share panel, in the board's header. */
export function BotaoDeCompartilhar({ id, aberto, alternar }: PainelAberto) {
  return (
    <IconButton
      label="Compartilhar cardápio"
      variant="outlined"
      aria-expanded={aberto}
      aria-controls={aberto ? id : undefined}
      onClick={alternar}
      icon={<Icon name="share-2" className="size-5" />}
    />
  )
}
