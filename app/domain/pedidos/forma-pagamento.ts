import { type Centavos, centavos, ZERO } from '~/domain/valores/centavos'

/** What rules ask of a way to pay: whoever pays by card or voucher needs the shop's card machine. */
export type Especie = 'dinheiro' | 'pix' | 'cartao' | 'voucher' | 'outro'

/** Of each word with which a stored method begins its kind, and how people read it (pagamento-1). */
const PALAVRAS = {
  dinheiro: ['dinheiro', 'Dinheiro'],
  pix: ['pix', 'PIX'],
  cartao_credito: ['cartao', 'Crédito'],
  cartao_debito: ['cartao', 'Débito'],
  vr: ['voucher', 'Vale-refeição'],
  va: ['voucher', 'Vale-alimentação'],
  outro: ['outro', ''],
} as const satisfies Record<string, readonly [especie: Especie, rotulo: string]>

type Palavra = keyof typeof PALAVRAS

/**
 * A stored string of `forma_pagamento`: the word of its kind and, of what a shop adds, the name (decision 075). An order
 * says by itself how it was paid, whatever becomes of the shop's table.
 */
export type FormaPagamento =
  | 'dinheiro'
  | 'pix'
  | 'cartao_credito'
  | 'cartao_debito'
  | 'vr'
  | 'va'
  | `${'vr' | 'va' | 'outro'} ${string}`

/** The kind of a stored method; one that is unknown counts as 'outro'. */
export function especieDe(forma: string | null | undefined): Especie {
  const [palavra] = partesDaForma(forma ?? '')
  return palavra === null ? 'outro' : PALAVRAS[palavra][0]
}

/**
 * The label of a stored method. An unknown one is shown with underscores as spaces and its words capitalised; a missing
 * one is 'N/A' (pagamento-1).
 */
export function rotuloDaForma(texto: string | null | undefined): string {
  const [palavra, nome] = partesDaForma(texto ?? '')
  if (palavra !== null) return [PALAVRAS[palavra][1], nome].filter(Boolean).join(' ')
  const palavras = nome.split(/[_\s]+/).filter(parte => parte !== '')
  return palavras.map(capitalizar).join(' ') || 'N/A'
}

/** The word of a known method and its name; null and the whole text of another one. */
export function partesDaForma(texto: string): readonly [palavra: Palavra | null, nome: string] {
  const [palavra = '', ...nome] = texto.split(' ')
  return Object.hasOwn(PALAVRAS, palavra) ? [palavra as Palavra, nome.join(' ')] : [null, texto]
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
  if (especieDe(forma) !== 'dinheiro' || total === ZERO || valorPago === null || valorPago <= total)
    return ZERO
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
  return especieDe(formaPagamento) === 'dinheiro' && totalComFrete > ZERO
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
