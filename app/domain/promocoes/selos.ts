import type { Centavos } from '~/domain/valores/centavos'
import type { ProdutoId } from '~/domain/valores/ids'
import { dizerPromocao, type PromocaoDoPedido } from './promocao'

interface ComPreco {
  readonly preco: Centavos
  readonly precoNormal?: Centavos
}

interface ProdutoEmPromocao extends ComPreco {
  readonly id: ProdutoId
  readonly variantes: readonly ComPreco[]
}

/**
 * What a product's card says of its promotions, in few words: '−20%', 'Leve 2, pague 1'. One that is for everything is said once,
 * above the menu.
 */
export function selosDe(produto: ProdutoEmPromocao, promocoes: readonly PromocaoDoPedido[]): string[] {
  const doPreco = seloDoPreco(produto.variantes.length > 0 ? produto.variantes : [produto])
  const dele = promocoes.filter(({ produtos }) => produtos?.includes(produto.id)).map(dizerPromocao)
  return [...new Set(doPreco === null ? dele : [doPreco, ...dele])]
}

/** A percentage says no more than is taken off, and of all sizes. */
function seloDoPreco(precos: readonly ComPreco[]): string | null {
  const porCento = precos.map(({ preco, precoNormal = preco }) =>
    precoNormal > preco ? Math.floor(((precoNormal - preco) * 100) / precoNormal) : null,
  )
  if (porCento.every(um => um === null)) return null
  const [primeiro = 0] = porCento
  return primeiro && porCento.every(um => um === primeiro) ? `−${primeiro}%` : 'Promoção'
}
