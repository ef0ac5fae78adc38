import { useCallback, useEffect, useMemo, useRef } from 'react'
import { keptTexts } from '~/browser/kept-texts'
import { useKeptText } from '~/browser/use-kept-text'
import type { PedidoId } from '~/domain/valores/ids'
import { useToast } from '~/ui/overlays/toast'
import { falhaDaImpressao } from '../recibo/use-impressao'
import type { LeituraDosAbertos } from './leitura-dos-abertos'

export interface ImpressaoDoNavegador {
  readonly ligada: boolean
  readonly ligar: (ligada: boolean) => void
}

/** Fetched as soon as the printing is switched on, not when the first order comes. */
const carregarImprimirNovos = () => import('./imprimir-novos').catch(() => null)

/** 'Impressão automática' (recibo-7). `imprimirNovos` is to be called with every reading. */
export function useImpressaoAutomatica(empresaId: number, leitura: LeituraDosAbertos) {
  const chave = `comanda:impressao:${empresaId}`
  const ligada = useKeptText(chave) !== null
  const { show } = useToast()
  const porImprimir = useRef<PedidoId[]>([])
  useEffect(() => {
    if (ligada) void carregarImprimirNovos()
  }, [ligada])

  const imprimirNovos = useCallback(
    async (lida: LeituraDosAbertos, chegados: readonly PedidoId[]) => {
      if (keptTexts.read(chave) === null) return
      porImprimir.current.push(...chegados)
      const script = await carregarImprimirNovos()
      if (script) return script.imprimirNovos(chave, lida, porImprimir.current.splice(0), show)
      for (const id of chegados) {
        const falha = falhaDaImpressao('falhou', id)
        if (falha) show(falha)
      }
    },
    [chave, show],
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
