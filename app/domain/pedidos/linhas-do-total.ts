import { entregaACombinar } from '~/domain/frete/a-combinar'
import { ENTREGA_GRATIS } from '~/domain/frete/entrega-gratis'
import { type Centavos, centavos, formatReais } from '~/domain/valores/centavos'
import type { Valores } from './valores'

type TipoDoValor = 'itens' | 'desconto' | 'frete' | 'desconto-frete' | 'servico' | 'pagamento' | 'total'

/** One line of a total. A discount is below zero. */
export interface LinhaDoTotal {
  readonly tipo: TipoDoValor
  readonly rotulo: string
  readonly valor: Centavos
  /** True for the fee of a delivery that is to be agreed on: 0 counts, but nobody may read it as free. */
  readonly aCombinar?: true
}

/** 'R$ 5,00', 'a combinar' */
export function dizerValor({ valor, aCombinar }: Pick<LinhaDoTotal, 'valor' | 'aCombinar'>): string {
  return aCombinar ? 'a combinar' : formatReais(valor)
}

/** The money of an order, and what its fee was computed from. */
export type ValoresComBase = Valores & { readonly freteModo?: string | null | undefined }

type Rotulos = Readonly<Record<TipoDoValor, string>>

const ROTULOS: Rotulos = {
  itens: 'Subtotal',
  desconto: 'Desconto',
  frete: 'Taxa de entrega',
  'desconto-frete': 'Desconto na entrega',
  servico: 'Taxa de serviço (opcional)',
  pagamento: 'Acréscimo do pagamento',
  total: 'Total',
}

/** Every line that a total can have, including those of zero, in the order in which all screens show them. */
export function todasAsLinhas(valores: ValoresComBase, rotulos: Partial<Rotulos> = {}): LinhaDoTotal[] {
  const linha = (tipo: TipoDoValor, valor: Centavos, rotulo = { ...ROTULOS, ...rotulos }[tipo]) => {
    return { tipo, rotulo, valor }
  }
  const { frete, ajustePagamento: doPagamento } = valores
  return [
    linha('itens', valores.total),
    linha('desconto', menos(valores.descontoItens)),
    entregaACombinar(valores)
      ? { ...linha('frete', frete, 'Entrega'), aCombinar: true }
      : linha('frete', frete),
    linha(
      'desconto-frete',
      menos(valores.descontoFrete),
      entregaDeGraca(valores) ? ENTREGA_GRATIS : undefined,
    ),
    linha('servico', valores.taxaServico),
    linha('pagamento', doPagamento, doPagamento < 0 ? 'Desconto do pagamento' : undefined),
    linha('total', valores.totalComFrete),
  ]
}

/** True when discounts have taken off the whole fee. */
export function entregaDeGraca({ frete, descontoFrete }: Pick<Valores, 'frete' | 'descontoFrete'>): boolean {
  return frete > 0 && descontoFrete === frete
}

/** Never -0, which a screen would show. */
function menos(valor: Centavos): Centavos {
  return centavos(0 - valor)
}

/**
 * The lines of which a total is made. `comFrete` is false when nothing is delivered; an adjustment is a line only when
 * there is one. A screen with other words passes its own.
 */
export function linhasDoTotal(
  valores: ValoresComBase,
  comFrete: boolean,
  rotulos: Partial<Rotulos> = {},
): LinhaDoTotal[] {
  const semEntrega = comFrete && entregaACombinar(valores) && { total: 'Total sem a entrega' }
  return todasAsLinhas(valores, { ...rotulos, ...semEntrega }).filter(({ tipo, valor }) =>
    tipo === 'frete' ? comFrete : valor !== 0 || tipo === 'itens' || tipo === 'total',
  )
}
