import { emData, emMinuto, type Faixa, Relogio } from '~/domain/horarios/relogio'

/** When a product or a category is sold, week by week; an empty list is always. */
export type Janelas = readonly Faixa[]

export interface SituacaoDaJanela {
  readonly aberta: boolean
  /** When it opens next; null while it is open, and when it does not open within the days ahead. */
  readonly abreEm: Date | null
}

/**
 * Can a product be had at `agora` on the wall clock of the IANA zone `fuso`? `listas` has the windows of the product and
 * those of its category: it must be inside both.
 */
export function situacaoDaJanela(listas: readonly Janelas[], agora: Date, fuso: string): SituacaoDaJanela {
  const relogios = relogiosDe(listas, fuso)
  const todas = (minuto: number) => relogios.every(relogio => relogio.aberta(minuto))
  const desde = emMinuto(agora)
  if (todas(desde)) return { aberta: true, abreEm: null }
  // Whatever opens them all together opens one of them at that minute.
  const abrem = relogios.flatMap(relogio => relogio.proximo(desde, todas) ?? [])
  return { aberta: false, abreEm: abrem.length > 0 ? emData(Math.min(...abrem)) : null }
}

/** The same, without the search for the next opening. */
export function naJanela(listas: readonly Janelas[], agora: Date, fuso: string): boolean {
  return relogiosDe(listas, fuso).every(relogio => relogio.aberta(emMinuto(agora)))
}

/** When `naJanela` answers differently next; null when it does not within the days ahead. */
export function janelaMudaEm(listas: readonly Janelas[], agora: Date, fuso: string): Date | null {
  const relogios = relogiosDe(listas, fuso)
  const todas = (minuto: number) => relogios.every(relogio => relogio.aberta(minuto))
  const desde = emMinuto(agora)
  const eram = todas(desde)
  // Whatever opens or closes them together opens or closes one of them at that minute.
  const mudam = relogios.flatMap(relogio => relogio.proximo(desde, minuto => todas(minuto) !== eram) ?? [])
  return mudam.length > 0 ? emData(Math.min(...mudam)) : null
}

function relogiosDe(listas: readonly Janelas[], fuso: string): Relogio[] {
  return listas.filter(lista => lista.length > 0).map(lista => new Relogio(lista, fuso))
}
