import type { CategoriaDoCardapio, ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import type { CategoriaId } from '~/domain/valores/ids'
import { podeSerOferecido } from './destaques'

/** The one banner of a shop as its menu is told it. */
export interface BannerDoCardapio {
  /** Shown, or said of the picture. */
  readonly texto: string
  /** The key of a stored picture. */
  readonly imagem: string | null
  /** 'categoria-7', 'produto-12', 'cupom-BEMVINDO'; null for none. */
  readonly alvo: string | null
}

type Destino =
  | { readonly categoria: CategoriaId }
  | { readonly produto: ProdutoDoCardapio }
  | { readonly cupom: string }

/** Where the banner leads; null, too, while the menu does not have that or may not offer it (destaque-4). */
export function destinoDoBanner(
  alvo: string | null,
  categorias: readonly CategoriaDoCardapio[],
): Destino | null {
  const [tipo, chave = ''] = alvo?.split('-') ?? []
  const ehEle = ({ id }: { readonly id: number }) => String(id) === chave
  if (tipo === 'cupom') return { cupom: chave }
  if (tipo === 'categoria') return categorias.some(ehEle) ? { categoria: Number(chave) as CategoriaId } : null
  const produto = categorias.flatMap(({ produtos }) => produtos).find(ehEle)
  return produto && podeSerOferecido(produto) ? { produto } : null
}
