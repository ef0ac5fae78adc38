import { useCallback, useEffect, useRef } from 'react'

const REDE_MS = 10_000

/**
 * The net under the live events: `ler` is called when the tab is looked at again, when the network returns, every 10 s,
 * and whenever the returned function is called. What is asked for during a reading is one more reading after it. `ler`
 * keeps its identity while it is the same.
 */
export function useRede(ler: () => Promise<void>): () => void {
  const lendo = useRef(false)
  const pedida = useRef(false)

  const reler = useCallback(async () => {
    pedida.current = true
    if (lendo.current) return
    lendo.current = true
    while (pedida.current) {
      pedida.current = false
      await ler()
    }
    lendo.current = false
  }, [ler])

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
