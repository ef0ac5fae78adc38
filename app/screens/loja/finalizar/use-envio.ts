import { useEffect, useRef, useState } from 'react'
import type { NovoPedidoEnviado } from '~/domain/pedidos/checkout/novo-pedido'
import { type Desfecho, pedir } from './pedir'

export type EstadoDoEnvio = 'parado' | 'enviando' | 'tentando'

/** Sends one order at a time: presses that come while one is under way do nothing. */
export function useEnvio(slug: string) {
  const [estado, setEstado] = useState<EstadoDoEnvio>('parado')
  const envio = useRef<AbortController>(null)
  useEffect(() => () => envio.current?.abort(), [])

  async function enviar(pedido: NovoPedidoEnviado, concluir: (desfecho: Desfecho) => void) {
    if (envio.current) return
    const este = new AbortController()
    envio.current = este
    setEstado('enviando')
    try {
      const desfecho = await pedir({
        slug,
        pedido,
        signal: este.signal,
        onTentando: () => setEstado('tentando'),
      })
      setEstado('parado')
      concluir(desfecho)
    } catch (error) {
      if (!este.signal.aborted) throw error
    } finally {
      if (envio.current === este) envio.current = null
    }
  }

  function abandonar() {
    envio.current?.abort()
    envio.current = null
    setEstado('parado')
  }

  return { estado, enviar, abandonar }
}
