import type { Faixa } from '~/domain/horarios/relogio'
import type { PromocaoDoPedido } from '~/domain/promocoes/promocao'
import { dobrarParaBusca, procurar } from '~/domain/valores/busca'
import type { Centavos } from '~/domain/valores/centavos'
import type { CategoriaId, ExtraId, OpcaoId, ProdutoId, VarianteId } from '~/domain/valores/ids'
import type { Grupo, Variante, VinculoDoProduto } from './grupo'
import type { CampoDoProduto, CamposDoProduto } from './produto-digitado'

export type TipoDeExtra = 'adicional' | 'opcional'

export interface ExtraDoCardapio {
  readonly id: ExtraId
  readonly nome: string
  readonly preco: Centavos
  readonly tipo: TipoDeExtra
}

/** The product's own fields that every customer is sent; the others are the shop's business. */
export const CAMPOS_NO_CARDAPIO = [
  'nome',
  'descricao',
  'etiquetas',
  'serve',
] as const satisfies readonly CampoDoProduto[]

/** A product as the menu shows it. What hardly any product has, as sizes and groups, is absent where it says nothing. */
export interface ProdutoDoCardapio extends Pick<CamposDoProduto, (typeof CAMPOS_NO_CARDAPIO)[number]> {
  readonly id: ProdutoId
  /** Not read where there are sizes. */
  readonly preco: Centavos
  /** While a promotion makes `preco`: the price without it, which has to be shown beside it, and when it ends. */
  readonly precoNormal?: Centavos
  readonly precoAte?: string
  /** What the card says of its promotions. */
  readonly selos?: readonly string[]
  /** Key of the picture; `urlDaImagem` makes an address of it. */
  readonly imagem: string | null
  /** Empty unless the product is flagged `possui_extra`. */
  readonly extras: readonly ExtraDoCardapio[]
  readonly variantes?: readonly Variante[]
  /** Its groups, which the menu lists apart, in the order in which they are asked. */
  readonly vinculos?: readonly VinculoDoProduto[]
  /** What the card shows instead of `preco`. */
  readonly aPartirDe?: APartirDe
  /** True while nobody can order it. */
  readonly esgotado?: boolean
  /** Its windows, and those of its category: it can be had while it is inside all of them. */
  readonly janelas?: readonly (readonly Faixa[])[]
  /** When it can be had, in words: 'Disponível de seg. a sex., 11h-15h'. */
  readonly quando?: string
  /** True while it is outside a window. */
  readonly fora?: boolean
  /** What must be read beside its flavours. */
  readonly aviso?: string
  /** The names of its flavours, which a search finds too. */
  readonly sabores?: string
}

export interface APartirDe {
  /** The least that anybody can pay for one unit. */
  readonly preco: Centavos
  /** What the same would cost without a promotion. */
  readonly precoNormal?: Centavos
  /** True when sizes or required choices can make it dearer: the card says 'a partir de'. */
  readonly varia: boolean
}

/** The public menu. Each group is here once, however many products have it. */
export interface Cardapio {
  readonly categorias: readonly CategoriaDoCardapio[]
  readonly grupos: readonly Grupo[]
  /** The promotions of several items that hold now; absent where there are none. */
  readonly promocoes?: readonly PromocaoDoPedido[]
}

/** A count: how many are left of one product, size or option. */
export interface Estoque {
  readonly id: number
  readonly produtoId: ProdutoId | null
  readonly varianteId: VarianteId | null
  readonly opcaoId: OpcaoId | null
  /** What is left on the business day that was asked for. */
  readonly resta: number
}

/** What is sold out now, by number. */
export interface Esgotados {
  readonly produtos: readonly ProdutoId[]
  readonly variantes: readonly VarianteId[]
  readonly opcoes: readonly OpcaoId[]
}

/** What an open menu asks for again and again: what is sold out, and the version of everything else. */
export interface EstadoDoCardapio {
  readonly versao: string
  readonly esgotados: Esgotados
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

/** In more products than these, which hardly a shop has, a wrong letter finds none: to forgive costs four times the search. */
const PERDOADOS = 2_000

/**
 * Products that the term finds in their name, description, tags or flavours; where it finds none, those that it finds with one
 * letter wrong (cardapio-6).
 */
export function buscarNoCardapio(categorias: readonly CategoriaDoCardapio[], termo: string): Achado[] {
  if (!termo.trim()) return []
  const todos = categorias.flatMap(({ nome, produtos }) =>
    produtos.map(produto => ({ produto, categoria: nome, dobrado: dobrar(produto) })),
  )
  const achar = (perdoa: boolean) => {
    const acha = procurar(termo, perdoa)
    return todos.filter(({ dobrado }) => acha(dobrado))
  }
  const exatos = achar(false)
  return exatos.length > 0 || todos.length > PERDOADOS ? exatos : achar(true)
}

/** A menu is searched at each letter, and on the server for everybody; to fold it took four fifths of a search's page. */
const dobrados = new WeakMap<ProdutoDoCardapio, string>()

function dobrar(produto: ProdutoDoCardapio): string {
  let dobrado = dobrados.get(produto)
  if (dobrado === undefined) {
    const { nome, descricao, etiquetas, sabores } = produto
    dobrado = dobrarParaBusca([nome, descricao, etiquetas, sabores].filter(Boolean).join('\n'))
    dobrados.set(produto, dobrado)
  }
  return dobrado
}

/** The public address of a stored picture, square, `largura` pixels wide. */
export function urlDaImagem(imagem: string, largura: 400 | 800): string {
  return `/imagens/${imagem}-${largura}.webp`
}

/** The address of the same picture as a JPEG of 1200 x 630, which chats show beside a link. */
export function urlDaPrevia(imagem: string): string {
  return `/imagens/${imagem}-previa.jpg`
}
