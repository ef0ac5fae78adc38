import type { LinhaDoPedido } from '~/domain/cupons/abatimento'
import { descontosDasPromocoes } from '~/domain/promocoes/descontos'
import type { PromocaoDoPedido } from '~/domain/promocoes/promocao'
import { type Centavos, ZERO } from '~/domain/valores/centavos'
import type { CategoriaId, ProdutoId } from '~/domain/valores/ids'
import { type ComPreco, type Item, totalDoItem } from './item'
import type { AjusteDoPedido } from './valores'

/** What the promotions of several items take off an order: its adjustments, and the same line by line (promocao-3). */
export function promocoesNoPedido(
  promocoes: readonly PromocaoDoPedido[],
  itens: readonly (ComPreco & Pick<Item, 'produtoId'>)[],
): { readonly ajustes: AjusteDoPedido[]; readonly porLinha: readonly Centavos[] } {
  const linhas = itens.map(item => ({
    ...{ produtoId: item.produtoId, daUnidade: item.preco, unidades: item.quantidade },
    total: totalDoItem(item),
  }))
  const { porPromocao, porLinha } = descontosDasPromocoes(promocoes, linhas)
  const ajustes = porPromocao.map(({ nome, valor }) => ({
    ...({ alvo: 'itens', valor, rotulo: nome, cupomId: null, userId: null } as const),
  }))
  return { ajustes, porLinha }
}

/** The lines of an order as its coupon sees them, with what promotions have taken off each. */
export function linhasPara(
  { categoriaDe }: { readonly categoriaDe: (produto: ProdutoId) => CategoriaId | null },
  itens: readonly (ComPreco & Pick<Item, 'produtoId'>)[],
  descontado: readonly Centavos[],
): LinhaDoPedido[] {
  return itens.map((item, n) => ({
    produtoId: item.produtoId,
    categoriaId: categoriaDe(item.produtoId),
    total: totalDoItem(item),
    descontado: descontado[n] ?? ZERO,
  }))
}
