import type { ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import { formatReais } from '~/domain/valores/centavos'

/** 'R$ 49,90', 'a partir de R$ 29,90'; nothing for a product that has no price while nobody can order it. */
export function PrecoDoProduto({ produto }: { produto: ProdutoDoCardapio }) {
  const { preco, varia } = produto.aPartirDe ?? { preco: produto.preco, varia: false }
  if (produto.esgotado && preco === 0) return null
  return (
    <>
      {varia && <span className="font-normal text-sm">a partir de </span>}
      <span>{formatReais(preco)}</span>
    </>
  )
}
