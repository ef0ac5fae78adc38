import { type Secao, soASecao } from '~/domain/configuracoes/configuracoes'
import type { HorariosDaLoja } from '../pausa'
import type { TempoDaLoja } from '../promessa'

/** What decides what the shop takes now, and how long it says that it takes: an order asks for it, the board shows it. */
export interface Atendimento extends HorariosDaLoja {
  readonly tempo: TempoDaLoja
}

/** What the settings keep of its times. */
interface TempoGuardado extends Secao<'tempo'> {
  readonly correriaMin: number | null
  readonly correriaAte: Date | null
}

export function atendimentoDe(
  guardadas: Secao<'margem'> & TempoGuardado,
  horarios: Pick<HorariosDaLoja, 'turnos' | 'excecoes' | 'pausa'>,
  fuso: string,
): Atendimento {
  return { ...horarios, fuso, margem: guardadas.margemFechamentoMin, tempo: tempoDaLoja(guardadas) }
}

export function tempoDaLoja(guardado: TempoGuardado): TempoDaLoja {
  const { correriaMin, correriaAte } = guardado
  return {
    ...soASecao('tempo', guardado),
    correria: correriaMin ?? 0,
    correriaAte: correriaAte?.getTime() ?? null,
  }
}
