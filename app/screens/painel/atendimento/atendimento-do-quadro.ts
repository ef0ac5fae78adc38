import type { HorariosDaLoja } from '~/domain/horarios/pausa'
import type { TempoDaLoja } from '~/domain/horarios/promessa'

/** What the board says of the shop, and lets its owner change. */
export interface AtendimentoDoQuadro extends HorariosDaLoja {
  readonly tempo: TempoDaLoja
}
