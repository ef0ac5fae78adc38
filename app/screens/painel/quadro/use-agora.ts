import { useEffect, useState } from 'react'

const PASSO_MS = 10_000

/** The server's clock, going on by itself between two readings: the browser's own may be wrong. */
export function useAgora(doServidor: number): Date {
  const [relogio, setRelogio] = useState({ doServidor, passado: 0 })
  useEffect(() => {
    const inicio = performance.now()
    const timer = setInterval(() => setRelogio({ doServidor, passado: performance.now() - inicio }), PASSO_MS)
    return () => clearInterval(timer)
  }, [doServidor])
  return new Date(doServidor + (relogio.doServidor === doServidor ? relogio.passado : 0))
}
