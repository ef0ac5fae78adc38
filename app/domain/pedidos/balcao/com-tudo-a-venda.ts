import type { ProdutoAVenda } from '~/domain/cardapio/escolhas/vitrine'
import type { ProdutoId } from '~/domain/valores/ids'

/** For the panel: an owner who takes an order by phone knows better what there is. Everything is for sale. */
export function comTudoAVenda<Produto extends Pick<ProdutoAVenda, 'variantes' | 'grupos'>>(
  produtos: ReadonlyMap<ProdutoId, Produto>,
): ReadonlyMap<ProdutoId, Produto> {
  return new Map([...produtos].map(([id, produto]) => [id, aVendaInteiro(produto)]))
}

function aVendaInteiro<Produto extends Pick<ProdutoAVenda, 'variantes' | 'grupos'>>(
  produto: Produto,
): Produto {
  return {
    ...produto,
    variantes: produto.variantes.map(variante => ({ ...variante, esgotada: false })),
    grupos: produto.grupos.map(grupo => ({
      ...grupo,
      opcoes: grupo.opcoes.map(opcao => ({ ...opcao, esgotada: false })),
    })),
  }
}
