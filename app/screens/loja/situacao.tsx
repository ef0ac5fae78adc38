import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react'
import { useServerClock } from '~/browser/use-server-clock'
import type { Turno } from '~/domain/horarios/horario'
import { type SituacaoDaLoja, situacaoDaLoja } from '~/domain/horarios/situacao'

interface Relogio {
  readonly turnos: readonly Turno[]
  readonly fuso: string
  /** The server's clock when it answered, in milliseconds. */
  readonly agora: number
}

const SituacaoContext = createContext<SituacaoDaLoja | null>(null)

/** A timer may fire a little early. */
const DEPOIS_MS = 250

/** Provides whether the shop is open by the server's clock, and updates it when that changes (horarios-1). */
export function SituacaoProvider({ relogio, children }: { relogio: Relogio; children: ReactNode }) {
  const { turnos, fuso, agora } = relogio
  const ateMudar = useCallback(
    (instante: number) => {
      const { mudaEm } = situacaoDaLoja(turnos, new Date(instante), fuso)
      return mudaEm ? Math.max(mudaEm.getTime() - instante, 0) + DEPOIS_MS : Number.POSITIVE_INFINITY
    },
    [turnos, fuso],
  )
  const instante = useServerClock(agora, ateMudar)
  const situacao = useMemo(() => situacaoDaLoja(turnos, new Date(instante), fuso), [turnos, fuso, instante])
  return <SituacaoContext value={situacao}>{children}</SituacaoContext>
}

export function useSituacao(): SituacaoDaLoja {
  const situacao = useContext(SituacaoContext)
  if (!situacao) throw new Error('useSituacao outside of SituacaoProvider')
  return situacao
}
