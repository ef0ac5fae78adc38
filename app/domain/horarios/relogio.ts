import { type HoraLocal, horaLocal, somarDias } from '~/domain/valores/instante'
import { DIAS, type Excecao, type Trecho, type Turno } from './horario'

const MINUTO = 60_000
const DIA_INTEIRO = 1440
/** How far ahead a message tells an opening; one of that very day a week later by its date. */
export const DIAS_A_FRENTE = 7

/** A weekly stretch of time: a shift of the shop, or a window in which a dish is sold. */
export type Faixa = Pick<Turno, 'diaSemana' | 'abertura' | 'fechamento'>

/** Compares stretches of time with the local time of a zone; instants are whole minutes since the epoch. */
export class Relogio {
  readonly #faixas: readonly Faixa[]
  /** What is open on these local dates instead of the weekly stretches of their day. */
  readonly #excecoes: ReadonlyMap<string, readonly Trecho[]>
  readonly #fuso: string
  readonly #paradas: readonly number[]
  /** Intl is slow, and this rule asks about each instant more than once. */
  readonly #locais = new Map<number, HoraLocal>()

  /** `tambem` lists minutes since midnight at which an answer of the caller can change besides. */
  constructor(
    faixas: readonly Faixa[],
    fuso: string,
    tambem: readonly number[] = [],
    excecoes: readonly Excecao[] = [],
  ) {
    this.#faixas = faixas
    this.#excecoes = new Map(excecoes.map(({ data, turnos }) => [data, turnos]))
    this.#fuso = fuso
    this.#paradas = emOrdem([...horasDe(faixas), ...tambem])
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
    return this.#cobre(minuto, () => true)
  }

  emTurnoDe24Horas(minuto: number): boolean {
    return this.#cobre(minuto, ({ abertura, fechamento }) => abertura === fechamento)
  }

  /** True when a stretch of today covers the minute, or one of yesterday that crosses midnight (horarios-2). */
  #cobre(minuto: number, conta: (trecho: Trecho) => boolean): boolean {
    const local = this.local(minuto)
    const { minutos } = local
    const atravessa = ({ abertura, fechamento }: Trecho) => fechamento <= abertura
    const deHoje = (trecho: Trecho) =>
      minutos >= trecho.abertura && (atravessa(trecho) || minutos < trecho.fechamento)
    const deOntem = (trecho: Trecho) => atravessa(trecho) && minutos < trecho.fechamento
    return (
      this.#doDia(local, 0).some(trecho => deHoje(trecho) && conta(trecho)) ||
      this.#doDia(local, -1).some(trecho => deOntem(trecho) && conta(trecho))
    )
  }

  /** The stretches that begin on the local date, or on the date before it. */
  #doDia({ data, diaDaSemana }: HoraLocal, dias: 0 | -1): readonly Trecho[] {
    const excecao = this.#excecoes.size > 0 && this.#excecoes.get(somarDias(data, dias))
    if (excecao) return excecao
    const dia = DIAS[(diaDaSemana + 7 + dias) % 7]
    return this.#faixas.filter(({ diaSemana }) => diaSemana === dia)
  }

  /**
   * The first minute after `desde` that satisfies `condicao`, within `dias`, the days that a message may speak of. It
   * looks only at minutes at which the answer can change: the hours of the shifts, midnight, and where the zone changes
   * its offset.
   */
  proximo(desde: number, condicao: (minuto: number) => boolean, dias = DIAS_A_FRENTE): number | null {
    const limite = desde + (dias + 2) * DIA_INTEIRO
    for (let minuto = desde; minuto < limite; ) {
      minuto = this.#proximaParada(minuto)
      if (condicao(minuto)) return minuto
    }
    return null
  }

  #proximaParada(minuto: number): number {
    const local = this.local(minuto)
    const parada = this.#paradasDe(local).find(hora => hora > local.minutos) ?? DIA_INTEIRO
    const chegada = minuto + parada - local.minutos
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

  #paradasDe(local: HoraLocal): readonly number[] {
    if (this.#excecoes.size === 0) return this.#paradas
    const doDia = [...this.#doDia(local, 0), ...this.#doDia(local, -1)]
    return emOrdem([...this.#paradas, ...horasDe(doDia)])
  }

  /** Minutes between the wall clock and UTC. */
  #diferenca(minuto: number): number {
    const { data, minutos } = this.local(minuto)
    return Date.parse(`${data}T00:00:00Z`) / MINUTO + minutos - minuto
  }
}

function horasDe(trechos: readonly Trecho[]): number[] {
  return trechos.flatMap(({ abertura, fechamento }) => [abertura, fechamento])
}

function emOrdem(horas: readonly number[]): number[] {
  return [...new Set(horas)].sort((a, b) => a - b)
}

/** The whole minute since the epoch in which the instant lies. */
export function emMinuto(instante: Date): number {
  return Math.floor(instante.getTime() / MINUTO)
}

export function emData(minuto: number): Date {
  return new Date(minuto * MINUTO)
}
