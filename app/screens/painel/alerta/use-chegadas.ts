import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { listenLeave } from '~/browser/page'
import type { PedidoId } from '~/domain/valores/ids'
import type { Leitura } from './leitura'
import { gravarChegadas, lembrarChegadas, passarChegadasAoSair } from './memoria-das-chegadas'
import { aindaNovos, novidades } from './novidades'

interface Chegadas {
  /** Arrived while this page was open, still pending, and not touched yet. */
  novos: ReadonlySet<PedidoId>
  tirarDosNovos: (id: PedidoId) => void
  /** Says that this page itself has made the order, so that it is not announced. */
  conhecer: (id: PedidoId) => void
}

const NADA: ReadonlySet<PedidoId> = new Set()

interface Opcoes {
  /** True while this page is saving an order: readings are not compared until the order's number is known. */
  pausado: boolean
  /** Called once per reading with the orders that it shows for the first time. */
  aoLer: (leitura: Leitura, chegados: readonly PedidoId[]) => void
}

export function useChegadas(empresaId: number, leitura: Leitura, { pausado, aoLer }: Opcoes): Chegadas {
  const [chegados, setChegados] = useState(NADA)

  const guardarChegados = useCallback(
    (mudar: (antes: ReadonlySet<PedidoId>) => ReadonlySet<PedidoId>) => {
      const antes = lembrarChegadas(empresaId)
      const depois = mudar(antes?.chegados ?? NADA)
      gravarChegadas(empresaId, { conhecidos: antes?.conhecidos ?? NADA, chegados: depois })
      setChegados(depois)
    },
    [empresaId],
  )

  const comparar = useEffectEvent(() => {
    const antes = lembrarChegadas(empresaId)
    const novos = novidades(antes?.conhecidos ?? null, leitura.pedidos)
    gravarChegadas(empresaId, {
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

  useEffect(() => listenLeave(passarChegadasAoSair), [])

  const tirarDosNovos = useCallback(
    (id: PedidoId) =>
      guardarChegados(antes => (antes.has(id) ? new Set([...antes].filter(outro => outro !== id)) : antes)),
    [guardarChegados],
  )
  const conhecer = useCallback(
    (id: PedidoId) => {
      const { conhecidos, chegados } = lembrarChegadas(empresaId) ?? { conhecidos: NADA, chegados: NADA }
      gravarChegadas(empresaId, { conhecidos: new Set([...conhecidos, id]), chegados })
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
