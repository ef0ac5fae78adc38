import { formatInteiro } from './como-o-intl'
import { limparLinha } from './texto'

/** Money: a whole number of centavos. */
export type Centavos = number & { readonly __dinheiro: 'centavos' }

export const ZERO = 0 as Centavos

/** Brands a whole number as centavos; anything else is a bug of the caller. */
export function centavos(n: number): Centavos {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not a whole number of centavos: ${n}`)
  return (n === 0 ? 0 : n) as Centavos
}

/**
 * 'R$ 1.234,50', '− R$ 4,50' for what is taken off; 'N/A' for anything that is not a number (valores-1). Its spaces are
 * no-break spaces, so that no line ends within an amount (decision 060).
 */
export function formatReais(valor: number | null | undefined): string {
  const numero = formatValor(valor)
  return numero === 'N/A' ? numero : `R$\u00a0${numero}`.replace('R$\u00a0-', '−\u00a0R$\u00a0')
}

/** '1.234,50', the figure without its currency; 'N/A' for anything that is not a number. */
export function formatValor(valor: number | null | undefined): string {
  if (typeof valor !== 'number' || !Number.isFinite(valor)) return 'N/A'
  const arredondado = Math.round(valor)
  const inteiro = Math.abs(arredondado)
  const reais = formatInteiro(Math.floor(inteiro / 100))
  return `${arredondado < 0 ? '-' : ''}${reais},${String(inteiro % 100).padStart(2, '0')}`
}

/**
 * Reads an amount as people type it: '49,9', '1.234,50', 'R$ 50', '49.90'. Null when it is not an amount, or more than
 * numeric(10,2) holds. A dot is a decimal mark only where it stands alone, followed by one or two digits; '0.500' is
 * neither a decimal nor a thousand, so it is refused.
 */
export function parseReais(texto: string): Centavos | null {
  const limpo = limparLinha(texto).replace(/^R\$\s*/i, '')
  const semMilhar = /^[1-9]\d{0,2}(\.\d{3})+(,\d{0,2})?$/.test(limpo) ? limpo.replaceAll('.', '') : limpo
  const partes = /^(\d{1,8})(?:[.,](\d{0,2}))?$/.exec(semMilhar)
  if (!partes) return null
  return centavos(Number(partes[1]) * 100 + Number((partes[2] ?? '').padEnd(2, '0')))
}

/** What an order may come to (pedido-7): no price, fee or least order is above it. */
export const VALOR_MAXIMO = centavos(20_000_00)

export const ACIMA_DO_MAXIMO = `O valor pode ser de no máximo ${formatReais(VALOR_MAXIMO)}, que é o máximo de um pedido.`

/** The typed amount as a field shows it after it was left: '12,5' becomes '12,50'. Null when it is not an amount. */
export function arrumarReais(digitado: string): string | null {
  const valor = parseReais(digitado)
  return valor === null ? null : formatValor(valor)
}

/** Reads a numeric(10,2) of the database ('12.50') without going through a binary fraction. */
export function centavosDeDecimal(decimal: string): Centavos {
  const partes = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(decimal)
  if (!partes) throw new RangeError(`not a decimal amount: ${decimal}`)
  const valor = Number(partes[2]) * 100 + Number((partes[3] ?? '').padEnd(2, '0'))
  return centavos(partes[1] ? -valor : valor)
}

/** '12.50', as numeric(10,2) takes it. */
export function decimalDeCentavos(valor: Centavos): string {
  const inteiro = Math.abs(valor)
  return `${valor < 0 ? '-' : ''}${Math.floor(inteiro / 100)}.${String(inteiro % 100).padStart(2, '0')}`
}
