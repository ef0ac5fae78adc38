import { useEffect, useState } from 'react'

const PASSO_MS = 10_000

/** The server's clock, going on by itself between two readings: the browser's own may be wrong. */
export function useAgora(doServidor: number): Date {
  const [passado, setPassado] = useState(0)
  useEffect(() => {
    const inicio = performance.now()
    const passo = () => setPassado(performance.now() - inicio)
    passo()
    const timer = setInterval(passo, PASSO_MS)
    return () => clearInterval(timer)
    // biome-ignore lint/correctness/useExhaustiveDependencies: a new reading starts the count again
  }, [doServidor])
  return new Date(doServidor + passado)
}
