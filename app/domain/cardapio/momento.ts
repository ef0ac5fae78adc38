import { CORTE_DO_DIA, diaOperacional } from '~/domain/valores/instante'

/** The instant, and the business day to which it belongs: what is sold out depends on both. */
export interface Momento {
  readonly agora: Date
  readonly dia: string
  /** The company's IANA zone, in which promotions hold. */
  readonly fuso: string
}

export function momentoEm(agora: Date, fuso: string): Momento {
  return { agora, dia: diaOperacional(agora, CORTE_DO_DIA, fuso), fuso }
}
