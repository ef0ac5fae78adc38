import { type Centavos, centavos, ZERO } from '~/domain/valores/centavos'

/** The stored strings of `forma_pagamento` and the labels that people read (pagamento-1). */
export const FORMAS_DE_PAGAMENTO = [
  { forma: 'dinheiro', rotulo: 'Dinheiro' },
  { forma: 'pix', rotulo: 'PIX' },
  { forma: 'cartao_credito', rotulo: 'Crédito' },
  { forma: 'cartao_debito', rotulo: 'Débito' },
] as const

export type FormaPagamento = (typeof FORMAS_DE_PAGAMENTO)[number]['forma']

export function ehFormaDePagamento(texto: unknown): texto is FormaPagamento {
  return FORMAS_DE_PAGAMENTO.some(({ forma }) => forma === texto)
}

/**
 * The label of a stored method. An unknown one is shown with underscores as spaces and its words capitalised; a missing
 * one is 'N/A' (pagamento-1).
 */
export function rotuloDaForma(texto: string | null | undefined): string {
  const conhecida = FORMAS_DE_PAGAMENTO.find(({ forma }) => forma === texto)
  if (conhecida) return conhecida.rotulo
  const palavras = (texto ?? '').split(/[_\s]+/).filter(palavra => palavra !== '')
  return palavras.map(capitalizar).join(' ') || 'N/A'
}

/** How an order is paid, as screens and papers say it: 'PIX', 'Nada a pagar' of one that costs nothing (pagamento-9). */
export function dizerPagamento({
  formaPagamento,
  totalComFrete,
}: {
  readonly formaPagamento: string | null
  readonly totalComFrete: Centavos
}): string {
  return totalComFrete === ZERO ? 'Nada a pagar' : rotuloDaForma(formaPagamento)
}

function capitalizar(palavra: string): string {
  const [primeira = '', ...resto] = palavra
  return primeira.toLocaleUpperCase('pt-BR') + resto.join('')
}

export interface Pagamento {
  /** A stored string of `forma_pagamento`; null or '' while none is chosen. */
  readonly forma: string | null
  /** The cash that the customer will hand over; null while nothing readable is typed. */
  readonly valorPago: Centavos | null
  /** With freight. */
  readonly total: Centavos
}

/** The change of a payment: only cash for something has any, and it is never below zero (pagamento-4). */
export function calcularTroco({ forma, valorPago, total }: Pagamento): Centavos {
  if (forma !== 'dinheiro' || total === ZERO || valorPago === null || valorPago <= total) return ZERO
  return centavos(valorPago - total)
}

/** True of an order with something to pay, in cash: then whoever reads it must not have to guess whether change was forgotten. */
export function emDinheiro({
  formaPagamento,
  totalComFrete,
}: {
  readonly formaPagamento: string
  readonly totalComFrete: Centavos
}): boolean {
  return formaPagamento === 'dinheiro' && totalComFrete > ZERO
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
