import type { Secao } from '~/domain/configuracoes/configuracoes'
import { formatHora, horaLocal } from '~/domain/valores/instante'

/** How long a shop takes, as far as it tells: nothing is promised without a time of preparation. */
export interface TempoDaLoja extends Secao<'tempo'> {
  /** Minutes that a rush adds. */
  readonly correria: number
  /** When the rush ends by itself, in milliseconds since the epoch; null: there is none. */
  readonly correriaAte: number | null
}

/** As the shop works while no rush is on. */
export function semCorreria(tempo: Secao<'tempo'>): TempoDaLoja {
  return { ...tempo, correria: 0, correriaAte: null }
}

/** A range of minutes from the order on. */
export interface Promessa {
  readonly de: number
  readonly ate: number
}

const FOLGA = 15
const PASSO = 5

/**
 * What the shop promises for an order that is made at `agora` (horarios-15). `caminhos` are the minutes of the way to
 * every area that the order may still go to: one for a known area, none for pickup. Null: nothing is promised.
 */
export function prometer(
  tempo: TempoDaLoja,
  caminhos: readonly (number | null)[],
  agora: Date,
): Promessa | null {
  const { preparoMin: preparo } = tempo
  if (preparo === null) return null
  const aMais = minutosDaCorreria(tempo, agora)
  const ida = caminhos.length === 0 ? [0] : caminhos.map(minutos => minutos ?? 0)
  const arredondar = (minutos: number) => Math.ceil(minutos / PASSO) * PASSO
  const de = arredondar(preparo + aMais + Math.min(...ida))
  return { de, ate: arredondar(preparo + aMais + Math.max(...ida)) + FOLGA }
}

/** Minutes that a rush adds at `agora`; 0 once it has ended. */
export function minutosDaCorreria({ correria, correriaAte }: TempoDaLoja, agora: Date): number {
  return correriaAte !== null && agora.getTime() < correriaAte ? correria : 0
}

/** '40-55 min' */
export function dizerPromessa({ de, ate }: Promessa): string {
  return `${de}-${ate} min`
}

/** What the menu says before anybody has ordered: at usual times, and while a rush is on. */
export interface AnuncioDoTempo {
  readonly normal: string
  readonly correria: string
}

/** Null: nothing is promised. `caminhos` as in `prometer`. */
export function anunciarTempo(
  tempo: TempoDaLoja,
  caminhos: readonly (number | null)[],
  agora: Date,
): AnuncioDoTempo | null {
  const dizer = (correriaAte: number | null) => {
    const promessa = prometer({ ...tempo, correriaAte }, caminhos, agora)
    return promessa && dizerPromessa(promessa)
  }
  const [normal, correria] = [dizer(null), dizer(Number.POSITIVE_INFINITY)]
  return normal && correria ? { normal, correria } : null
}

/** The promise as its order keeps it; both are null where nothing was promised. */
export interface Prometido {
  readonly prometidoDe: Date | null
  readonly prometidoPara: Date | null
}

const PASSO_EM_MS = PASSO * 60_000

/** From `agora` on, rounded up to full five minutes, as clocks are read: no zone is off by less than a quarter. */
export function fixarPromessa(promessa: Promessa | null, agora: Date): Prometido {
  if (promessa === null) return { prometidoDe: null, prometidoPara: null }
  const { de, ate } = promessa
  const daqui = (minutos: number) =>
    new Date(Math.ceil((agora.getTime() + minutos * 60_000) / PASSO_EM_MS) * PASSO_EM_MS)
  return { prometidoDe: daqui(de), prometidoPara: daqui(ate) }
}

/** 'entre 20:40 e 20:55', by the clocks of the IANA zone `fuso`; null where nothing was promised. */
export function dizerPrometido({ prometidoDe, prometidoPara }: Prometido, fuso: string): string | null {
  if (prometidoDe === null || prometidoPara === null) return null
  const hora = (instante: Date) => formatHora(horaLocal(instante, fuso).minutos)
  return `entre ${hora(prometidoDe)} e ${hora(prometidoPara)}`
}
