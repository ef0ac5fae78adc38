import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { type Centavos, centavos, formatReais, ZERO } from '~/domain/valores/centavos'
import { calcularTroco, especieDe, type FormaPagamento, type Pagamento } from './forma-pagamento'
import { ehFormaDePagamento, type FormaDaLoja, recusarForma } from './formas-da-loja'
import type { Maneira } from './tipo-entrega'

export interface PagamentoConferido {
  readonly formaPagamento: FormaPagamento
  readonly valorPago: Centavos
  readonly troco: Centavos
}

/** More than any order. The limit also keeps the typed amount within the stored numeric(10,2). */
const VALOR_PAGO_MAXIMO = centavos(100_000_00)

/**
 * Refuses a missing method, one that the shop does not take for `maneira`, and cash that is missing, below the total or
 * above the limit; never what costs nothing. `formas` is absent where the shop's own are not known.
 */
export function recusarPagamento(
  { forma, valorPago, total }: Pagamento,
  formas?: readonly FormaDaLoja[],
  maneira?: Maneira,
): Recusa | null {
  if (total === ZERO) return null
  if (!ehFormaDePagamento(forma)) return SEM_FORMA
  const indisponivel = formas && maneira ? recusarForma(formas, forma, maneira) : null
  if (indisponivel) return indisponivel
  if (especieDe(forma) !== 'dinheiro') return null
  if (valorPago === null || valorPago < total) return DINHEIRO_INSUFICIENTE
  return valorPago > VALOR_PAGO_MAXIMO ? DINHEIRO_DEMAIS : null
}

/**
 * What is saved of a payment that is not refused: `valor_pago` is the total unless it is paid in cash (pagamento-4). What
 * costs nothing is saved as zero in cash, whatever was sent (pagamento-9).
 */
export function conferirPagamento(pagamento: Pagamento): PagamentoConferido {
  const { forma, valorPago, total } = pagamento
  if (total === ZERO || !ehFormaDePagamento(forma)) {
    return { formaPagamento: 'dinheiro', valorPago: total, troco: ZERO }
  }
  return {
    formaPagamento: forma,
    valorPago: especieDe(forma) === 'dinheiro' && valorPago !== null ? valorPago : total,
    troco: calcularTroco(pagamento),
  }
}

/** The hint beside the cash field while somebody types; null when nothing is wrong or typed yet (pagamento-3). */
export function dicaDoValorPago({ forma, valorPago, total }: Pagamento): string | null {
  if (especieDe(forma) !== 'dinheiro' || valorPago === null || valorPago >= total) return null
  return `Valor inferior ao total (${formatReais(total)}).`
}

/** The payment that is presumed for an order. */
export interface Presuncao {
  readonly forma: string
  readonly valor: Centavos
  /** The cash that is handed over; null for any other method. */
  readonly tendido: Centavos | null
}

/**
 * The payment to presume for an order that is taken as paid, besides what somebody has received already (`recebido`);
 * null when nothing is missing. An order that costs nothing gets a payment of zero.
 */
export function presumirPagamento(
  { forma, valorPago, total }: Pagamento & { readonly forma: string },
  recebido: readonly Centavos[],
): Presuncao | null {
  const falta = centavos(recebido.reduce((resto, valor) => resto - valor, Number(total)))
  if (recebido.length === 0)
    return { forma, valor: total, tendido: especieDe(forma) === 'dinheiro' ? valorPago : null }
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
