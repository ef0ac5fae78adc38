import { dizerQuandoHa } from '~/domain/cardapio/disponibilidade/dizer-janelas'
import type { ProdutoAVenda } from '~/domain/cardapio/escolhas/vitrine'
import { naJanela } from '~/domain/horarios/janela'
import type { ProdutoId } from '~/domain/valores/ids'

/** Why an item cannot be had now, although its product is on the menu. */
export interface ForaDeVenda {
  readonly esgotado?: boolean
  /** When it can be had, in words, while it is outside its window. */
  readonly fora?: string
}

type Disponibilidade = Pick<ProdutoAVenda, 'esgotado' | 'janelas'>

/** Marks the items of which the product is sold out, or outside its window on the clocks of the IANA zone `fuso`. */
export function marcarForaDeVenda<UmItem extends { readonly produtoId: ProdutoId }>(
  itens: readonly UmItem[],
  produtos: ReadonlyMap<ProdutoId, Disponibilidade>,
  agora: Date,
  fuso: string,
): (UmItem & ForaDeVenda)[] {
  return itens.map(item => {
    const produto = produtos.get(item.produtoId)
    return produto ? { ...item, ...foraDeVenda(produto, agora, fuso) } : item
  })
}

function foraDeVenda({ esgotado, janelas }: Disponibilidade, agora: Date, fuso: string): ForaDeVenda {
  if (esgotado) return { esgotado: true }
  return naJanela(janelas, agora, fuso) ? {} : { fora: dizerQuandoHa(janelas) }
}
