import { useCallback } from 'react'
import type { PedidoId } from '~/domain/valores/ids'
import { type ToastMessage, useToast } from '~/ui/overlays/toast'
import { abrirRecibo, enderecoDoRecibo, type Impressao } from './abrir-recibo'
import { imprimirSemJanela } from './imprimir-sem-janela'

const FALHA = { variant: 'destructive', duration: 5_000 } as const

/**
 * 'Imprimir': a window with the receipt, which prints and closes (recibo-1). Where the browser blocks it, the receipt
 * is printed from this page all the same; without a network nothing opens.
 */
export function useImpressao(): { imprimir: (id: PedidoId) => void } {
  const { show } = useToast()
  const imprimir = useCallback(
    async (id: PedidoId) => {
      if (!navigator.onLine) {
        show(falhou(id))
        return
      }
      if (abrirRecibo(id)) return
      show({
        title: 'Erro de Impressão',
        text: 'Janela bloqueada: o recibo sai por aqui.',
        ...FALHA,
        action: {
          label: 'Abrir recibo',
          onAction: () => window.location.assign(enderecoDoRecibo(id)),
        },
      })
      const falha = falhaDaImpressao(await imprimirSemJanela(id), id)
      if (falha) show(falha)
    },
    [show],
  )
  return { imprimir }
}

/** The text about a failed printing (recibo-6); null when it succeeded. */
export function falhaDaImpressao(resultado: Impressao, id: PedidoId): ToastMessage | null {
  if (resultado === 'impresso') return null
  if (resultado === 'falhou') return falhou(id)
  return { ...FALHA, title: 'Erro na Impressão', text: `O pedido nº ${id} não foi encontrado.` }
}

function falhou(id: PedidoId): ToastMessage {
  return {
    ...FALHA,
    title: 'Erro ao Imprimir',
    text: `O recibo do pedido nº ${id} não saiu. Tente imprimir de novo.`,
  }
}
