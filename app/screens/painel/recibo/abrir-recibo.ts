import type { PedidoId } from '~/domain/valores/ids'

export type Impressao = 'impresso' | 'nao-encontrado' | 'falhou'

export function enderecoDoRecibo(id: PedidoId): string {
  return `/home/pedidos/${id}/recibo`
}

/** Opens the window that prints by itself and closes; false when the browser blocks it. */
export function abrirRecibo(id: PedidoId): boolean {
  return window.open(`${enderecoDoRecibo(id)}?imprimir`, '_blank', 'popup,width=420,height=720') !== null
}
