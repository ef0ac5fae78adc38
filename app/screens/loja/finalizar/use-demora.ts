import { useEffect, useState } from 'react'

/**
 * True when `esperando` has lasted longer than a moment, so that nothing flickers when the answer is quick (telas-2).
 */
export function useDemora(esperando: boolean): boolean {
  const [demora, setDemora] = useState(false)
  useEffect(() => {
    if (!esperando) return
    const timer = setTimeout(() => setDemora(true), 300)
    return () => {
      clearTimeout(timer)
      setDemora(false)
    }
  }, [esperando])
  return esperando && demora
}
