import type { Centavos } from '~/domain/valores/centavos'
import type { CategoriaId, ExtraId, ProdutoId } from '~/domain/valores/ids'
import { dobrarParaBusca } from '~/domain/valores/texto'

export type TipoDeExtra = 'adicional' | 'opcional'

export interface ExtraDoCardapio {
  readonly id: ExtraId
  readonly nome: string
  readonly preco: Centavos
  readonly tipo: TipoDeExtra
}

export interface ProdutoDoCardapio {
  readonly id: ProdutoId
  readonly nome: string
  readonly descricao: string | null
  readonly preco: Centavos
  /** Key of the picture; `urlDaImagem` makes an address of it. */
  readonly imagem: string | null
  /** Empty unless the product is flagged `possui_extra`. */
  readonly extras: readonly ExtraDoCardapio[]
}

export interface CategoriaDoCardapio {
  readonly id: CategoriaId
  readonly nome: string
  readonly produtos: readonly ProdutoDoCardapio[]
}

export interface Achado {
  readonly produto: ProdutoDoCardapio
  readonly categoria: string
}

/** Products whose name or description has the term, ignoring case and accents (cardapio-6). */
export function buscarNoCardapio(categorias: readonly CategoriaDoCardapio[], termo: string): Achado[] {
  const procurado = dobrarParaBusca(termo.trim())
  if (!procurado) return []
  return categorias.flatMap(categoria =>
    categoria.produtos
      .filter(produto => dobrarParaBusca(`${produto.nome}\n${produto.descricao ?? ''}`).includes(procurado))
      .map(produto => ({ produto, categoria: categoria.nome })),
  )
}

/** The public address of a stored picture, square, `largura` pixels wide. */
export function urlDaImagem(imagem: string, largura: 400 | 800): string {
  return `/imagens/${imagem}-${largura}.webp`
}

/** The address of the same picture as a JPEG of 1200 x 630, which chats show beside a link. */
export function urlDaPrevia(imagem: string): string {
  return `/imagens/${imagem}-previa.jpg`
}
