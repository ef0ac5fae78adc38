import type { ReactNode } from 'react'
import { everyTenSeconds, useServerClock } from '~/browser/use-server-clock'
import { Agora } from './use-agora'

/** Tells the board the time; when it advances, only the waiting times are drawn again. */
export function Relogio({ doServidor, children }: { doServidor: number; children: ReactNode }) {
  return <Agora value={useServerClock(doServidor, everyTenSeconds)}>{children}</Agora>
}
