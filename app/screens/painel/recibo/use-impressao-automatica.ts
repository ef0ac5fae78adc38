import { useCallback, useEffect, useMemo, useRef } from 'react'
import { keptTexts } from '~/browser/kept-texts'
import { useKeptText } from '~/browser/use-kept-text'
import type { PedidoId } from '~/domain/valores/ids'
import { useToast } from '~/ui/toast'
import type { Leitura } from '../alerta/leitura'
import { aImprimir, comImpresso, lerImpressaoAutomatica } from './impressos'
import { aquecerImpressao, imprimirSemJanela } from './imprimir-sem-janela'
import { falhaDaImpressao } from './use-impressao'

/** After this many failed readings an order is no longer printed automatically; its card can still print it. */
const TENTATIVAS = 3

export interface ImpressaoDoNavegador {
  readonly ligada: boolean
  readonly ligar: (ligada: boolean) => void
}

/**
 * 'Impressão automática' (recibo-7): each new order is printed once when it arrives, by whichever of this browser's
 * tabs comes first. `imprimirNovos` is to be called with every reading, so that what failed is tried again.
 */
export function useImpressaoAutomatica(empresaId: number, leitura: Leitura) {
  const chave = `comanda:impressao:${empresaId}`
  const ligada = lerImpressaoAutomatica(useKeptText(chave)) !== null
  useEffect(() => {
    if (ligada) aquecerImpressao()
  }, [ligada])
  const { show } = useToast()
  const falhas = useRef(new Map<PedidoId, number>())

  const imprimirUm = useCallback(
    async (id: PedidoId) => {
      const marcar = () => {
        const estado = lerImpressaoAutomatica(keptTexts.read(chave))
        if (estado) keptTexts.write(chave, JSON.stringify(comImpresso(estado, id)))
      }
      const resultado = await imprimirSemJanela(id, marcar)
      if (resultado === 'impresso') {
        falhas.current.delete(id)
        return
      }
      const vezes = (falhas.current.get(id) ?? 0) + 1
      falhas.current.set(id, vezes)
      if (resultado === 'nao-encontrado' || vezes >= TENTATIVAS) marcar()
      const falha = falhaDaImpressao(resultado, id)
      if (falha) show(falha)
    },
    [chave, show],
  )
  const imprimirNovos = useCallback(
    async (lida: Leitura, chegados: readonly PedidoId[]) => {
      const faltam = () => {
        const estado = lerImpressaoAutomatica(keptTexts.read(chave))
        return estado ? aImprimir(estado, lida, [...chegados, ...falhas.current.keys()]) : []
      }
      if (faltam().length === 0) return
      await umPorVez(chave, async () => {
        const tentados = new Set<PedidoId>()
        for (;;) {
          // Looked up again for each order, because another tab may have printed it while this one waited for the lock.
          const id = faltam().find(id => !tentados.has(id))
          if (id === undefined) return
          tentados.add(id)
          await imprimirUm(id)
        }
      })
    },
    [chave, imprimirUm],
  )
  const lidaEm = useRef(leitura.agora)
  useEffect(() => {
    lidaEm.current = leitura.agora
  }, [leitura.agora])
  const ligar = useCallback(
    (agora: boolean) => {
      const estado = { ligadaEm: lidaEm.current, impressos: [] }
      keptTexts.write(chave, agora ? JSON.stringify(estado) : null)
    },
    [chave],
  )
  return useMemo(() => ({ ligada, ligar, imprimirNovos }), [ligada, ligar, imprimirNovos])
}

let fila: Promise<void> = Promise.resolve()

/** One at a time among all tabs; on a page without locks (not https) at least within this tab. */
async function umPorVez(chave: string, fazer: () => Promise<void>): Promise<void> {
  if (navigator.locks) return navigator.locks.request(chave, fazer)
  fila = fila.then(fazer, fazer)
  return fila
}
