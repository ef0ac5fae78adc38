import { Fragment, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type DiaDaSemana, ROTULO_DO_DIA } from '~/domain/horarios/horario'
import { MAX_TURNOS, nomeDoCampo, notaDoTurno, semHoras, type TurnoDigitado } from '~/domain/horarios/semana'
import { Button } from '~/ui/button'
import { classes } from '~/ui/classes'
import { FieldError } from '~/ui/fields/field'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'
import { CampoDaHora } from './campo-da-hora'

interface DiaDaSemanaEditavelProps {
  dia: DiaDaSemana
  turnos: readonly TurnoDigitado[]
  /** True when no day has hours: then this day is not closed either. */
  semHorarios: boolean
  erro: string | undefined
  aoDigitar: (n: number, turno: TurnoDigitado) => void
  aoAdicionar: () => void
  aoRemover: (n: number) => void
  aoCopiar: () => void
}

/** On a phone a day's name has a line of its own, above its shifts. */
const COLUNAS =
  'grid grid-cols-[repeat(4,minmax(0,1fr))_2.75rem] items-center gap-x-1 md:grid-cols-[minmax(0,1.7fr)_repeat(4,minmax(0,1fr))_2.75rem] xl:grid-cols-[minmax(0,2.2fr)_repeat(4,minmax(0,1fr))_2.75rem] md:gap-x-2'

/** The headings of the columns, for the eye: each field has its own label. */
export function CabecalhoDaSemana({ turnos }: { turnos: number }) {
  return (
    <div
      aria-hidden="true"
      className={classes(COLUNAS, 'py-1.5 text-center font-semibold text-tinta-suave text-xs leading-4')}
    >
      {[1, 2].slice(0, turnos).map(n => (
        <Fragment key={n}>
          <span className={n === 1 ? 'md:col-start-2' : undefined}>
            <span className="md:hidden">{`Abre ${n}`}</span>
            <span className="max-md:hidden">{`Abertura ${n}`}</span>
          </span>
          <span>
            <span className="md:hidden">{`Fecha ${n}`}</span>
            <span className="max-md:hidden">{`Fechamento ${n}`}</span>
          </span>
        </Fragment>
      ))}
    </div>
  )
}

/** One weekday of the hours screen: a row of its table (horarios-7). */
export function DiaDaSemanaEditavel(props: DiaDaSemanaEditavelProps) {
  const { dia, turnos, semHorarios, erro, aoAdicionar, aoRemover, aoCopiar } = props
  const campos = useRef<HTMLDivElement>(null)
  const botaoDeAdicionar = useRef<HTMLButtonElement>(null)
  const rotulo = ROTULO_DO_DIA[dia]
  const fechado = turnos.every(semHoras)

  // The pressed button disappears, so the focus is moved before it is lost.
  function adicionar() {
    flushSync(aoAdicionar)
    const aberturas = campos.current?.querySelectorAll<HTMLElement>(
      `[name="${nomeDoCampo(dia, 'abertura')}"]`,
    )
    aberturas?.[turnos.length]?.focus()
  }
  function remover(n: number) {
    flushSync(() => aoRemover(n))
    botaoDeAdicionar.current?.focus()
  }
  return (
    <section aria-labelledby={`dia-${dia}`} className={classes(COLUNAS, 'relative py-1')}>
      <div className="max-md:col-span-full flex min-w-0 items-center justify-between gap-2">
        <h3 id={`dia-${dia}`} className="flex min-w-0 items-baseline gap-x-2 font-bold text-sm md:flex-col">
          <span>{rotulo}</span>
          {fechado && (
            <span className="font-normal text-tinta-suave text-xs">
              {semHorarios ? 'Sem horário' : 'Fechado'}
            </span>
          )}
        </h3>
        <Button
          variant="quiet"
          className="whitespace-nowrap px-2.5!"
          icon={<Icon name="copy" className="size-5" />}
          disabled={fechado}
          onClick={aoCopiar}
        >
          <span className="md:max-xl:sr-only">Copiar</span>
          <span className="sr-only">{` ${rotulo} para...`}</span>
        </Button>
      </div>
      <div ref={campos} className="contents">
        {turnos.map((turno, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a shift is its place in the day
          <Turno key={n} {...props} aoRemover={remover} turno={turno} n={n} />
        ))}
      </div>
      {turnos.length < MAX_TURNOS && (
        <Button
          ref={botaoDeAdicionar}
          variant="quiet"
          className="col-span-2 whitespace-nowrap px-2! max-md:col-span-3"
          icon={<Icon name="plus" className="size-5" />}
          onClick={adicionar}
        >
          <span>{turnos.length === 0 ? 'Adicionar turno' : 'Adicionar 2º turno'}</span>
          <span className="sr-only">{` em ${rotulo}`}</span>
        </Button>
      )}
      {erro && (
        <div data-recusa tabIndex={-1} role="alert" className="order-2 col-span-full">
          <FieldError>{erro}</FieldError>
        </div>
      )}
    </section>
  )
}

function Turno({
  dia,
  turno,
  n,
  aoDigitar,
  aoRemover,
}: DiaDaSemanaEditavelProps & { turno: TurnoDigitado; n: number }) {
  const nota = notaDoTurno(turno)
  return (
    <>
      <CampoDaHora
        naTabela
        label={`Abertura (Turno ${n + 1})`}
        name={nomeDoCampo(dia, 'abertura')}
        value={turno.abertura}
        aoMudar={abertura => aoDigitar(n, { ...turno, abertura })}
      />
      <CampoDaHora
        naTabela
        label={`Fechamento (Turno ${n + 1})`}
        name={nomeDoCampo(dia, 'fechamento')}
        value={turno.fechamento}
        aoMudar={fechamento => aoDigitar(n, { ...turno, fechamento })}
      />
      {n > 0 && (
        <IconButton
          label={`Remover turno ${n + 1} de ${ROTULO_DO_DIA[dia]}`}
          icon={<Icon name="trash-2" className="size-5" />}
          onClick={() => aoRemover(n)}
        />
      )}
      {nota && (
        <p
          className={classes(
            'order-1 text-tinta-suave text-xs max-md:col-span-full',
            n === 0 ? 'md:col-span-2 md:col-start-2' : 'max-md:text-right md:col-span-3 md:col-start-4',
          )}
        >
          {nota}
        </p>
      )}
    </>
  )
}
