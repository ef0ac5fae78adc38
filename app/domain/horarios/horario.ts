/** The stored names of the days, in the order of `HoraLocal.diaDaSemana` (0 is Sunday). */
export const DIAS = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'] as const

export type DiaDaSemana = (typeof DIAS)[number]

/** The same days as the panel lists them: 'Segunda-feira' to 'Domingo' (horarios-7). */
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
 * One opening of one weekday, in minutes since local midnight (0 to 1439). A closing that is not after the opening is
 * on the next day: 0 is the end of this day, and a closing equal to the opening means 24 hours (horarios-3).
 */
export interface Turno {
  readonly diaSemana: DiaDaSemana
  readonly abertura: number
  readonly fechamento: number
  readonly turno: 1 | 2
}

/** A shift without its day. */
export type Trecho = Pick<Turno, 'abertura' | 'fechamento'>

/** A local date with shifts of its own instead of those of its weekday; without any the shop is closed (horarios-11). */
export interface Excecao {
  /** '2026-12-24' */
  readonly data: string
  readonly nome: string
  /** Two at most. A shift that crosses midnight belongs to the date on which it begins. */
  readonly turnos: readonly Trecho[]
}

/** Minutes since midnight of '18:00' (a form) or '18:00:00' (the database); null for anything else. */
export function lerHora(texto: string): number | null {
  const partes = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(texto.trim())
  return partes ? Number(partes[1]) * 60 + Number(partes[2]) : null
}
