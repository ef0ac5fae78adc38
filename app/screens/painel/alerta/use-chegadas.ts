import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { keptTexts } from '~/browser/kept-texts'
import type { PedidoId } from '~/domain/valores/ids'
import type { LeituraDosAbertos } from './leitura-dos-abertos'
import { chaveDosMostrados, conhecidosAoAbrir } from './nao-mostrados'
import { aindaNovos, novidades } from './novidades'

interface DeChegadas {
  /** Arrived while this page was open, still pending, and not touched yet. */
  novos: ReadonlySet<PedidoId>
  tirarDosNovos: (id: PedidoId) => void
  /** Says that this page itself has made the order, so that it is not announced. */
  conhecer: (id: PedidoId) => void
}

const NADA: ReadonlySet<PedidoId> = new Set()

interface Chegadas {
  readonly conhecidos: ReadonlySet<PedidoId>
  readonly chegados: ReadonlySet<PedidoId>
}

/**
 * The orders of each company that this page has known since it was opened. It is kept outside the panel's frame, so
 * that a frame which an error page had replaced for a while announces, when it returns, what came in the meantime.
 */
const memoria = new Map<number, Chegadas>()

interface Opcoes {
  /** True while this page is saving an order: readings are not compared until the order's number is known. */
  pausado: boolean
  /** Called once per reading with the orders that it shows for the first time. */
  aoLer: (leitura: LeituraDosAbertos, chegados: readonly PedidoId[]) => void
}

export function useChegadas(
  empresaId: number,
  leitura: LeituraDosAbertos,
  { pausado, aoLer }: Opcoes,
): DeChegadas {
  const [chegados, setChegados] = useState(NADA)

  const guardarChegados = useCallback(
    (mudar: (antes: ReadonlySet<PedidoId>) => ReadonlySet<PedidoId>) => {
      const antes = memoria.get(empresaId)
      const depois = mudar(antes?.chegados ?? NADA)
      memoria.set(empresaId, { conhecidos: antes?.conhecidos ?? NADA, chegados: depois })
      setChegados(depois)
    },
    [empresaId],
  )

  const comparar = useEffectEvent(() => {
    const antes = memoria.get(empresaId)
    const conhecidos =
      antes?.conhecidos ?? conhecidosAoAbrir(leitura, keptTexts.read(chaveDosMostrados(empresaId)))
    const novos = novidades(conhecidos, leitura.pedidos)
    memoria.set(empresaId, {
      conhecidos: new Set([...(antes?.conhecidos ?? NADA), ...leitura.pedidos.map(({ id }) => id)]),
      chegados: antes?.chegados ?? NADA,
    })
    guardarChegados(chegados =>
      aindaNovos(novos.length > 0 ? new Set([...chegados, ...novos]) : chegados, leitura.pedidos),
    )
    aoLer(leitura, novos)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because the orders were read
  useEffect(() => {
    if (!pausado) comparar()
  }, [leitura, pausado])

  const tirarDosNovos = useCallback(
    (id: PedidoId) =>
      guardarChegados(antes => (antes.has(id) ? new Set([...antes].filter(outro => outro !== id)) : antes)),
    [guardarChegados],
  )
  const conhecer = useCallback(
    (id: PedidoId) => {
      const { conhecidos, chegados } = memoria.get(empresaId) ?? { conhecidos: NADA, chegados: NADA }
      memoria.set(empresaId, { conhecidos: new Set([...conhecidos, id]), chegados })
    },
    [empresaId],
  )

  const novos = useIguaisJuntos([...aindaNovos(chegados, leitura.pedidos)])
  return { novos, tirarDosNovos, conhecer }
}

/** Keeps the same Set object while it holds the same numbers, so that the reading every few seconds redraws no card. */
function useIguaisJuntos(numeros: readonly PedidoId[]): ReadonlySet<PedidoId> {
  const chave = numeros.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the numbers
  return useMemo(() => new Set(numeros), [chave])
}
