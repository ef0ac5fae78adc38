import { type HoraLocal, horaLocal } from '~/domain/valores/instante'
import { DIAS, type Turno } from './horario'

const MINUTO = 60_000
const DIA_INTEIRO = 1440
/** How far ahead a message may speak of an opening. */
export const DIAS_A_FRENTE = 7

/** A weekly stretch of time: a shift of the shop, or a window in which a dish is sold. */
export type Faixa = Pick<Turno, 'diaSemana' | 'abertura' | 'fechamento'>

/** Compares weekly stretches of time with the local time of a zone; instants are whole minutes since the epoch. */
export class Relogio {
  readonly #faixas: readonly Faixa[]
  readonly #fuso: string
  readonly #paradas: readonly number[]
  /** Intl is slow, and this rule asks about each instant more than once. */
  readonly #locais = new Map<number, HoraLocal>()

  /** `tambem` lists minutes since midnight at which an answer of the caller can change besides. */
  constructor(faixas: readonly Faixa[], fuso: string, tambem: readonly number[] = []) {
    this.#faixas = faixas
    this.#fuso = fuso
    const horas = faixas.flatMap(({ abertura, fechamento }) => [abertura, fechamento])
    this.#paradas = [...new Set([...horas, ...tambem])].sort((a, b) => a - b)
  }

  local(minuto: number): HoraLocal {
    let local = this.#locais.get(minuto)
    if (!local) {
      local = horaLocal(emData(minuto), this.#fuso)
      this.#locais.set(minuto, local)
    }
    return local
  }

  aberta(minuto: number): boolean {
    const local = this.local(minuto)
    return this.#faixas.some(faixa => cobre(faixa, local))
  }

  emTurnoDe24Horas(minuto: number): boolean {
    const local = this.local(minuto)
    return this.#faixas.some(faixa => faixa.abertura === faixa.fechamento && cobre(faixa, local))
  }

  /**
   * The first minute after `desde` that satisfies `condicao`, within the days that a message may speak of. It looks
   * only at minutes at which the answer can change: the hours of the shifts, midnight, and where the zone changes its
   * offset.
   */
  proximo(desde: number, condicao: (minuto: number) => boolean): number | null {
    const limite = desde + (DIAS_A_FRENTE + 2) * DIA_INTEIRO
    for (let minuto = desde; minuto < limite; ) {
      minuto = this.#proximaParada(minuto)
      if (condicao(minuto)) return minuto
    }
    return null
  }

  #proximaParada(minuto: number): number {
    const { minutos } = this.local(minuto)
    const parada = this.#paradas.find(hora => hora > minutos) ?? DIA_INTEIRO
    const chegada = minuto + parada - minutos
    const diferenca = this.#diferenca(minuto)
    if (this.#diferenca(chegada) === diferenca) return chegada
    let antes = minuto
    let depois = chegada
    while (depois - antes > 1) {
      const meio = Math.floor((antes + depois) / 2)
      if (this.#diferenca(meio) === diferenca) antes = meio
      else depois = meio
    }
    return depois
  }

  /** Minutes between the wall clock and UTC. */
  #diferenca(minuto: number): number {
    const { data, minutos } = this.local(minuto)
    return Date.parse(`${data}T00:00:00Z`) / MINUTO + minutos - minuto
  }
}

/** True when a shift of today covers the minute, or one of yesterday that crosses midnight (horarios-2). */
function cobre({ diaSemana, abertura, fechamento }: Faixa, { diaDaSemana, minutos }: HoraLocal): boolean {
  const atravessa = fechamento <= abertura
  if (diaSemana === DIAS[diaDaSemana] && minutos >= abertura) return atravessa || minutos < fechamento
  return atravessa && diaSemana === DIAS[(diaDaSemana + 6) % 7] && minutos < fechamento
}

/** The whole minute since the epoch in which the instant lies. */
export function emMinuto(instante: Date): number {
  return Math.floor(instante.getTime() / MINUTO)
}

export function emData(minuto: number): Date {
  return new Date(minuto * MINUTO)
}
