import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Leitura, lerPendentes } from './leitura'

/** The net under the live events. */
const REDE_MS = 10_000

/** In a row; one alone is a slip, without a network it is enough. */
const FALHAS = 2

interface Lido {
  readonly leitura: Leitura
  /** Nothing can be read any more, whatever the stream says: a connection cut off may look open for long. */
  readonly semResposta: boolean
  readonly reler: () => void
}

/**
 * The open orders: as the page came with them (`inicial`), and read again on open, when the tab is looked at again, when
 * the network returns, every 10 s and whenever `reler` is called. What is asked for during a reading is one more reading
 * after it, without a pause: the clock of a hidden tab may stand still for a minute.
 */
export function useLeitura(inicial: Leitura): Lido {
  const { revalidate } = useRevalidator()
  const [lida, setLida] = useState(inicial)
  const [falhas, setFalhas] = useState(0)
  const lendo = useRef(false)
  const pedida = useRef(false)

  const reler = useCallback(async () => {
    pedida.current = true
    if (lendo.current) return
    lendo.current = true
    while (pedida.current) {
      pedida.current = false
      const leitura = await lerPendentes()
      setFalhas(antes => (leitura ? 0 : navigator.onLine ? antes + 1 : FALHAS))
      // The screen's own door knows where to go.
      if (leitura === 'saiu') void revalidate()
      else if (leitura !== null) setLida(leitura)
    }
    lendo.current = false
  }, [revalidate])

  useEffect(() => {
    const seVisivel = () => {
      if (document.visibilityState === 'visible') reler()
    }
    reler()
    const rede = setInterval(reler, REDE_MS)
    document.addEventListener('visibilitychange', seVisivel)
    window.addEventListener('online', reler)
    window.addEventListener('offline', reler)
    return () => {
      clearInterval(rede)
      document.removeEventListener('visibilitychange', seVisivel)
      window.removeEventListener('online', reler)
      window.removeEventListener('offline', reler)
    }
  }, [reler])

  const leitura = lida.agora < inicial.agora ? inicial : lida
  return { leitura, semResposta: falhas >= FALHAS, reler }
}
