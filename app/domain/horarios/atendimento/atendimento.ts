import type { Secao } from '~/domain/configuracoes/configuracoes'
import type { HorariosDaLoja } from '../pausa'
import { type TempoDaLoja, type TempoGuardado, tempoDaLoja } from '../promessa'

/** What decides what the shop takes now, and how long it says that it takes: an order asks for it, the board shows it. */
export interface Atendimento extends HorariosDaLoja {
  readonly tempo: TempoDaLoja
}

export function atendimentoDe(
  guardadas: Secao<'margem'> & TempoGuardado,
  horarios: Pick<HorariosDaLoja, 'turnos' | 'excecoes' | 'pausa'>,
  fuso: string,
): Atendimento {
  return { ...horarios, fuso, margem: guardadas.margemFechamentoMin, tempo: tempoDaLoja(guardadas) }
}
