import { type Centavos, centavos } from '~/domain/valores/centavos'
import type { ExtraEscolhido, Item } from './item'

/** The fields of an item that its total depends on. */
export type ComPreco = Pick<
  Item<Pick<ExtraEscolhido, 'preco' | 'quantidade'>>,
  'preco' | 'quantidade' | 'extras'
>

/** (price + extras, each times its own quantity) x quantity (pedido-6). */
export function totalDoItem({ preco, quantidade, extras }: ComPreco): Centavos {
  const unidade = extras.reduce((soma, extra) => soma + extra.preco * (extra.quantidade ?? 1), Number(preco))
  return centavos(unidade * quantidade)
}

/** The total of the items without freight: `pedidos.total`. */
export function totalDosItens(itens: readonly ComPreco[]): Centavos {
  return centavos(itens.reduce((soma, item) => soma + totalDoItem(item), 0))
}

/** Counts units and not lines, for the badge of the cart. */
export function contarUnidades(itens: readonly Pick<Item, 'quantidade'>[]): number {
  return itens.reduce((soma, item) => soma + item.quantidade, 0)
}

/** '1 item', '2 itens': units as people count them (carrinho-9). */
export function contarItens(unidades: number): string {
  return unidades === 1 ? '1 item' : `${unidades} itens`
}
