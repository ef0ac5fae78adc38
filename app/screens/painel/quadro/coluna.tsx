import { type ReactNode, useId } from 'react'
import { flushSync } from 'react-dom'
import { type CorDoStatus, corDoStatus, type StatusDaColuna } from '~/domain/pedidos/status'
import { Button } from '~/ui/button'
import { classes } from '~/ui/classes'
import type { Elements } from '~/ui/elements'
import type { Colunas } from '../acoes/use-mudancas'
import { Atrasados } from './atrasados'
import { idDoCartao } from './cartao/arrastavel'
import { ICONES_DAS_COLUNAS } from './cartao/icones-das-colunas'
import { levarAoCartao } from './cartao/levar-ao-cartao'
import { useDesenhados } from './use-desenhados'

type Lugar = Colunas[StatusDaColuna][number]

interface ColunaProps {
  status: StatusDaColuna
  lugares: readonly Lugar[]
  /** True while a card is over it that would fall here. */
  alvo: boolean
  /** Orders of this status that are not among `lugares`; the count of the column includes them. */
  fora?: number
  /** True when it has no card while another column has. */
  estreita: boolean
  cartao: (lugar: Lugar) => ReactNode
  /** Below the last card. */
  rodape?: Elements
}

export const CORES: Record<CorDoStatus, string> = {
  orange: 'border-orange bg-orange-fundo text-orange-tinta',
  yellow: 'border-yellow bg-yellow-fundo text-yellow-tinta',
  blue: 'border-blue bg-blue-fundo text-blue-tinta',
  green: 'border-green bg-green-fundo text-green-tinta',
  red: 'border-red bg-red-fundo text-red-tinta',
}

/** Finished orders are shown in portions; of the open ones none is hidden, because the oldest is the most urgent. */
const POR_VEZ: Record<StatusDaColuna, number> = {
  Pendente: Number.POSITIVE_INFINITY,
  'Em Preparação': Number.POSITIVE_INFINITY,
  'Em Rota': Number.POSITIVE_INFINITY,
  Finalizado: 20,
}

/** Four columns fit from 1280 px on; below that the board scrolls sideways (quadro-1). */
export function Coluna({ status, lugares, alvo, fora = 0, estreita, cartao, rodape }: ColunaProps) {
  const titulo = useId()
  const { porcao, desenhados, aproximar, mostrarMais, desenharTodos } = useDesenhados(POR_VEZ[status])
  const faltam = lugares.length - porcao
  const todos = lugares.length + fora
  const vazia = lugares.length === 0
  return (
    <section
      aria-labelledby={titulo}
      className={classes(
        'flex max-h-full w-72 shrink-0 snap-center flex-col overflow-hidden rounded-lg bg-fundo md:w-80 md:snap-start xl:min-w-0',
        // Finished orders need less room than open ones, and a column without orders the least.
        estreita
          ? 'xl:w-38 xl:flex-none'
          : status === 'Finalizado'
            ? 'xl:w-auto xl:flex-[0.65]'
            : 'xl:w-auto xl:flex-1',
        alvo && 'outline-3 outline-foco -outline-offset-3',
      )}
    >
      <header className={classes('@container border-t-3 px-2 py-0.5', CORES[corDoStatus(status)])}>
        {/* The title is read whole, beside how many are late and how many there are: about 270 px in four columns. */}
        <div className="flex items-center gap-1 @min-[21rem]:gap-2">
          <span aria-hidden="true" className={classes('shrink-0', estreita && 'xl:hidden')}>
            {ICONES_DAS_COLUNAS[status]}
          </span>
          <h2
            id={titulo}
            tabIndex={-1}
            className="min-w-0 flex-1 truncate font-bold text-xs uppercase tracking-tighter [word-spacing:0.2em] @min-[21rem]:text-sm @min-[21rem]:tracking-normal @min-[21rem]:[word-spacing:normal]"
          >
            {status}
          </h2>
          <Atrasados
            pedidos={lugares}
            aoIr={id => {
              flushSync(desenharTodos)
              levarAoCartao(document.getElementById(idDoCartao(id)))
            }}
          />
          <span className="grid h-6 min-w-6 shrink-0 place-items-center rounded-full bg-folha px-1.5 font-bold text-sm tabular-nums">
            <span>{todos}</span>
            <span className="sr-only">{todos === 1 ? ' pedido' : ' pedidos'}</span>
          </span>
        </div>
      </header>
      <div className="relative min-h-0 overflow-y-auto overscroll-y-contain px-1 pt-1 pb-0.5">
        {vazia ? (
          <p className="px-2 py-6 text-center text-tinta-suave">Nenhum pedido aqui.</p>
        ) : (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16.25rem,100%),1fr))] items-start gap-1">
            {lugares.slice(0, desenhados).map(cartao)}
          </ul>
        )}
        {/* Another element after each step: one that stays in sight would not be noticed a second time. */}
        {desenhados < Math.min(porcao, lugares.length) && <div key={desenhados} ref={aproximar} />}
        {faltam > 0 && (
          <Button variant="secondary" wide className="mt-2" onClick={mostrarMais}>
            {`Mostrar mais (${faltam} ${faltam === 1 ? 'mais antigo' : 'mais antigos'})`}
          </Button>
        )}
        {rodape}
      </div>
    </section>
  )
}
