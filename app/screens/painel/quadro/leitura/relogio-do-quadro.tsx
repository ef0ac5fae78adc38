import { type ReactNode, useMemo } from 'react'
import { everyTenSeconds, useServerClock } from '~/browser/use-server-clock'
import { minutosDaCorreria, type TempoDaLoja } from '~/domain/horarios/promessa'
import { Tempo } from './use-tempo-do-quadro'

const PASSO_MS = 10_000

interface RelogioDoQuadroProps {
  doServidor: number
  tempo: TempoDaLoja
  children: ReactNode
}

/**
 * Tells the board the time; when it advances, only the waiting times are drawn again. It advances by whole steps, so that a
 * reading does not draw them.
 */
export function RelogioDoQuadro({ doServidor, tempo, children }: RelogioDoQuadroProps) {
  const passo = Math.floor(useServerClock(doServidor, everyTenSeconds) / PASSO_MS)
  const agora = useMemo(() => new Date(passo * PASSO_MS), [passo])
  const correria = minutosDaCorreria(tempo, agora)
  return <Tempo value={useMemo(() => ({ agora, correria }), [agora, correria])}>{children}</Tempo>
}
