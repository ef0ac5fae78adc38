import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { type Centavos, centavos, formatReais, ZERO } from '~/domain/valores/centavos'
import { ehFormaDePagamento } from './forma-pagamento'

export interface Pagamento {
  /** A stored string of `forma_pagamento`; null or '' while none is chosen. */
  readonly forma: string | null
  /** The cash that the customer will hand over; null while nothing readable is typed. */
  readonly valorPago: Centavos | null
  /** With freight. */
  readonly total: Centavos
}

export interface PagamentoConferido {
  readonly valorPago: Centavos
  readonly troco: Centavos
}

/** Beyond any order there is; also keeps what is typed within the stored numeric(10,2). */
const VALOR_PAGO_MAXIMO = centavos(100_000_00)

/** Refuses no method, and cash that is missing, below the total or beyond belief. */
export function recusarPagamento({ forma, valorPago, total }: Pagamento): Recusa | null {
  if (!ehFormaDePagamento(forma)) return SEM_FORMA
  if (forma !== 'dinheiro') return null
  if (valorPago === null || valorPago < total) return DINHEIRO_INSUFICIENTE
  return valorPago > VALOR_PAGO_MAXIMO ? DINHEIRO_DEMAIS : null
}

/** What is saved as `valor_pago`, and the change: the total itself unless paid in cash (pagamento-4). */
export function conferirPagamento(pagamento: Pagamento): PagamentoConferido {
  const { forma, valorPago, total } = pagamento
  return {
    valorPago: forma === 'dinheiro' && valorPago !== null ? valorPago : total,
    troco: calcularTroco(pagamento),
  }
}

/** The change of an order already stored: only cash has any, and never less than zero (pagamento-4). */
export function calcularTroco({ forma, valorPago, total }: Pagamento): Centavos {
  return forma === 'dinheiro' && valorPago !== null && valorPago > total ? centavos(valorPago - total) : ZERO
}

/** The change of an order as it is stored. */
export function trocoDoPedido({
  formaPagamento: forma,
  valorPago,
  totalComFrete: total,
}: {
  readonly formaPagamento: string
  readonly valorPago: Centavos
  readonly totalComFrete: Centavos
}): Centavos {
  return calcularTroco({ forma, valorPago, total })
}

/** The live hint beside the cash field; null when nothing is amiss or typed yet (pagamento-3). */
export function dicaDoValorPago({ forma, valorPago, total }: Pagamento): string | null {
  if (forma !== 'dinheiro' || valorPago === null || valorPago >= total) return null
  return `Valor inferior ao total (${formatReais(total)}).`
}

/** The payment of an order that is taken for granted. */
export interface Presuncao {
  readonly forma: string
  readonly valor: Centavos
  /** The cash that is handed over; null for any other method. */
  readonly tendido: Centavos | null
}

/**
 * What an order that is taken as paid is presumed to have brought, beyond what somebody has `recebido` already; null when
 * nothing is missing. An order that costs nothing is paid with nothing.
 */
export function presumirPagamento(
  { forma, valorPago, total }: Pagamento & { readonly forma: string },
  recebido: readonly Centavos[],
): Presuncao | null {
  const falta = centavos(recebido.reduce((resto, valor) => resto - valor, Number(total)))
  if (recebido.length === 0) return { forma, valor: total, tendido: forma === 'dinheiro' ? valorPago : null }
  return falta > 0 ? { forma, valor: falta, tendido: null } : null
}

export const SEM_FORMA = recusar(
  'sem-forma-de-pagamento',
  'Forma de Pagamento',
  'Por favor, selecione a forma de pagamento.',
  'formaPagamento',
)

const DINHEIRO_INSUFICIENTE = recusar(
  'dinheiro-insuficiente',
  'Valor inválido',
  'Para pagamento em dinheiro, informe um valor igual ou maior que o total do pedido.',
  'valorPago',
)

const DINHEIRO_DEMAIS = recusar(
  'dinheiro-demais',
  'Valor inválido',
  `Informe um valor de até ${formatReais(VALOR_PAGO_MAXIMO)}.`,
  'valorPago',
)
