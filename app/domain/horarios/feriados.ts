import { somarDias } from '~/domain/valores/instante'

/** A date that a shop may want to close on, or keep other hours: only offered, never applied by itself. */
export interface Feriado {
  /** '2026-12-25' */
  readonly data: string
  readonly nome: string
  /** A day on which only public offices may close: no holiday by law. */
  readonly facultativo: boolean
}

/** Month and day of the national holidays that have a fixed date, with the first year of those that are new. */
const FIXOS: readonly (readonly [dia: string, nome: string, desde?: number])[] = [
  ['01-01', 'Confraternização Universal'],
  ['04-21', 'Tiradentes'],
  ['05-01', 'Dia do Trabalho'],
  ['09-07', 'Independência do Brasil'],
  ['10-12', 'Nossa Senhora Aparecida'],
  ['11-02', 'Finados'],
  ['11-15', 'Proclamação da República'],
  // Law 14.759 of December 2023.
  ['11-20', 'Consciência Negra', 2024],
  ['12-25', 'Natal'],
]

/** Days from Easter Sunday. */
const MOVEIS: readonly (readonly [dias: number, nome: string, facultativo: boolean])[] = [
  [-48, 'Carnaval', true],
  [-47, 'Carnaval', true],
  [-2, 'Sexta-feira Santa', false],
  [60, 'Corpus Christi', true],
]

/** The national holidays of a year and the days off that move with Easter, by date (horarios-14). */
export function feriadosDoAno(ano: number): Feriado[] {
  const fixos = FIXOS.filter(([, , desde = ano]) => ano >= desde).map(
    ([dia, nome]): Feriado => ({ data: `${ano}-${dia}`, nome, facultativo: false }),
  )
  const domingo = pascoa(ano)
  const moveis = MOVEIS.map(
    ([dias, nome, facultativo]): Feriado => ({ data: somarDias(domingo, dias), nome, facultativo }),
  )
  return [...fixos, ...moveis].sort((a, b) => a.data.localeCompare(b.data))
}

/** Those of the twelve months from the local date `hoje` on, without the dates that the shop has decided already. */
export function feriadosAOferecer(hoje: string, decididas: readonly { readonly data: string }[]): Feriado[] {
  const ano = Number(hoje.slice(0, 4))
  const ate = `${ano + 1}${hoje.slice(4)}`
  const jaTem = new Set(decididas.map(({ data }) => data))
  return [...feriadosDoAno(ano), ...feriadosDoAno(ano + 1)].filter(
    ({ data }) => data >= hoje && data < ate && !jaTem.has(data),
  )
}

/** Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
export function pascoa(ano: number): string {
  const [a, b, c] = [ano % 19, Math.floor(ano / 100), ano % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const soma = h + l - 7 * m + 114
  return new Date(Date.UTC(ano, Math.floor(soma / 31) - 1, (soma % 31) + 1)).toISOString().slice(0, 10)
}
