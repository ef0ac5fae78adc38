import * as v from 'valibot'
import { completarHora } from '~/domain/horarios/hora-digitada'
import { DIAS_DO_PAINEL, type DiaDaSemana, lerHora } from '~/domain/horarios/horario'
import { emBrancoOu } from '~/domain/respostas/ler-formulario'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { lerData } from '~/domain/valores/data'
import type { QuandoVale } from './quando-vale'

/** The labels of the form's part, which its messages name. */
export const ROTULOS_DO_QUANDO = {
  dias: 'Dias',
  deHora: 'Das',
  ateHora: 'Às',
  inicio: 'A partir de',
  fim: 'Até',
} as const

const HORA_INVALIDA = 'Informe um horário, como 18:00.'
const FALTA_UMA_HORA = 'Informe os dois horários, ou nenhum.'
const DATA_INVALIDA = 'Informe uma data, como 24/12/2026.'

const horaOuNulo = emBrancoOu(texto => lerHora(completarHora(texto)), HORA_INVALIDA)
const dataOuNulo = emBrancoOu(lerData, DATA_INVALIDA)

/** `dias.segunda` and so on, one box each; all seven are as none. */
const diasMarcados = v.pipe(
  v.optional(v.record(v.string(), v.unknown()), {}),
  v.transform((caixas): DiaDaSemana[] => {
    const dias = DIAS_DO_PAINEL.filter(dia => caixas[dia] === 'on')
    return dias.length === DIAS_DO_PAINEL.length ? [] : dias
  }),
)

/** The fields of the form that say when. */
export const CAMPOS_DO_QUANDO = {
  dias: diasMarcados,
  deHora: horaOuNulo,
  ateHora: horaOuNulo,
  inicio: dataOuNulo,
  fim: dataOuNulo,
}

/** What contradicts itself: an hour without the other, an end before the beginning (`fimAntes` says so). */
export function recusarQuando(
  { deHora, ateHora, inicio, fim }: QuandoVale,
  titulo: string,
  fimAntes: string,
): Recusa[] {
  const umaSo = (deHora === null) !== (ateHora === null)
  const falta = deHora === null ? 'deHora' : 'ateHora'
  return [
    ...(umaSo ? [recusar('falta-uma-hora', titulo, FALTA_UMA_HORA, falta)] : []),
    ...(inicio !== null && fim !== null && inicio > fim
      ? [recusar('fim-antes-do-inicio', titulo, fimAntes, 'fim')]
      : []),
  ]
}
