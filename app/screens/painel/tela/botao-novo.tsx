import { Plus } from 'lucide-react'
import { Button } from '~/ui/button'

interface BotaoNovoProps {
  /** As 'Nova categoria'. */
  rotulo: string
  /** Beside the title, where phones have room for its first word alone. */
  noTitulo?: boolean
  aoAbrir: () => void
}

/** Begins a new row of a list. */
export function BotaoNovo({ rotulo, noTitulo = false, aoAbrir }: BotaoNovoProps) {
  const [primeira, ...resto] = rotulo.split(' ')
  return (
    <Button
      icon={<Plus className="size-5" />}
      className={noTitulo ? 'max-sm:px-3' : 'max-sm:flex-1'}
      onClick={aoAbrir}
    >
      <span>
        {primeira}
        <span className={noTitulo ? 'max-sm:sr-only' : undefined}> {resto.join(' ')}</span>
      </span>
    </Button>
  )
}
