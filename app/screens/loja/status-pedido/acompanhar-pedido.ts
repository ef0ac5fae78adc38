import { useCallback, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { openStream } from '~/browser/event-stream'
import { useNet } from '~/browser/use-net'
import type { PedidoMostrado } from '~/domain/pedidos/andamento/pedido-mostrado'

/** What the status page reads from the server. */
export interface LeituraDoPedido {
  readonly pedido: PedidoMostrado
  /** '20:05' in the company's zone. */
  readonly lidoAs: string
  /** True when a later reading has failed and this is the last good one. */
  readonly semConexao?: boolean
}

const MUDOU = 'mudou'
const EVENTOS = ['pulso', MUDOU]
const REABRIR_MS = 10_000
/** After this time a reading is given up and another one may begin. */
const PACIENCIA_MS = 30_000

const lastReadings = new Map<string, LeituraDoPedido>()

/**
 * The last good reading of this page, which is shown when the next one fails, so that bad reception never removes an
 * order from the screen.
 */
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
  const lendoDesde = useRef(Number.NEGATIVE_INFINITY)

  useEffect(() => {
    if (state === 'idle') lendoDesde.current = Number.NEGATIVE_INFINITY
  }, [state])

  useEffect(() => {
    lastReadings.set(href, leitura)
  }, [href, leitura])

  const ler = useCallback(() => {
    lendoDesde.current = Date.now()
    void load(href)
  }, [href, load])

  useNet(
    () => {
      if (Date.now() - lendoDesde.current >= PACIENCIA_MS) ler()
    },
    { everyMs: encerrado ? null : undefined, whileHidden: false },
  )
  useEffect(() => {
    if (encerrado) return
    return openStream(`${href}/ao-vivo`, EVENTOS, REABRIR_MS, sinal => {
      if (sinal.type === 'open' || (sinal.type === 'event' && sinal.name === MUDOU)) ler()
    })
  }, [href, ler, encerrado])

  return { leitura, reler: ler }
}
