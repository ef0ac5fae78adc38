import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PedidoId } from '~/domain/valores/ids'
import { novidades } from './novidades'

interface NoQuadro {
  readonly id: PedidoId
  readonly status: string
}

interface Novidades {
  /** Arrived while this screen was open, still pending, and not touched yet. */
  novos: ReadonlySet<PedidoId>
  marcarVisto: (id: PedidoId) => void
}

/** Calls `aoChegar` once for all orders that one reading brought. */
export function useNovidades(
  pedidos: readonly NoQuadro[],
  aoChegar: (novos: readonly PedidoId[]) => void,
): Novidades {
  const mostrados = useRef<ReadonlySet<PedidoId> | null>(null)
  const [chegados, setChegados] = useState<ReadonlySet<PedidoId>>(new Set())

  const comparar = useEffectEvent(() => {
    const novos = novidades(mostrados.current, pedidos)
    mostrados.current = new Set([...(mostrados.current ?? []), ...pedidos.map(({ id }) => id)])
    if (novos.length === 0) return
    setChegados(antes => new Set([...antes, ...novos]))
    aoChegar(novos)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because the board was read
  useEffect(() => comparar(), [pedidos])

  const marcarVisto = useCallback((id: PedidoId) => {
    setChegados(antes => (antes.has(id) ? new Set([...antes].filter(outro => outro !== id)) : antes))
  }, [])

  const pendentes = pedidos.filter(({ id, status }) => status === 'Pendente' && chegados.has(id))
  return { novos: new Set(pendentes.map(({ id }) => id)), marcarVisto }
}
