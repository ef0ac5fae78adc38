import { CORTE_DO_DIA, diaOperacional } from '~/domain/valores/instante'

/** The instant, and the business day to which it belongs: what is sold out depends on both. */
export interface Momento {
  readonly agora: Date
  readonly dia: string
}

/** `fuso` is the company's IANA zone. */
export function momentoEm(agora: Date, fuso: string): Momento {
  return { agora, dia: diaOperacional(agora, CORTE_DO_DIA, fuso) }
}
