import { useCallback, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

/** The net under the live events. */
const REDE_MS = 10_000
/** Events that come together cost one reading. */
const INTERVALO_MS = 200
/** A reading that never ends must not end all reading. */
const PACIENCIA_MS = 12_000

/**
 * Reads the screen's data again: on open, when the tab is looked at again, when the network returns, every 10 s, and
 * whenever the returned function is called. What is asked for during a reading is one more reading after it.
 */
export function useReleitura(): () => void {
  const { revalidate } = useRevalidator()
  const lendo = useRef(false)
  const pedida = useRef(false)

  const reler = useCallback(async () => {
    pedida.current = true
    if (lendo.current) return
    lendo.current = true
    while (pedida.current) {
      pedida.current = false
      await Promise.race([revalidate(), passar(PACIENCIA_MS)])
      await passar(INTERVALO_MS)
    }
    lendo.current = false
  }, [revalidate])

  useEffect(() => {
    const seVisivel = () => {
      if (document.visibilityState === 'visible') reler()
    }
    const rede = setInterval(reler, REDE_MS)
    document.addEventListener('visibilitychange', seVisivel)
    window.addEventListener('online', reler)
    return () => {
      clearInterval(rede)
      document.removeEventListener('visibilitychange', seVisivel)
      window.removeEventListener('online', reler)
    }
  }, [reler])

  return reler
}

function passar(milissegundos: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milissegundos))
}
