import { ENTREGA_GRATIS, type EntregaGratis, faltaParaGratis } from '~/domain/frete/entrega-gratis'
import { type Centavos, centavos } from '~/domain/valores/centavos'
import type { ContaId } from '~/domain/valores/ids'
import { type ComPreco, totalDosItens } from './item'

/** A discount or a fee of an order: one line between the sum of the items and the total (pedido-16). */
export interface Ajuste {
  readonly alvo: 'itens' | 'frete' | 'servico' | 'pagamento' | 'acrescimo'
  /**
   * Always above zero: the amount that a discount takes off the items or the freight, or that a fee adds for the
   * service; 'pagamento' and 'acrescimo' are what the way to pay takes off and adds.
   */
  readonly valor: Centavos
}

/** True for what adds to the total; the others take off. */
export function ehTaxa(alvo: Ajuste['alvo']): boolean {
  return alvo === 'servico' || alvo === 'acrescimo'
}

/** An adjustment with what the order keeps of it. */
export interface AjusteDoPedido extends Ajuste {
  /** Its name on the receipt; null for the name of its kind. */
  readonly rotulo: string | null
  readonly cupomId: number | null
  /** The account that granted it; null when nobody of the shop did. */
  readonly userId: ContaId | null
}

/** The money of an order, under the names of its columns. Everything that changes what is paid belongs here. */
export interface Valores {
  /** The sum of the items. */
  readonly total: Centavos
  readonly descontoItens: Centavos
  /** Zero for an order that is not delivered. */
  readonly frete: Centavos
  readonly descontoFrete: Centavos
  readonly taxaServico: Centavos
  /** What the way to pay adds, below zero what it takes off. */
  readonly ajustePagamento: Centavos
  /** What the customer pays. */
  readonly totalComFrete: Centavos
}

/** Computes the money of an order; adjustments count as far as they fit. */
export function somarValores(
  itens: readonly ComPreco[],
  frete: Centavos,
  ajustes: readonly Ajuste[] = [],
): Valores {
  const total = totalDosItens(itens)
  const cabem = caberAjustes(ajustes, { total, frete })
  const somar = (alvo: Ajuste['alvo']) =>
    centavos(cabem.reduce((soma, ajuste) => soma + (ajuste.alvo === alvo ? ajuste.valor : 0), 0))
  const [descontoItens, descontoFrete, taxaServico] = [somar('itens'), somar('frete'), somar('servico')]
  const ajustePagamento = centavos(somar('acrescimo') - somar('pagamento'))
  const totalComFrete = centavos(
    total - descontoItens + frete - descontoFrete + taxaServico + ajustePagamento,
  )
  return { total, descontoItens, frete, descontoFrete, taxaServico, ajustePagamento, totalComFrete }
}

/**
 * Limits each discount to what the discounts before it have left of its target, and drops discounts that would take
 * nothing.
 */
export function caberAjustes<Linha extends Ajuste>(
  ajustes: readonly Linha[],
  { total, frete }: Pick<Valores, 'total' | 'frete'>,
): Linha[] {
  const tudo = Number.POSITIVE_INFINITY
  const resta = {
    itens: Number(total),
    frete: Number(frete),
    servico: tudo,
    pagamento: tudo,
    acrescimo: tudo,
  }
  return ajustes.flatMap(ajuste => {
    const valor = centavos(Math.min(ajuste.valor, resta[ajuste.alvo]))
    resta[ajuste.alvo] -= valor
    return valor > 0 ? [{ ...ajuste, valor }] : []
  })
}

/**
 * The adjustments of an order with the shop's free delivery among them (frete-18), in the order in which they count:
 * discounts of the items, free delivery, other discounts of the freight, fees. So a coupon of freight finds nothing left
 * to take off a delivery that is free, and does not count.
 */
export function comEntregaGratis<Linha extends Ajuste>(
  ajustes: readonly Linha[],
  somas: Pick<Valores, 'total' | 'frete'>,
  regra: EntregaGratis | null,
): (Linha | AjusteDoPedido)[] {
  const de = (alvo: Ajuste['alvo']) => ajustes.filter(ajuste => ajuste.alvo === alvo)
  const nosItens = caberAjustes(de('itens'), somas).reduce((soma, { valor }) => soma + valor, 0)
  const { total, frete: valor } = somas
  const falta = regra && faltaParaGratis(regra, { total, descontoItens: centavos(nosItens) })
  const gratis: AjusteDoPedido = { alvo: 'frete', valor, rotulo: ENTREGA_GRATIS, cupomId: null, userId: null }
  return [...de('itens'), ...(falta === 0 && valor > 0 ? [gratis] : []), ...de('frete'), ...de('servico')]
}
