import type { ReactNode } from 'react'
import { everyTenSeconds, useServerClock } from '~/browser/use-server-clock'
import { Agora } from './use-agora'

/** Tells the board the time; its step draws nothing again but the ages. */
export function Relogio({ doServidor, children }: { doServidor: number; children: ReactNode }) {
  return <Agora value={useServerClock(doServidor, everyTenSeconds)}>{children}</Agora>
}
