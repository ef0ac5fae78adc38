import { COLUNAS, corDoStatus, type StatusDaColuna } from '~/domain/pedidos/status'
import { classes } from '~/ui/classes'
import { Icon } from '~/ui/icon'
import type { Colunas } from '../acoes/use-mudancas'
import { useAtrasados } from './atrasados'
import { ICONES_DAS_COLUNAS } from './cartao/icones-das-colunas'
import { CORES } from './coluna'

interface IndiceDasColunasProps {
  colunas: Colunas
  /** How many orders each column counts. */
  contagens: Readonly<Record<StatusDaColuna, number>>
  aoIr: (status: StatusDaColuna) => void
}

/**
 * All columns with their counts and how many of each are late, and the way to each, where a screen has no room for them
 * side by side.
 */
export function IndiceDasColunas({ colunas, contagens, aoIr }: IndiceDasColunasProps) {
  return (
    <nav aria-label="Colunas" className="mx-3 mb-1 grid grid-cols-4 gap-1 xl:hidden">
      {COLUNAS.map(status => (
        <button
          key={status}
          type="button"
          title={status}
          onClick={() => aoIr(status)}
          className={classes(
            'flex h-11 min-w-0 items-center justify-center gap-1 rounded-sm border-t-3 lg:gap-1.5 font-bold text-sm [&_svg]:size-4.5 [&_svg]:shrink-0',
            CORES[corDoStatus(status)],
          )}
        >
          <span aria-hidden="true">{ICONES_DAS_COLUNAS[status]}</span>
          <span className="truncate max-sm:sr-only">{status}</span>
          <span className="tabular-nums">{contagens[status]}</span>
          <AtrasadosDaColuna pedidos={colunas[status]} />
        </button>
      ))}
    </nav>
  )
}

function AtrasadosDaColuna({ pedidos }: { pedidos: Colunas[StatusDaColuna] }) {
  const { length } = useAtrasados(pedidos)
  if (length === 0) return null
  return (
    <>
      <span className="sr-only">, </span>
      <span
        data-atrasados
        className="inline-flex h-5 items-center gap-0.5 rounded-full bg-red-fundo px-1.5 text-red-tinta text-xs outline-1 outline-red -outline-offset-1"
      >
        <Icon name="triangle-alert" className="size-3.5! max-lg:hidden" />
        <span className="tabular-nums">{length}</span>
        <span className="sr-only"> {length === 1 ? 'atrasado' : 'atrasados'}</span>
      </span>
    </>
  )
}
