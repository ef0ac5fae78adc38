import type { ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import { formatReais } from '~/domain/valores/centavos'
import { Badge } from '~/ui/badge'

/** What the promotions of a product are, on its card and in its dialog. */
export function Selos({ produto: { selos = [] } }: { produto: ProdutoDoCardapio }) {
  return selos.map(selo => (
    <Badge key={selo} tone="green" wrap>
      {selo}
    </Badge>
  ))
}

/** 'R$ 49,90', 'a partir de R$ 29,90', 'de R$ 49,90 por R$ 39,90'; nothing for a product that has no price while nobody can order it. */
export function PrecoDoProduto({ produto }: { produto: ProdutoDoCardapio }) {
  const { preco, precoNormal, varia } = produto.aPartirDe ?? { ...produto, varia: false }
  if (produto.esgotado && preco === 0) return null
  return (
    <>
      {precoNormal && (
        <>
          <s className="whitespace-nowrap font-normal text-sm text-tinta-suave">{`de ${formatReais(precoNormal)}`}</s>{' '}
        </>
      )}
      {varia ? (
        <span className="font-normal text-sm">a partir de </span>
      ) : (
        precoNormal && <span className="font-normal text-sm">por </span>
      )}
      <span>{formatReais(preco)}</span>
    </>
  )
}
