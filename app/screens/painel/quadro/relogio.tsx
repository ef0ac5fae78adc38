import type { ReactNode } from 'react'
import { everyTenSeconds, useServerClock } from '~/browser/use-server-clock'
import { Agora } from './use-agora'

const PASSO_MS = 10_000

/**
 * Tells the board the time; when it advances, only the waiting times are drawn again. It advances by whole steps, so that a
 * reading does not draw them.
 */
export function Relogio({ doServidor, children }: { doServidor: number; children: ReactNode }) {
  const agora = useServerClock(doServidor, everyTenSeconds)
  return <Agora value={Math.floor(agora / PASSO_MS) * PASSO_MS}>{children}</Agora>
}
