import type { PedidoId } from '~/domain/valores/ids'

export interface FormularioDoPedidoProps {
  /** The order to edit; null for a new one. */
  readonly pedido: PedidoId | null
  /** Names this company's draft in the browser. */
  readonly empresaId: number
  /** The form wants to be gone; about what was typed it has asked by itself. */
  readonly aoFechar: () => void
  /** Saved; called before the board is read again. */
  readonly aoSalvar?: (id: PedidoId) => void
}

export function tituloDoFormulario(pedido: PedidoId | null): string {
  return pedido === null ? 'Novo Pedido' : `Editar Pedido nº ${pedido}`
}
