import { createContext, useContext, useEffect, useState } from 'react'

const PASSO_MS = 10_000

/** What time it is on the board: a context of its own, so that its step redraws the ages and not the cards. */
const AgoraContext = createContext(0)
export const Agora = AgoraContext.Provider

export function useAgora(): Date {
  return new Date(useContext(AgoraContext))
}

/**
 * The server's clock, going on by itself between two readings: the browser's own may be wrong, and tells no more than how
 * long it was. That goes on while the computer sleeps, as performance.now() need not.
 */
export function useRelogio(doServidor: number): number {
  const [relogio, setRelogio] = useState({ doServidor, passado: 0 })
  useEffect(() => {
    const inicio = Date.now()
    const timer = setInterval(() => setRelogio({ doServidor, passado: Date.now() - inicio }), PASSO_MS)
    return () => clearInterval(timer)
  }, [doServidor])
  return doServidor + (relogio.doServidor === doServidor ? relogio.passado : 0)
}
