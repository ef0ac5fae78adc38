import type { Pedido } from '~/domain/pedidos/store.server'

/** What a card shows; keys of checkout attempts and the parts of an address stay on the server. */
export type PedidoDoQuadro = Pick<
  Pedido,
  | 'id'
  | 'dataPedido'
  | 'status'
  | 'nomeCliente'
  | 'telefoneCliente'
  | 'tipoEntrega'
  | 'enderecoEntrega'
  | 'itens'
  | 'observacoes'
  | 'formaPagamento'
  | 'valorPago'
  | 'frete'
  | 'totalComFrete'
  | 'pagamentoConfirmado'
>

export function paraOQuadro(pedido: Pedido): PedidoDoQuadro {
  return {
    id: pedido.id,
    dataPedido: pedido.dataPedido,
    status: pedido.status,
    nomeCliente: pedido.nomeCliente,
    telefoneCliente: pedido.telefoneCliente,
    tipoEntrega: pedido.tipoEntrega,
    enderecoEntrega: pedido.enderecoEntrega,
    itens: pedido.itens,
    observacoes: pedido.observacoes,
    formaPagamento: pedido.formaPagamento,
    valorPago: pedido.valorPago,
    frete: pedido.frete,
    totalComFrete: pedido.totalComFrete,
    pagamentoConfirmado: pedido.pagamentoConfirmado,
  }
}

export interface DadosDoQuadro {
  readonly empresaId: number
  readonly fuso: string
  /** The server's clock at the reading, in milliseconds: both renderings of a page must agree on every age. */
  readonly agora: number
  readonly pedidos: readonly PedidoDoQuadro[]
}
