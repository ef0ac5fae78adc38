import { Bike, ChefHat, CircleCheck, Clock } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { type CorDoStatus, corDoStatus, type StatusDaColuna } from '~/domain/pedidos/status'
import { classes } from '~/ui/classes'

interface ColunaProps {
  status: StatusDaColuna
  quantidade: number
  /** Cards. */
  children: ReactNode
}

const ICONES: Record<StatusDaColuna, ReactNode> = {
  Pendente: <Clock className="size-5" />,
  'Em Preparação': <ChefHat className="size-5" />,
  'Em Rota': <Bike className="size-5" />,
  Finalizado: <CircleCheck className="size-5" />,
}

const CORES: Record<CorDoStatus, string> = {
  orange: 'border-orange bg-orange-fundo text-orange-tinta',
  yellow: 'border-yellow bg-yellow-fundo text-yellow-tinta',
  blue: 'border-blue bg-blue-fundo text-blue-tinta',
  green: 'border-green bg-green-fundo text-green-tinta',
  red: 'border-red bg-red-fundo text-red-tinta',
}

/** Four of them fit from 1280 px up; below that the board scrolls sideways (specification 2, section 2). */
export function Coluna({ status, quantidade, children }: ColunaProps) {
  const titulo = useId()
  return (
    <section
      aria-labelledby={titulo}
      className="flex max-h-full w-72 shrink-0 snap-start flex-col overflow-hidden rounded-lg bg-fundo md:w-80 xl:w-auto xl:min-w-0 xl:flex-1"
    >
      <header
        className={classes('flex items-center gap-2 border-t-4 px-3 py-2.5', CORES[corDoStatus(status)])}
      >
        <span aria-hidden="true" className="shrink-0">
          {ICONES[status]}
        </span>
        <h2 id={titulo} className="min-w-0 flex-1 truncate font-bold text-sm uppercase">
          {status}
        </h2>
        <span className="grid h-7 min-w-7 shrink-0 place-items-center rounded-full bg-folha px-2 font-bold text-sm tabular-nums">
          {quantidade}
          <span className="sr-only">{quantidade === 1 ? ' pedido' : ' pedidos'}</span>
        </span>
      </header>
      {quantidade === 0 ? (
        <p className="px-4 py-8 text-center text-tinta-suave">Nenhum pedido aqui.</p>
      ) : (
        <ul className="relative grid min-h-0 grid-cols-1 content-start gap-2.5 overflow-y-auto overscroll-y-contain p-2.5">
          {children}
        </ul>
      )}
    </section>
  )
}
