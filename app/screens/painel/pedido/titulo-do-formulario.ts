import type { PedidoId } from '~/domain/valores/ids'

export interface FormularioDoPedidoProps {
  /** The order to edit; null for a new one. */
  readonly pedido: PedidoId | null
  /** Names this company's draft in the browser. */
  readonly empresaId: number
  /** Called when the form is to close; it has asked about typed texts before. */
  readonly aoFechar: () => void
  /** Called when the order is saved, before the board is read again. */
  readonly aoSalvar?: (id: PedidoId) => void
}

export function tituloDoFormulario(pedido: PedidoId | null): string {
  return pedido === null ? 'Novo Pedido' : `Editar Pedido nº ${pedido}`
}
