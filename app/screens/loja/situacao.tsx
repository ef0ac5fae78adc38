import { createContext, useCallback, useContext, useMemo } from 'react'
import { useServerClock } from '~/browser/use-server-clock'
import { type HorariosDaLoja, type SituacaoComPausa, situacaoComPausa } from '~/domain/horarios/pausa'
import type { Elements } from '~/ui/elements'

interface Relogio extends HorariosDaLoja {
  /** When a rush ends, in milliseconds; null: there is none. */
  readonly correriaAte: number | null
  /** The server's clock when it answered, in milliseconds. */
  readonly agora: number
}

export interface SituacaoDeAgora extends SituacaoComPausa {
  /** True while the kitchen takes longer than usual. */
  readonly correria: boolean
}

const SituacaoContext = createContext<SituacaoDeAgora | null>(null)

/** A timer may fire a little early. */
const DEPOIS_MS = 250

/** Provides whether the shop is open by the server's clock, and updates it when that changes (horarios-1). */
export function SituacaoProvider({ relogio, children }: { relogio: Relogio; children: Elements }) {
  const ateMudar = useCallback(
    (instante: number) => {
      const { mudaEm, correria } = situacaoDeAgora(relogio, instante)
      const fim = correria ? (relogio.correriaAte ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY
      return Math.max(Math.min(mudaEm?.getTime() ?? fim, fim) - instante, 0) + DEPOIS_MS
    },
    [relogio],
  )
  const instante = useServerClock(relogio.agora, ateMudar)
  const situacao = useMemo(() => situacaoDeAgora(relogio, instante), [relogio, instante])
  return <SituacaoContext value={situacao}>{children}</SituacaoContext>
}

function situacaoDeAgora(relogio: Relogio, instante: number): SituacaoDeAgora {
  const { correriaAte } = relogio
  const correria = correriaAte !== null && instante < correriaAte
  return { ...situacaoComPausa(relogio, new Date(instante)), correria }
}

export function useSituacao(): SituacaoDeAgora {
  const situacao = useContext(SituacaoContext)
  if (!situacao) throw new Error('useSituacao outside of SituacaoProvider')
  return situacao
}
