import { COLUNAS, corDoStatus, type StatusDaColuna } from '~/domain/pedidos/status'
import { classes } from '~/ui/classes'
import { CORES, ICONES_DAS_COLUNAS } from './coluna'

interface IndiceDasColunasProps {
  /** How many orders each column counts. */
  contagens: Readonly<Record<StatusDaColuna, number>>
  aoIr: (status: StatusDaColuna) => void
}

/** All columns with their counts, and the way to each, where a screen has no room for them side by side. */
export function IndiceDasColunas({ contagens, aoIr }: IndiceDasColunasProps) {
  return (
    <nav aria-label="Colunas" className="mx-3 mb-1 grid grid-cols-4 gap-1 xl:hidden">
      {COLUNAS.map(status => (
        <button
          key={status}
          type="button"
          title={status}
          onClick={() => aoIr(status)}
          className={classes(
            'flex h-11 min-w-0 items-center justify-center gap-1.5 rounded-sm border-t-3 font-bold text-sm [&_svg]:size-4.5 [&_svg]:shrink-0',
            CORES[corDoStatus(status)],
          )}
        >
          <span aria-hidden="true">{ICONES_DAS_COLUNAS[status]}</span>
          <span className="truncate max-sm:sr-only">{status}</span>
          <span className="tabular-nums">{contagens[status]}</span>
        </button>
      ))}
    </nav>
  )
}
