import { useCallback, useEffect, useRef, useState } from 'react'
import { askJson } from '~/browser/ask-json'
import { openStream } from '~/browser/event-stream'
import { usePolling } from '~/browser/use-polling'
import type { PedidoMostrado } from '~/domain/pedidos/andamento/pedido-mostrado'

/** What the status page reads from the server. */
export interface LeituraDoPedido {
  readonly pedido: PedidoMostrado
  /** The promised time has passed. */
  readonly atrasado: boolean
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

/**
 * Keeps the order up to date while it is open: at once by the live stream, and by re-reading on open, on return to the
 * page, on reconnection and every 10 s while visible. A finished order is only re-read on return.
 */
export function useAcompanharPedido(href: string, carregada: LeituraDoPedido) {
  const [leitura, setLeitura] = useState(carregada)
  const { encerrado } = leitura.pedido
  const lendoDesde = useRef(Number.NEGATIVE_INFINITY)

  /** Bad reception never removes an order from the screen; only when the order is gone, the page says so. */
  const ler = useCallback(async () => {
    const desde = Date.now()
    lendoDesde.current = desde
    const { status, body } = await askJson(`${href}/leitura`, { timeoutMs: PACIENCIA_MS })
    // Another reading has begun meanwhile, and knows more.
    if (lendoDesde.current !== desde) return
    lendoDesde.current = Number.NEGATIVE_INFINITY
    if (status === 404) return location.reload()
    const lida = status === 200 && ehLeitura(body) ? body : null
    setLeitura(ultima => lida ?? { ...ultima, semConexao: true })
  }, [href])

  usePolling(
    () => {
      if (Date.now() - lendoDesde.current >= PACIENCIA_MS) void ler()
    },
    { everyMs: encerrado ? null : undefined, whileHidden: false },
  )
  useEffect(() => {
    if (encerrado) return
    return openStream(`${href}/ao-vivo`, EVENTOS, REABRIR_MS, sinal => {
      if (sinal.type === 'open' || (sinal.type === 'event' && sinal.name === MUDOU)) void ler()
    })
  }, [href, ler, encerrado])

  return { leitura, reler: ler }
}

function ehLeitura(valor: unknown): valor is LeituraDoPedido {
  const { pedido, lidoAs } = Object(valor)
  return typeof pedido === 'object' && pedido !== null && typeof lidoAs === 'string'
}
