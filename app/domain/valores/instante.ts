import { formatData } from './data'

/** What a wall clock shows in a company's time zone at one instant. */
export interface HoraLocal {
  /** '2026-11-20' */
  readonly data: string
  /** 0 is Sunday, as in Date. */
  readonly diaDaSemana: number
  /** Minutes since midnight, 0 to 1439. */
  readonly minutos: number
}

const formatos = new Map<string, Intl.DateTimeFormat>()

function formato(fuso: string): Intl.DateTimeFormat {
  let achado = formatos.get(fuso)
  if (!achado) {
    achado = new Intl.DateTimeFormat('en-CA', {
      timeZone: fuso,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    formatos.set(fuso, achado)
  }
  return achado
}

const lidas = new Map<string, Map<number, HoraLocal>>()
const MAX_LIDAS = 200

/**
 * The wall clock of the IANA zone `fuso` at `instante`, whatever the zone of the machine. Intl is slow, and whoever places an order
 * asks for the minutes for which the order before asked (now, the promise, when the shop closes), so they are kept.
 */
export function horaLocal(instante: Date, fuso: string): HoraLocal {
  const minuto = Math.floor(instante.getTime() / 60_000)
  let doFuso = lidas.get(fuso)
  if (!doFuso) {
    doFuso = new Map()
    lidas.set(fuso, doFuso)
  }
  let hora = doFuso.get(minuto)
  if (!hora) {
    hora = lerRelogio(instante, fuso)
    if (doFuso.size === MAX_LIDAS) doFuso.clear()
    doFuso.set(minuto, hora)
  }
  return hora
}

function lerRelogio(instante: Date, fuso: string): HoraLocal {
  const partes: Record<string, string> = {}
  for (const { type, value } of formato(fuso).formatToParts(instante)) partes[type] = value
  const data = `${partes.year}-${partes.month}-${partes.day}`
  return {
    data,
    diaDaSemana: new Date(`${data}T00:00:00Z`).getUTCDay(),
    minutos: Number(partes.hour) * 60 + Number(partes.minute),
  }
}

/** 05:00, so that a shop which closes at two in the morning counts its last orders to the evening before. */
export const CORTE_DO_DIA = 5 * 60

/**
 * The date ('2026-11-20') to which a company counts what happened at `instante`: its day begins when clocks in `fuso`
 * show `corte` (minutes after midnight), which is not always that much time after midnight: on some days clocks are put
 * forward or back.
 */
export function diaOperacional(instante: Date, corte: number, fuso: string): string {
  const { data, minutos } = horaLocal(instante, fuso)
  if (minutos >= corte) return data
  return somarDias(data, -1)
}

/** The date so many days after a local date: '2026-12-31' and 1 is '2027-01-01'. */
export function somarDias(data: string, dias: number): string {
  return new Date(Date.parse(`${data}T00:00:00Z`) + dias * 86_400_000).toISOString().slice(0, 10)
}

/** Whole days from one local date to another ('2026-11-13' to '2026-11-20' is 7). */
export function diasEntre(de: string, ate: string): number {
  return Math.round((Date.parse(`${ate}T00:00:00Z`) - Date.parse(`${de}T00:00:00Z`)) / 86_400_000)
}

/** A text names an instant only with its offset; without one, Date would read it in the zone of the machine. */
const COM_DESLOCAMENTO = /\d:\d{2}.*(Z|[+-]\d{2}(:?\d{2})?)$/

/** '20/11/2026 20:05' in the zone; 'Data inválida' for a missing or invalid instant (valores-2). */
export function formatDataHora(instante: Date | string | null | undefined, fuso: string): string {
  const texto = typeof instante === 'string' && COM_DESLOCAMENTO.test(instante) ? instante : Number.NaN
  const data = instante instanceof Date ? instante : new Date(texto)
  if (Number.isNaN(data.getTime())) return 'Data inválida'
  const { data: dia, minutos } = horaLocal(data, fuso)
  return `${formatData(dia)} ${formatHora(minutos)}`
}

/** '20:05' from minutes since midnight. */
export function formatHora(minutos: number): string {
  return `${String(Math.floor(minutos / 60)).padStart(2, '0')}:${String(minutos % 60).padStart(2, '0')}`
}

/** A time to wait in words: '1 minuto', '42 minutos'; a fraction of a minute counts as a whole one. */
export function emMinutos(segundos: number): string {
  const minutos = Math.max(1, Math.ceil(segundos / 60))
  return minutos === 1 ? '1 minuto' : `${minutos} minutos`
}
