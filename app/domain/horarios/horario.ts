import { formatHora } from '~/domain/valores/instante'

/** The stored names of the days, in the order of `HoraLocal.diaDaSemana` (0 is Sunday). */
export const DIAS = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'] as const

export type DiaDaSemana = (typeof DIAS)[number]

/** The same days as the panel lists them: 'Segunda-feira' to 'Domingo' (specification 2, section 2). */
export const DIAS_DO_PAINEL: readonly DiaDaSemana[] = [
  'segunda',
  'terca',
  'quarta',
  'quinta',
  'sexta',
  'sabado',
  'domingo',
]

export const ROTULO_DO_DIA: Readonly<Record<DiaDaSemana, string>> = {
  domingo: 'Domingo',
  segunda: 'Segunda-feira',
  terca: 'Terça-feira',
  quarta: 'Quarta-feira',
  quinta: 'Quinta-feira',
  sexta: 'Sexta-feira',
  sabado: 'Sábado',
}

/**
 * One opening of one weekday, in minutes since local midnight (0 to 1439). A closing that is not after the opening
 * belongs to the next day: 0 is the end of this day, equal to the opening is 24 hours (decision 11).
 */
export interface Turno {
  readonly diaSemana: DiaDaSemana
  readonly abertura: number
  readonly fechamento: number
  readonly turno: 1 | 2
}

/** Minutes since midnight of '18:00' (a form) or '18:00:00' (the database); null for anything else. */
export function lerHora(texto: string): number | null {
  const partes = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(texto.trim())
  return partes ? Number(partes[1]) * 60 + Number(partes[2]) : null
}

/** The digits of an hour as they are typed: '1830' is '18:30', and '9' can only be '09'. */
export function escreverHora(digitos: string): string {
  const quatro = digitos.replace(/^[3-9]/, '0$&').slice(0, 4)
  return quatro.length > 2 ? `${quatro.slice(0, 2)}:${quatro.slice(2)}` : quatro
}

/** '18' is '18:00' for who types no minutes; anything else stays as it is. */
export function completarHora(texto: string): string {
  return /^\d{1,2}$/.test(texto) ? `${texto.padStart(2, '0')}:00` : texto
}

/** One hour, or five minutes, on or back, each turning over by itself; null for what is no hour. */
export function passarHora(texto: string, parte: 'hora' | 'minuto', passo: 1 | -1): string | null {
  const minutos = lerHora(texto)
  if (minutos === null) return null
  const [hora, minuto] = [Math.floor(minutos / 60), minutos % 60]
  if (parte === 'hora') return formatHora(((hora + passo + 24) % 24) * 60 + minuto)
  const quinto = passo === 1 ? Math.floor(minuto / 5) + 1 : Math.ceil(minuto / 5) - 1
  return formatHora(hora * 60 + ((quinto * 5 + 60) % 60))
}
