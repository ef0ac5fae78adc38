import { useState } from 'react'
import { digitarExcecao, EXCECAO_VAZIA, type ExcecaoDigitada, MAX_EXCECOES } from '~/domain/horarios/excecao'
import type { Feriado } from '~/domain/horarios/feriados'
import { DIAS, ROTULO_DO_DIA } from '~/domain/horarios/horario'
import { resumirTurnos } from '~/domain/horarios/semana'
import { formatData } from '~/domain/valores/data'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'
import { usePode } from '../pode'
import { useComVolta } from '../tela/use-com-volta'
import { DataDialog, type DataEspecial } from './data-dialog'
import { excluirData, salvarData } from './envios-das-datas'

interface DatasEspeciaisProps {
  /** From today on, by date. */
  datas: readonly DataEspecial[]
  feriados: readonly Feriado[]
  /** The shop's local date. */
  hoje: string
}

/** The dialog that is open: for a new date, or for one that exists. */
type Aberta = { readonly digitada: ExcecaoDigitada; readonly guardada: DataEspecial | null }

const A_VISTA = 3

/** 'Datas especiais': the dates on which the week does not hold (horarios-11), and the holidays to come (horarios-14). */
export function DatasEspeciais({ datas, feriados, hoje }: DatasEspeciaisProps) {
  const muda = usePode()('mudar as configurações')
  const [aberta, setAberta] = useState<Aberta | null>(null)
  const [todos, setTodos] = useState(false)
  const { enviar, emCurso } = useComVolta()
  const cheia = datas.length >= MAX_EXCECOES
  const aVista = todos ? feriados : feriados.slice(0, A_VISTA)
  return (
    <Card as="section" aria-labelledby="datas">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="datas" className="font-bold text-lg">
          Datas especiais
        </h2>
        {muda && (
          <Button
            variant="secondary"
            icon={<Icon name="calendar-plus" className="size-5" />}
            disabled={cheia}
            onClick={() => setAberta({ digitada: EXCECAO_VAZIA, guardada: null })}
          >
            Adicionar data
          </Button>
        )}
      </div>
      <p className="mt-1 text-tinta-suave">
        Nestes dias vale o que está aqui, e não o horário da semana. A noite que começou na véspera continua
        da véspera.
      </p>
      {muda && cheia && (
        <p className="mt-2 text-sm text-yellow-tinta">
          {`São no máximo ${MAX_EXCECOES} datas especiais. Exclua uma para salvar outra.`}
        </p>
      )}
      {datas.length > 0 && (
        <ul className="mt-4 divide-y divide-linha border-linha border-y">
          {datas.map(data => (
            <li key={data.data} className="flex items-center gap-2 py-2">
              <div className="min-w-0 flex-1">
                <p className="break-words font-semibold">{data.nome}</p>
                <p className="text-sm text-tinta-suave tabular-nums">
                  {`${nomeDoDia(data.data)}, ${formatData(data.data)}`}
                </p>
                <p className="text-sm tabular-nums">{resumirTurnos(data.turnos)}</p>
              </div>
              {muda && (
                <>
                  <IconButton
                    label={`Editar ${data.nome}, ${formatData(data.data)}`}
                    icon={<Icon name="pencil" className="size-5" />}
                    onClick={() => setAberta({ digitada: digitarExcecao(data), guardada: data })}
                  />
                  <IconButton
                    label={`Excluir ${data.nome}, ${formatData(data.data)}`}
                    icon={<Icon name="trash-2" className="size-5" />}
                    aria-busy={emCurso?.rota.includes(data.data) || undefined}
                    onClick={() => enviar(excluirData(data.data))}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {feriados.length > 0 && (
        <div className="mt-4">
          <h3 className="font-bold">Próximos feriados</h3>
          {muda && <p className="text-sm text-tinta-suave">Nada muda enquanto você não escolher.</p>}
          <ul className="mt-2 grid gap-3">
            {aVista.map(feriado => (
              <Sugestao
                key={feriado.data}
                feriado={feriado}
                fechando={emCurso?.campos.some(([, valor]) => valor === formatData(feriado.data)) ?? false}
                {...{ cheia, muda }}
                aoFechar={() => enviar(salvarData(fechar(feriado)))}
                aoAbrir={() => {
                  const digitada = { ...EXCECAO_VAZIA, data: formatData(feriado.data), nome: feriado.nome }
                  setAberta({ digitada: { ...digitada, fechado: false }, guardada: null })
                }}
              />
            ))}
          </ul>
          {feriados.length > A_VISTA && (
            <Button variant="quiet" className="mt-2" onClick={() => setTodos(!todos)}>
              {todos ? 'Ver menos' : `Ver os ${feriados.length} dos próximos 12 meses`}
            </Button>
          )}
        </div>
      )}
      {aberta && <DataDialog {...aberta} hoje={hoje} aoFechar={() => setAberta(null)} />}
    </Card>
  )
}

interface SugestaoProps {
  feriado: Feriado
  fechando: boolean
  cheia: boolean
  muda: boolean
  aoFechar: () => void
  aoAbrir: () => void
}

function Sugestao({ feriado, fechando, cheia, muda, aoFechar, aoAbrir }: SugestaoProps) {
  const { nome, data, facultativo } = feriado
  const dia = formatData(data).slice(0, 5)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
      <p className="flex min-w-0 flex-1 basis-48 flex-wrap items-center gap-x-2">
        <span className="font-semibold">{`${dia} · ${nome}`}</span>
        <span className="text-sm text-tinta-suave">{nomeDoDia(data)}</span>
        {facultativo && <Badge>Ponto facultativo</Badge>}
      </p>
      {muda && (
        <div className="flex gap-1 max-sm:-ml-4">
          <Button
            variant="quiet"
            icon={<Icon name="calendar-x-2" className="size-5 max-sm:hidden" />}
            className="whitespace-nowrap"
            pending={fechando}
            disabled={cheia}
            onClick={aoFechar}
          >
            <span>
              <span>{`Fechar em ${dia}`}</span>
              <span className="sr-only">{` · ${nome}`}</span>
            </span>
          </Button>
          <Button variant="quiet" disabled={cheia} onClick={aoAbrir} className="whitespace-nowrap">
            <span>
              <span>Outro horário</span>
              <span className="sr-only">{` em ${dia} · ${nome}`}</span>
            </span>
          </Button>
        </div>
      )}
    </li>
  )
}

function fechar({ data, nome }: Feriado) {
  return [
    ['data', formatData(data)],
    ['nome', nome],
    ['fechado', 'sim'],
  ] as const
}

function nomeDoDia(data: string): string {
  const dia = DIAS[new Date(`${data}T00:00:00Z`).getUTCDay()]
  return dia === undefined ? '' : ROTULO_DO_DIA[dia]
}
