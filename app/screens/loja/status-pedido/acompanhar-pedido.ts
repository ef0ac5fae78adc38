import { useCallback, useEffect, useRef, useState } from 'react'
import { askJson, type NothingNew } from '~/browser/ask-json'
import { openStream } from '~/browser/event-stream'
import { usePolling } from '~/browser/use-polling'
import type { PedidoMostrado } from '~/domain/pedidos/andamento/pedido-mostrado'
import type { HoraLida } from './hora-da-leitura'

/** What the status page reads from the server. */
export interface LeituraDoPedido extends HoraLida {
  readonly pedido: PedidoMostrado
  /** The promised time has passed. */
  readonly atrasado: boolean
  /** True when a later reading has failed and this is the last good one. */
  readonly semConexao?: boolean
}

const MUDOU = 'mudou'
const EVENTOS = ['pulso', MUDOU]
const REABRIR_MS = 10_000
/** After this time a reading is given up and another one may begin. */
const PACIENCIA_MS = 30_000
/** While the stream tells what happens, a reading only finds what it has lost. */
const COM_CORRENTE_MS = 30_000

/**
 * Keeps the order up to date while it is open: at once by the live stream, and by re-reading on open, on return to the
 * page, on reconnection and every 10 s while visible, every 30 s while the stream is open. A finished order is only re-read on
 * return.
 */
export function useAcompanharPedido(href: string, carregada: LeituraDoPedido) {
  const [leitura, setLeitura] = useState(carregada)
  const { encerrado } = leitura.pedido
  const [ouvindo, setOuvindo] = useState(false)
  const lendoDesde = useRef(Number.NEGATIVE_INFINITY)
  const ultima = useRef<string | null>(null)

  /** Bad reception never removes an order from the screen; only when the order is gone, the page says so. */
  const ler = useCallback(
    async (since: string | null) => {
      const desde = Date.now()
      lendoDesde.current = desde
      const {
        status,
        body,
        since: desta = null,
      } = await askJson(`${href}/leitura`, { since, timeoutMs: PACIENCIA_MS })
      // Another reading has begun meanwhile, and knows more.
      if (lendoDesde.current !== desde) return
      lendoDesde.current = Number.NEGATIVE_INFINITY
      if (status === 404) return location.reload()
      const lida = status === 200 && ehLeitura(body) ? body : null
      ultima.current = lida || ehNadaNovo(body) ? desta : null
      if (ehNadaNovo(body))
        return setLeitura(({ semConexao: _, ...antes }) => ({ ...antes, lidoEm: body.agora }))
      setLeitura(antes => lida ?? { ...antes, semConexao: true })
    },
    [href],
  )

  const everyMs = ouvindo ? COM_CORRENTE_MS : undefined
  usePolling(
    () => {
      if (Date.now() - lendoDesde.current >= PACIENCIA_MS) void ler(ultima.current)
    },
    { everyMs: encerrado ? null : everyMs, whileHidden: false },
  )
  useEffect(() => {
    if (encerrado) return
    return openStream(`${href}/ao-vivo`, EVENTOS, REABRIR_MS, sinal => {
      setOuvindo(sinal.type !== 'down')
      // All of it, because the process that is asked may not have heard yet of what this stream tells.
      if (sinal.type === 'open' || (sinal.type === 'event' && sinal.name === MUDOU)) void ler(null)
    })
  }, [href, ler, encerrado])

  return { leitura, reler: () => void ler(null) }
}

function ehLeitura(valor: unknown): valor is LeituraDoPedido {
  const { pedido, lidoEm } = Object(valor)
  return typeof pedido === 'object' && pedido !== null && typeof lidoEm === 'number'
}

function ehNadaNovo(valor: unknown): valor is NothingNew {
  return Object(valor).nadaNovo === true
}
