import { type Centavos, centavos, formatReais } from '~/domain/valores/centavos'
import { type Recusa, recusar } from '~/domain/valores/recusa'
import { type ExtraEscolhido, type Item, QUANTIDADE_MAXIMA, quantidadeValida } from './item'

/** An item as far as money goes. */
type ComPreco = Pick<Item<Pick<ExtraEscolhido, 'preco'>>, 'preco' | 'quantidade' | 'extras'>

export const LINHAS_MAXIMAS = 50
const VALOR_MAXIMO = centavos(20_000_00)

/** (price + extras) x quantity (specification 1, section 9). */
export function totalDoItem({ preco, quantidade, extras }: ComPreco): Centavos {
  return centavos(extras.reduce((soma, extra) => soma + extra.preco, Number(preco)) * quantidade)
}

/** The order without freight: `pedidos.total`. */
export function totalDosItens(itens: readonly ComPreco[]): Centavos {
  return centavos(itens.reduce((soma, item) => soma + totalDoItem(item), 0))
}

/** Units, not lines: the badge of the cart. */
export function contarUnidades(itens: readonly Pick<Item, 'quantidade'>[]): number {
  return itens.reduce((soma, item) => soma + item.quantidade, 0)
}

/** '1 item', '2 itens': units as people count them (specification 1, section 2, 'Floating cart bar'). */
export function contarItens(unidades: number): string {
  return unidades === 1 ? '1 item' : `${unidades} itens`
}

/** `pedidos.total_com_frete`; the freight of an order that is not delivered is zero. */
export function totalComFrete(total: Centavos, frete: Centavos): Centavos {
  return centavos(total + frete)
}

/**
 * Refuses what passes the limits of decision 19: 1 to 99 of an item, 50 lines, R$ 20.000,00 with freight. An order
 * without lines is not a matter of limits: each form says that in its own words.
 */
export function validarLimites(itens: readonly ComPreco[], frete: Centavos): Recusa | null {
  if (itens.length > LINHAS_MAXIMAS) return MUITAS_LINHAS
  if (itens.some(({ quantidade }) => !quantidadeValida(quantidade))) return QUANTIDADE_INVALIDA
  return totalComFrete(totalDosItens(itens), frete) > VALOR_MAXIMO ? VALOR_ALTO : null
}

export const MUITAS_LINHAS = recusar(
  'Limite do pedido',
  `Um pedido pode ter no máximo ${LINHAS_MAXIMAS} itens diferentes.`,
  'itens',
)

export const QUANTIDADE_INVALIDA = recusar(
  'Limite do pedido',
  `A quantidade de cada item deve ser de 1 a ${QUANTIDADE_MAXIMA}.`,
  'itens',
)

const VALOR_ALTO = recusar(
  'Limite do pedido',
  `Um pedido pode somar no máximo ${formatReais(VALOR_MAXIMO)}.`,
  'itens',
)
