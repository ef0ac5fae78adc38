import { ENTREGA_GRATIS } from '~/domain/frete/entrega-gratis'
import { type Centavos, centavos, ZERO } from '~/domain/valores/centavos'
import type { Valores } from './valores'

type TipoDoValor = 'itens' | 'desconto' | 'frete' | 'desconto-frete' | 'servico' | 'total'

/** One line of a total. A discount is below zero. */
export interface LinhaDoTotal {
  readonly tipo: TipoDoValor
  readonly rotulo: string
  readonly valor: Centavos
}

type Rotulos = Readonly<Record<TipoDoValor, string>>

const ROTULOS: Rotulos = {
  itens: 'Subtotal',
  desconto: 'Desconto',
  frete: 'Taxa de entrega',
  'desconto-frete': 'Desconto na entrega',
  servico: 'Taxa de serviço',
  total: 'Total',
}

/** Every line that a total can have, including those of zero, in the order in which all screens show them. */
export function todasAsLinhas(valores: Valores, rotulos: Partial<Rotulos> = {}): LinhaDoTotal[] {
  const linha = (tipo: TipoDoValor, valor: Centavos) => ({
    tipo,
    rotulo: { ...ROTULOS, ...rotulos }[tipo],
    valor,
  })
  const freteDado = linha('desconto-frete', menos(valores.descontoFrete))
  return [
    linha('itens', valores.total),
    linha('desconto', menos(valores.descontoItens)),
    linha('frete', valores.frete),
    entregaDeGraca(valores) ? { ...freteDado, rotulo: ENTREGA_GRATIS } : freteDado,
    linha('servico', valores.taxaServico),
    linha('total', valores.totalComFrete),
  ]
}

/** True when discounts have taken off the whole fee. */
export function entregaDeGraca({ frete, descontoFrete }: Pick<Valores, 'frete' | 'descontoFrete'>): boolean {
  return frete > 0 && descontoFrete === frete
}

function menos(valor: Centavos): Centavos {
  return valor > 0 ? centavos(-valor) : ZERO
}

/**
 * The lines of which a total is made. `comFrete` is false when nothing is delivered; an adjustment is a line only when
 * there is one. A screen with other words passes its own.
 */
export function linhasDoTotal(
  valores: Valores,
  comFrete: boolean,
  rotulos: Partial<Rotulos> = {},
): LinhaDoTotal[] {
  return todasAsLinhas(valores, rotulos).filter(({ tipo, valor }) => {
    if (tipo === 'itens' || tipo === 'total') return true
    return tipo === 'frete' ? comFrete : valor !== 0
  })
}
