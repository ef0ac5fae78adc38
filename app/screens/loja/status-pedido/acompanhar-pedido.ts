import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { PedidoVisto } from '~/domain/pedidos/andamento/pedido-visto'

/** What the status page reads of the server. */
export interface LeituraDoPedido {
  readonly pedido: PedidoVisto
  /** '20:05' in the company's zone. */
  readonly lidoAs: string
  /** True when a later reading failed, and this is the last one that did not. */
  readonly semConexao?: boolean
}

const NET_MS = 10_000
/** A reading slower than this many ticks of the net is given up for a new one. */
const PATIENCE = 3

const lastReadings = new Map<string, LeituraDoPedido>()

/** The last reading of this page, for when the next one fails: bad reception never takes an order off the screen. */
export function lastReading(href: string): LeituraDoPedido | undefined {
  return lastReadings.get(href)
}

/**
 * Keeps the order up to date while it is open: at once by the live stream, and by re-reading on open, on return to the
 * page, on reconnection and every 10 s while visible. A finished order is only re-read on return.
 */
export function useAcompanharPedido(href: string, carregada: LeituraDoPedido) {
  const { load, data, state } = useFetcher<LeituraDoPedido>({ key: href })
  const leitura = data ?? carregada
  const { encerrado } = leitura.pedido
  const reading = useRef(false)

  useEffect(() => {
    reading.current = state !== 'idle'
  }, [state])

  useEffect(() => {
    lastReadings.set(href, leitura)
  }, [href, leitura])

  useEffect(() => {
    let stream: EventSource | undefined
    let waited = 0

    function read() {
      waited = 0
      void load(href)
    }

    function listen() {
      // A stream that the server answered with an error is not opened again by the browser.
      if (encerrado || (stream && stream.readyState !== EventSource.CLOSED)) return
      stream?.close()
      stream = new EventSource(`${href}/ao-vivo`)
      stream.addEventListener('open', read)
      stream.addEventListener('mudou', read)
    }

    function comeBack() {
      if (document.visibilityState !== 'visible') return
      listen()
      read()
    }

    function tick() {
      if (encerrado || document.visibilityState !== 'visible') return
      if (reading.current && ++waited < PATIENCE) return
      comeBack()
    }

    listen()
    const net = setInterval(tick, NET_MS)
    document.addEventListener('visibilitychange', comeBack)
    window.addEventListener('online', comeBack)
    return () => {
      stream?.close()
      clearInterval(net)
      document.removeEventListener('visibilitychange', comeBack)
      window.removeEventListener('online', comeBack)
    }
  }, [href, load, encerrado])

  return { leitura, reler: () => void load(href) }
}
