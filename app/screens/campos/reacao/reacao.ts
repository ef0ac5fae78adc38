import type { Recusa } from '~/domain/respostas/recusa'
import type { ToastMessage } from '~/ui/overlays/toast'

/** What follows from an event: the next state, and the effects to perform, in this order. */
export interface Reacao<Estado, Efeito> {
  readonly estado: Estado
  readonly efeitos: readonly Efeito[]
}

/** Makes and chains the reactions of one form. */
export function reacoesDe<Estado, Efeito>() {
  return {
    reacao: (estado: Estado, ...efeitos: readonly Efeito[]): Reacao<Estado, Efeito> => ({ estado, efeitos }),
    depois(
      { estado, efeitos }: Reacao<Estado, Efeito>,
      seguir: (estado: Estado) => Reacao<Estado, Efeito>,
    ): Reacao<Estado, Efeito> {
      const seguinte = seguir(estado)
      return { estado: seguinte.estado, efeitos: [...efeitos, ...seguinte.efeitos] }
    },
  }
}

export type Dito = Pick<Recusa, 'titulo' | 'texto'>

const RECUSADO_MS = 5_000

export function destrutivo({ titulo, texto }: Dito, duration = RECUSADO_MS): ToastMessage {
  return { title: titulo, text: texto, variant: 'destructive', duration }
}
