import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

interface BotaoNovoProps {
  /** The label, as 'Nova categoria'. */
  rotulo: string
  /** True when the button stands beside the title, where phones have room only for its first word. */
  noTitulo?: boolean
  aoAbrir: () => void
}

/** The button that begins a new row of a list. */
export function BotaoNovo({ rotulo, noTitulo = false, aoAbrir }: BotaoNovoProps) {
  const [primeira, ...resto] = rotulo.split(' ')
  return (
    <Button
      icon={<Icon name="plus" className="size-5" />}
      className={noTitulo ? 'max-sm:px-3' : 'whitespace-nowrap max-sm:flex-1'}
      onClick={aoAbrir}
    >
      <span>
        <span>{primeira}</span>
        <span className={noTitulo ? 'max-sm:sr-only' : undefined}>{` ${resto.join(' ')}`}</span>
      </span>
    </Button>
  )
}
