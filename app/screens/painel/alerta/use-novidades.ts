import { useCallback, useEffect, useEffectEvent, useState } from 'react'
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

/**
 * What each company's board has shown since the page was opened. It outlives the component: a board that an error page
 * or another screen replaced for a while announces on its return what came in the meantime.
 */
const memoria = new Map<number, { mostrados: ReadonlySet<PedidoId>; chegados: ReadonlySet<PedidoId> }>()

/** Calls `aoChegar` once for all orders that one reading brought. */
export function useNovidades(
  empresaId: number,
  pedidos: readonly NoQuadro[],
  aoChegar: (novos: readonly PedidoId[]) => void,
): Novidades {
  const [chegados, setChegados] = useState<ReadonlySet<PedidoId>>(
    () => memoria.get(empresaId)?.chegados ?? new Set(),
  )

  const comparar = useEffectEvent(() => {
    const antes = memoria.get(empresaId)
    const novos = novidades(antes?.mostrados ?? null, pedidos)
    const mostrados = new Set([...(antes?.mostrados ?? []), ...pedidos.map(({ id }) => id)])
    memoria.set(empresaId, { mostrados, chegados: antes?.chegados ?? new Set() })
    if (novos.length === 0) return
    setChegados(antes => new Set([...antes, ...novos]))
    aoChegar(novos)
  })
  const lembrar = useEffectEvent(() => {
    const antes = memoria.get(empresaId)
    if (antes) memoria.set(empresaId, { ...antes, chegados })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because the board was read
  useEffect(() => comparar(), [pedidos])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because the highlighted orders changed
  useEffect(() => lembrar(), [chegados])

  const marcarVisto = useCallback((id: PedidoId) => {
    setChegados(antes => (antes.has(id) ? new Set([...antes].filter(outro => outro !== id)) : antes))
  }, [])

  const pendentes = pedidos.filter(({ id, status }) => status === 'Pendente' && chegados.has(id))
  return { novos: new Set(pendentes.map(({ id }) => id)), marcarVisto }
}
