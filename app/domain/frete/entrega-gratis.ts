import { type Centavos, centavos, formatReais, ZERO } from '~/domain/valores/centavos'

/** Free delivery from an amount on. */
export interface EntregaGratis {
  /** Null or 0: switched off. */
  readonly acima: Centavos | null
  /** Whether a discount on the items is still in the sum that counts, or already off it. */
  readonly sobre: 'bruto' | 'liquido'
}

/** The sum of an order's items and what discounts take off it. */
export interface SomaDosItens {
  readonly total: Centavos
  readonly descontoItens: Centavos
}

/** The rule as the shop has stored it. */
export function entregaGratisDe(guardado: {
  readonly freteGratisAcima: Centavos | null
  readonly gratisSobre: EntregaGratis['sobre']
}): EntregaGratis | null {
  const { freteGratisAcima: acima, gratisSobre: sobre } = guardado
  return acima === null ? null : { acima, sobre }
}

export const ENTREGA_GRATIS = 'Entrega grátis'

/** What is still missing for free delivery; zero when it is free, null when the shop has no such rule (frete-18). */
export function faltaParaGratis(
  { acima, sobre }: EntregaGratis,
  { total, descontoItens }: SomaDosItens,
): Centavos | null {
  if (acima === null || acima <= 0) return null
  const conta = sobre === 'bruto' ? total : total - descontoItens
  return centavos(Math.max(0, acima - conta))
}

/** 'Entrega grátis a partir de R$ 80,00'; null when the shop has no such rule. */
export function anunciarGratis({ acima }: EntregaGratis): string | null {
  return acima !== null && acima > 0 ? `${ENTREGA_GRATIS} a partir de ${formatReais(acima)}` : null
}

/** 'Faltam R$ 12,10 para a entrega grátis.'; null when nothing is missing, or there is nothing to reach. */
export function dizerFaltaParaGratis(regra: EntregaGratis, soma: SomaDosItens): string | null {
  const falta = faltaParaGratis(regra, soma) ?? ZERO
  return falta > 0 ? `${dizerFalta(falta)} para a entrega grátis.` : null
}

/** 'Faltam R$ 12,10', 'Falta R$ 1,00'. */
export function dizerFalta(falta: Centavos): string {
  return `${falta < 2_00 ? 'Falta' : 'Faltam'} ${formatReais(falta)}`
}
