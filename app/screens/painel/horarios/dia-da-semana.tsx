import { Copy, Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { type DiaDaSemana, ROTULO_DO_DIA } from '~/domain/horarios/horario'
import { MAX_TURNOS, nomeDoCampo, notaDoTurno, semHoras, type TurnoDigitado } from '~/domain/horarios/semana'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { FieldError } from '~/ui/field'
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

/** One weekday of the hours screen (horarios-7). */
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
    <Card as="section" aria-labelledby={`dia-${dia}`}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h3 id={`dia-${dia}`} className="font-bold text-md">
          <span>{rotulo}</span>
          {fechado && (
            <span className="ml-2 font-normal text-sm text-tinta-suave">
              {semHorarios ? 'Sem horário' : 'Fechado'}
            </span>
          )}
        </h3>
        <Button variant="quiet" icon={<Copy className="size-5" />} disabled={fechado} onClick={aoCopiar}>
          <span>
            <span>Copiar</span>
            <span className="sr-only">{` ${rotulo}`}</span>
            <span> para...</span>
          </span>
        </Button>
      </div>
      <div ref={campos} className="grid gap-4">
        {turnos.map((turno, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a shift is its place in the day
          <Turno key={n} {...props} aoRemover={remover} turno={turno} n={n} />
        ))}
      </div>
      {erro && (
        <div data-recusa tabIndex={-1} role="alert">
          <FieldError>{erro}</FieldError>
        </div>
      )}
      {turnos.length < MAX_TURNOS && (
        <Button
          ref={botaoDeAdicionar}
          variant="quiet"
          className="mt-2"
          icon={<Plus className="size-5" />}
          onClick={adicionar}
        >
          <span>{turnos.length === 0 ? 'Adicionar turno' : 'Adicionar 2º turno'}</span>
          <span className="sr-only">{` em ${rotulo}`}</span>
        </Button>
      )}
    </Card>
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
    <div>
      <div className="grid grid-cols-[1fr_1fr_auto] gap-x-2 sm:gap-x-3">
        <CampoDaHora
          label={`Abertura (Turno ${n + 1})`}
          name={nomeDoCampo(dia, 'abertura')}
          value={turno.abertura}
          aoMudar={abertura => aoDigitar(n, { ...turno, abertura })}
        />
        <CampoDaHora
          label={`Fechamento (Turno ${n + 1})`}
          name={nomeDoCampo(dia, 'fechamento')}
          value={turno.fechamento}
          aoMudar={fechamento => aoDigitar(n, { ...turno, fechamento })}
        />
        {n > 0 && (
          <IconButton
            label={`Remover turno ${n + 1} de ${ROTULO_DO_DIA[dia]}`}
            icon={<Trash2 className="size-5" />}
            className="col-start-3 row-start-2 self-center"
            onClick={() => aoRemover(n)}
          />
        )}
      </div>
      {nota && <p className="mt-1.5 text-tinta-suave text-xs">{nota}</p>}
    </div>
  )
}
