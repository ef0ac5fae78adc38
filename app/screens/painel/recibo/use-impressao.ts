import { useCallback } from 'react'
import type { PedidoId } from '~/domain/valores/ids'
import { type ToastMessage, useToast } from '~/ui/toast'
import { abrirRecibo, enderecoDoRecibo, type Impressao, imprimirNaPagina } from './imprimir'

const FALHA_MS = 5_000

/**
 * 'Imprimir': a window with the receipt, which prints and closes (specification 2, section 2, 'Print window'). Where the
 * browser blocks it, the receipt is printed from this page all the same.
 */
export function useImpressao(): { imprimir: (id: PedidoId) => void } {
  const { show } = useToast()
  const imprimir = useCallback(
    async (id: PedidoId) => {
      if (abrirRecibo(id)) return
      show({
        title: 'Erro de Impressão',
        text: 'Janela bloqueada: o recibo sai por aqui.',
        variant: 'destructive',
        duration: FALHA_MS,
        action: {
          label: 'Abrir recibo',
          onAction: () => window.location.assign(enderecoDoRecibo(id)),
        },
      })
      const falha = falhaDaImpressao(await imprimirNaPagina(id), id)
      if (falha) show(falha)
    },
    [show],
  )
  return { imprimir }
}

/** What there is to say of a printing (specification 2, section 8, 'Print'); null when it went well. */
export function falhaDaImpressao(resultado: Impressao, id: PedidoId): ToastMessage | null {
  if (resultado === 'impresso') return null
  const falha = { variant: 'destructive', duration: FALHA_MS } as const
  return resultado === 'nao-encontrado'
    ? { ...falha, title: 'Erro na Impressão', text: `O pedido nº ${id} não foi encontrado.` }
    : {
        ...falha,
        title: 'Erro ao Imprimir',
        text: `O recibo do pedido nº ${id} não saiu. Tente imprimir de novo.`,
      }
}
