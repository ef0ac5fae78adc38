import type { PedidoId } from '~/domain/valores/ids'

interface PedidoCarimbado {
  readonly versao: number
  readonly status: string
  readonly pagamentoConfirmado: boolean
  readonly pix: { readonly falta: number; readonly recebido: { readonly pagamento: number } | null } | null
}

/** The orders that a board has already: the stamp that each of them had when the board read it. */
export type Conhecidos = ReadonlyMap<PedidoId, string>

/**
 * Differs when the card of an order differs: when its status, its number of edits or what was received of its Pix does.
 * A board tells the stamps that it has, and is sent the orders whose stamp is another one.
 */
export function carimboDoPedido({ versao, status, pagamentoConfirmado, pix }: PedidoCarimbado): string {
  return [versao, status, Number(pagamentoConfirmado), pix?.falta, pix?.recebido?.pagamento].join(' ')
}
