import { type Centavos, centavos } from '~/domain/valores/centavos'
import { type ComPreco, totalDosItens } from './total'

/** The money of an order, by the names of its columns. Whatever else comes to change what is paid is said here. */
export interface Valores {
  /** The sum of the items. */
  readonly total: Centavos
  /** Zero unless delivered. */
  readonly frete: Centavos
  /** What is paid. */
  readonly totalComFrete: Centavos
}

export function somarValores(itens: readonly ComPreco[], frete: Centavos): Valores {
  const total = totalDosItens(itens)
  return { total, frete, totalComFrete: centavos(total + frete) }
}

type TipoDoValor = 'itens' | 'frete' | 'total'

/** One line of a total. */
export interface LinhaDoTotal {
  readonly tipo: TipoDoValor
  readonly rotulo: string
  readonly valor: Centavos
}

type Rotulos = Readonly<Record<TipoDoValor, string>>

const ROTULOS: Rotulos = { itens: 'Subtotal', frete: 'Taxa de entrega', total: 'Total' }

/**
 * What a total is made of, in the order in which every screen shows it; `comFrete` is false where nothing is delivered.
 * A screen whose words are others gives its own.
 */
export function linhasDoTotal(
  valores: Valores,
  comFrete: boolean,
  rotulos: Partial<Rotulos> = {},
): LinhaDoTotal[] {
  const linha = (tipo: TipoDoValor, valor: Centavos) => ({
    tipo,
    rotulo: { ...ROTULOS, ...rotulos }[tipo],
    valor,
  })
  return [
    linha('itens', valores.total),
    ...(comFrete ? [linha('frete', valores.frete)] : []),
    linha('total', valores.totalComFrete),
  ]
}
