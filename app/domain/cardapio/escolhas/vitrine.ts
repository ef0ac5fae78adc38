import type { PromocaoDoPedido } from '~/domain/promocoes/promocao'
import { selosDe } from '~/domain/promocoes/selos'
import type { CategoriaId } from '~/domain/valores/ids'
import { pick } from '~/domain/valores/pick'
import {
  CAMPOS_NO_CARDAPIO,
  type Cardapio,
  type CategoriaDoCardapio,
  type Esgotados,
  type ProdutoDoCardapio,
} from '../cardapio'
import type { Grupo, ProdutoComEscolhas, Variante, VinculoDoProduto } from '../grupo'
import { aPartirDe } from './a-partir-de'
import { comEscolhas } from './com-escolhas'
import { avisoDosSabores } from './preco'

/** A size with the shop's own code, which no customer sees. */
export interface VarianteLida extends Variante {
  readonly codigoCliente: string | null
}

/** A product as the database has it. */
export interface ProdutoLido extends ProdutoDoCardapio {
  /** Null unless the category is active. */
  readonly categoriaId: CategoriaId | null
  readonly codigoCliente: string | null
  readonly variantes: readonly VarianteLida[]
  readonly vinculos: readonly VinculoDoProduto[]
  /** True when the owner says so, or nothing is left of it. */
  readonly esgotado: boolean
  readonly janelas: NonNullable<ProdutoDoCardapio['janelas']>
}

/** A product with everything that may be chosen with it. */
export type ProdutoAVenda = ProdutoLido & ProdutoComEscolhas

/** The public menu: these categories with their products, each group that one of the products has, and the promotions. */
export function montarCardapio(
  categorias: readonly Omit<CategoriaDoCardapio, 'produtos'>[],
  {
    produtos,
    grupos,
    promocoes = [],
  }: {
    readonly produtos: readonly ProdutoLido[]
    readonly grupos: readonly Grupo[]
    readonly promocoes?: readonly PromocaoDoPedido[]
  },
): Cardapio {
  const mostrados = produtos.filter(({ categoriaId }) => categorias.some(({ id }) => id === categoriaId))
  const usados = new Set(mostrados.flatMap(({ vinculos }) => vinculos.map(({ grupoId }) => grupoId)))
  return {
    categorias: categorias.map(categoria => ({
      ...categoria,
      produtos: mostrados
        .filter(({ categoriaId }) => categoriaId === categoria.id)
        .map(produto => naVitrine(produto, grupos, promocoes)),
    })),
    grupos: grupos.filter(({ id }) => usados.has(id)),
    ...(promocoes.length > 0 && { promocoes }),
  }
}

/** A product with what its card says, so that no card needs a rule. */
function naVitrine(
  lido: ProdutoLido,
  grupos: readonly Grupo[],
  promocoes: readonly PromocaoDoPedido[],
): ProdutoDoCardapio {
  const { id, preco, precoNormal, precoAte, imagem, extras, variantes, vinculos, janelas } = lido
  const produto = comEscolhas(lido, grupos)
  const aviso = avisoDosSabores(produto)
  const selos = selosDe(lido, promocoes)
  const sabores = produto.grupos
    .filter(({ tipo }) => tipo === 'sabor')
    .flatMap(({ opcoes }) => opcoes.map(opcao => opcao.nome))
  return {
    ...{ id, ...pick(lido, CAMPOS_NO_CARDAPIO), preco, imagem, extras },
    ...(precoNormal && { precoNormal }),
    ...(precoAte && { precoAte }),
    ...(selos.length > 0 && { selos }),
    ...(variantes.length > 0 && {
      variantes: variantes.map(({ codigoCliente: _, ...variante }) => variante),
    }),
    ...(vinculos.length > 0 && { vinculos: vinculos.map(semVazios) }),
    ...(janelas.length > 0 && { janelas }),
    ...aVenda(produto, lido.esgotado),
    ...(aviso && { aviso }),
    ...(sabores.length > 0 && { sabores: sabores.join('\n') }),
  }
}

/** A menu has thousands of links, hardly one of them with limits by size. */
function semVazios({ porTamanho, ...vinculo }: VinculoDoProduto): VinculoDoProduto {
  return porTamanho ? { ...vinculo, porTamanho } : vinculo
}

/** What the card says of price and sale; `esgotado` is true when the product itself is sold out. */
function aVenda(
  produto: ProdutoComEscolhas,
  esgotado: boolean,
): Pick<ProdutoDoCardapio, 'aPartirDe' | 'esgotado'> {
  const minimo = aPartirDe(produto)
  return {
    ...(minimo && (minimo.varia || minimo.preco !== produto.preco) && { aPartirDe: minimo }),
    ...((esgotado || !minimo) && { esgotado: true }),
  }
}

/** The menu as it is when exactly these are sold out: what they make impossible is sold out as well. */
export function comEsgotados(cardapio: Cardapio, { produtos, variantes, opcoes }: Esgotados): Cardapio {
  const grupos = cardapio.grupos.map(grupo => ({
    ...grupo,
    opcoes: grupo.opcoes.map(opcao => ({ ...opcao, esgotada: opcoes.includes(opcao.id) })),
  }))
  const remarcar = ({ aPartirDe: _, esgotado: __, ...produto }: ProdutoDoCardapio): ProdutoDoCardapio => {
    const tamanhos = produto.variantes?.map(variante => ({
      ...variante,
      esgotada: variantes.includes(variante.id),
    }))
    const remarcado = { ...produto, ...(tamanhos && { variantes: tamanhos }) }
    return { ...remarcado, ...aVenda(comEscolhas(remarcado, grupos), produtos.includes(produto.id)) }
  }
  const categorias = cardapio.categorias.map(categoria => ({
    ...categoria,
    produtos: categoria.produtos.map(remarcar),
  }))
  return { ...cardapio, categorias, grupos }
}
