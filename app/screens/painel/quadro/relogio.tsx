import type { ReactNode } from 'react'
import { Agora, useRelogio } from './use-agora'

/** Tells the board the time; its step draws nothing again but the ages. */
export function Relogio({ doServidor, children }: { doServidor: number; children: ReactNode }) {
  return <Agora value={useRelogio(doServidor)}>{children}</Agora>
}
