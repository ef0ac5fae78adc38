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

const MINUTO_MS = 60_000
const DIA = 1440

/** By how many minutes the zone is ahead of UTC at a minute (counted since 1970), from Intl. */
function lerDesvio(minuto: number, fuso: string): number {
  const formato = new Intl.DateTimeFormat('en-CA', {
    timeZone: fuso,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const partes: Record<string, string> = {}
  for (const { type, value } of formato.formatToParts(minuto * MINUTO_MS)) partes[type] = value
  const { year, month, day, hour, minute } = partes
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}Z`) / MINUTO_MS - minuto
}

/** By zone and day of UTC (counted since 1970); null for a day on which the clocks are put forward or back. */
const desvios = new Map<string, number | null>()
const MAX_DIAS = 5_000

const chaveDe = (dia: number, fuso: string) => `${dia} ${fuso}`

/** Intl is asked for the two ends of a day, and then no more: no zone changes its clocks twice within one. */
function desvioNoDia(dia: number, fuso: string): number | null {
  const chave = chaveDe(dia, fuso)
  let desvio = desvios.get(chave)
  if (desvio === undefined) {
    const noComeco = lerDesvio(dia * DIA, fuso)
    desvio = noComeco === lerDesvio((dia + 1) * DIA, fuso) ? noComeco : null
    if (desvios.size > MAX_DIAS) desvios.clear()
    desvios.set(chave, desvio)
  }
  return desvio
}

/** That the zone is `minutos` ahead of UTC on the days from `de` until before `ate`, counted since 1970. */
export interface DesvioConhecido {
  readonly fuso: string
  readonly minutos: number
  readonly de: number
  readonly ate: number
}

const EM_VOLTA_DIAS = 31

/**
 * What a page needs for the times that it shows, for a month before `agora` and after it, or fewer when the clocks change.
 * A browser's first Intl, whichever it is, takes a slow computer 20 ms, which a phone would spend before anything answers.
 */
export function desvioEmVolta(agora: Date, fuso: string): DesvioConhecido | null {
  const hoje = Math.floor(agora.getTime() / MINUTO_MS / DIA)
  const minutos = desvioNoDia(hoje, fuso)
  if (minutos === null) return null
  const igual = (dia: number) => Math.abs(dia - hoje) <= EM_VOLTA_DIAS && desvioNoDia(dia, fuso) === minutos
  let de = hoje
  while (igual(de - 1)) de--
  let ate = hoje + 1
  while (igual(ate)) ate++
  return { fuso, minutos, de, ate }
}

/** For the browser, before it shows any time. */
export function conhecerDesvio(conhecido: DesvioConhecido | null): void {
  if (!conhecido) return
  const { fuso, minutos, de, ate } = conhecido
  for (let dia = de; dia < ate; dia++) desvios.set(chaveDe(dia, fuso), minutos)
}

/** The wall clock of the IANA zone `fuso` at `instante`, whatever the zone of the machine. */
export function horaLocal(instante: Date, fuso: string): HoraLocal {
  const minuto = Math.floor(instante.getTime() / MINUTO_MS)
  const desvio = desvioNoDia(Math.floor(minuto / DIA), fuso) ?? lerDesvio(minuto, fuso)
  const relogio = new Date((minuto + desvio) * MINUTO_MS)
  return {
    data: relogio.toISOString().slice(0, 10),
    diaDaSemana: relogio.getUTCDay(),
    minutos: relogio.getUTCHours() * 60 + relogio.getUTCMinutes(),
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

/** When something ended that began at `comeco`: 'às 22:40', or 'em 21/11/2026 00:10' on another day. */
export function formatFim(comeco: Date, fim: Date, fuso: string): string {
  const [dia] = formatDataHora(comeco, fuso).split(' ')
  const [diaDoFim, hora] = formatDataHora(fim, fuso).split(' ')
  return diaDoFim === dia ? `às ${hora}` : `em ${diaDoFim} ${hora}`
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
