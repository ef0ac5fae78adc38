import { useState } from 'react'
import {
  descreverExcecao,
  type ExcecaoDigitada,
  excecaoDoFormulario,
  lerExcecao,
} from '~/domain/horarios/excecao'
import type { Excecao } from '~/domain/horarios/horario'
import {
  avisoDoDia,
  MAX_TURNOS,
  notaDoTurno,
  TURNO_VAZIO,
  type TurnoDigitado,
} from '~/domain/horarios/semana'
import { somenteDigitos } from '~/domain/valores/telefone'
import { limites } from '~/domain/valores/texto'
import { Button } from '~/ui/button'
import { Field, FieldError } from '~/ui/fields/field'
import type { Mask } from '~/ui/fields/mask'
import { MaskedInput } from '~/ui/fields/masked-input'
import { Segmented } from '~/ui/fields/segmented'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'
import { FormularioEmDialogo } from '../tela/formulario/formulario-em-dialogo'
import { CampoDaHora } from './campo-da-hora'
import { ERRO_AO_SALVAR_DATA } from './envios-das-datas'

const DATA: Mask = { maxLength: 8, format: escreverData }
const ABRE_OU_FECHA = [
  { value: 'sim', label: 'Fecha' },
  { value: 'nao', label: 'Abre em outro horário' },
] as const

export interface DataEspecial extends Excecao {
  /** The digest of what its form is filled with. */
  readonly visto: string
}

interface DataDialogProps {
  /** What the form is filled with. */
  digitada: ExcecaoDigitada
  /** The date that is edited; null for a new one. */
  guardada: DataEspecial | null
  hoje: string
  aoFechar: () => void
}

/** The form of a date with hours of its own, mounted while it is open. */
export function DataDialog({ digitada, guardada, hoje, aoFechar }: DataDialogProps) {
  const [excecao, setExcecao] = useState(digitada)
  const mudar = (mudanca: Partial<ExcecaoDigitada>) => setExcecao(antes => ({ ...antes, ...mudanca }))
  const lida = lerExcecao(excecao, hoje)
  const aviso = 'excecao' in lida ? avisoDoDia(lida.excecao.turnos) : null
  return (
    <FormularioEmDialogo
      titulo={guardada ? 'Editar data especial' : 'Nova data especial'}
      acao={guardada ? `/home/horarios/datas/${guardada.data}` : '/home/horarios/datas'}
      seFalhar={ERRO_AO_SALVAR_DATA}
      visto={guardada?.visto ?? null}
      ler={dados => {
        const resposta = lerExcecao(excecaoDoFormulario(dados), hoje)
        return 'recusas' in resposta ? resposta : { dados: resposta.excecao }
      }}
      aoFechar={aoFechar}
    >
      {erro => (
        <>
          <Field label="Data" required error={erro('data')}>
            <MaskedInput
              name="data"
              mask={DATA}
              value={somenteDigitos(excecao.data)}
              onValueChange={digitos => mudar({ data: escreverData(digitos) })}
              placeholder="dd/mm/aaaa"
              autoComplete="off"
              className="tabular-nums"
            />
          </Field>
          <Field label="Nome" required error={erro('nome')}>
            <TextInput
              name="nome"
              maxLength={limites.nome}
              autoComplete="off"
              placeholder="Ex.: Véspera de Natal"
              value={excecao.nome}
              onChange={event => mudar({ nome: event.currentTarget.value })}
            />
          </Field>
          <Segmented
            legend="Neste dia a loja"
            name="fechado"
            choices={ABRE_OU_FECHA}
            value={excecao.fechado ? 'sim' : 'nao'}
            onValueChange={valor => mudar({ fechado: valor === 'sim' })}
          />
          {!excecao.fechado && (
            <Turnos turnos={excecao.turnos} erro={erro('turnos')} aoMudar={turnos => mudar({ turnos })} />
          )}
          {'excecao' in lida && (
            <p role="status" className="rounded-sm bg-fundo p-3 text-sm">
              <span>{descreverExcecao(lida.excecao)}</span>
              {aviso && <span className="mt-1 block font-semibold">{aviso}</span>}
            </p>
          )}
        </>
      )}
    </FormularioEmDialogo>
  )
}

interface TurnosProps {
  turnos: readonly TurnoDigitado[]
  erro: string | undefined
  aoMudar: (turnos: readonly TurnoDigitado[]) => void
}

function Turnos({ turnos, erro, aoMudar }: TurnosProps) {
  const trocar = (n: number, novo: TurnoDigitado) =>
    aoMudar(turnos.map((turno, qual) => (qual === n ? novo : turno)))
  return (
    <div className="grid gap-3">
      {turnos.map((turno, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shift is its place in the day
        <div key={n}>
          <div className="grid grid-cols-[1fr_1fr_auto] gap-x-2 sm:gap-x-3">
            <CampoDaHora
              label={`Abertura (Turno ${n + 1})`}
              name="abertura"
              value={turno.abertura}
              aoMudar={abertura => trocar(n, { ...turno, abertura })}
            />
            <CampoDaHora
              label={`Fechamento (Turno ${n + 1})`}
              name="fechamento"
              value={turno.fechamento}
              aoMudar={fechamento => trocar(n, { ...turno, fechamento })}
            />
            {n > 0 && (
              <IconButton
                label={`Remover turno ${n + 1}`}
                icon={<Icon name="trash-2" className="size-5" />}
                className="col-start-3 row-start-2 self-center"
                onClick={() => aoMudar(turnos.filter((_, qual) => qual !== n))}
              />
            )}
          </div>
          <p className="mt-1.5 text-tinta-suave text-xs empty:hidden">{notaDoTurno(turno)}</p>
        </div>
      ))}
      {erro && (
        <div data-recusa tabIndex={-1} role="alert">
          <FieldError>{erro}</FieldError>
        </div>
      )}
      {turnos.length < MAX_TURNOS && (
        <Button
          variant="quiet"
          icon={<Icon name="plus" className="size-5" />}
          onClick={() => aoMudar([...turnos, TURNO_VAZIO])}
          className="-ml-4 justify-self-start"
        >
          Adicionar 2º turno
        </Button>
      )}
    </div>
  )
}

/** '24122026' as '24/12/2026', as far as it is typed. */
function escreverData(digitos: string): string {
  return [digitos.slice(0, 2), digitos.slice(2, 4), digitos.slice(4, 8)].filter(Boolean).join('/')
}
