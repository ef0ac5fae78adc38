import { formatHora } from '~/domain/valores/instante'
import { lerHora } from './horario'

/** The digits of an hour as they are typed: '1830' is '18:30', and '9' can only be '09'. */
export function escreverHora(digitos: string): string {
  const quatro = digitos.replace(/^[3-9]/, '0$&').slice(0, 4)
  return quatro.length > 2 ? `${quatro.slice(0, 2)}:${quatro.slice(2)}` : quatro
}

/** Completes '18' to '18:00' for people who type no minutes; other texts stay as they are. */
export function completarHora(texto: string): string {
  return /^\d{1,2}$/.test(texto) ? `${texto.padStart(2, '0')}:00` : texto
}

/**
 * Moves the hour by one, or the minutes by five, forwards or backwards; each wraps around without changing the other.
 * Null when the text is not an hour.
 */
export function passarHora(texto: string, parte: 'hora' | 'minuto', delta: 1 | -1): string | null {
  const minutos = lerHora(texto)
  if (minutos === null) return null
  const [hora, minuto] = [Math.floor(minutos / 60), minutos % 60]
  if (parte === 'hora') return formatHora(((hora + delta + 24) % 24) * 60 + minuto)
  const quinto = delta === 1 ? Math.floor(minuto / 5) + 1 : Math.ceil(minuto / 5) - 1
  return formatHora(hora * 60 + ((quinto * 5 + 60) % 60))
}
