import { useEffect, useState } from 'react'

/** True once `esperando` has lasted for more than a moment: a quick answer makes nothing flicker (telas-2). */
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
