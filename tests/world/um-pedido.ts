import { randomUUID } from 'node:crypto'
import type { NovoPedidoEnviado } from '~/domain/pedidos/checkout/novo-pedido'
import { ZERO } from '~/domain/valores/centavos'
import { NADA_DITO } from './nada-dito'

/** What the browser of a customer sends, with a new key and what the caller changes. */
export function umPedido(mudancas: Partial<NovoPedidoEnviado> = {}): NovoPedidoEnviado {
  return {
    chave: randomUUID(),
    itens: [],
    ...NADA_DITO,
    cliente: { telefone: '11987650001', nome: 'Joana Prado', email: null },
    tipoEntrega: 'Retirar no local',
    endereco: null,
    cepSalvo: null,
    formaPagamento: 'pix',
    valorPago: null,
    totalVisto: 0,
    ...mudancas,
  }
}

/** Near enough to Cantina da Nona to be delivered to. */
export const ENDERECO_PERTO = {
  cep: '05010000',
  logradouro: 'Rua Caiubi',
  numero: '100',
  complemento: 'apto 12',
  bairro: 'Perdizes',
  cidade: 'São Paulo',
  estado: 'SP',
}

/** The sums of an order to which nobody granted a discount. */
export const SEM_AJUSTES = {
  descontoItens: ZERO,
  descontoFrete: ZERO,
  taxaServico: ZERO,
  ajustePagamento: ZERO,
}
