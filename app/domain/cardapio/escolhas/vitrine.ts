import type { CategoriaId } from '~/domain/valores/ids'
import type { Cardapio, CategoriaDoCardapio, ProdutoDoCardapio } from '../cardapio'
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
}

/** A product with everything that may be chosen with it. */
export type ProdutoAVenda = ProdutoLido & ProdutoComEscolhas

/** The public menu: these categories with their products, and each group that one of the products has. */
export function montarCardapio(
  categorias: readonly Omit<CategoriaDoCardapio, 'produtos'>[],
  produtos: readonly ProdutoLido[],
  grupos: readonly Grupo[],
): Cardapio {
  const mostrados = produtos.filter(({ categoriaId }) => categorias.some(({ id }) => id === categoriaId))
  const usados = new Set(mostrados.flatMap(({ vinculos }) => vinculos.map(({ grupoId }) => grupoId)))
  return {
    categorias: categorias.map(categoria => ({
      ...categoria,
      produtos: mostrados
        .filter(({ categoriaId }) => categoriaId === categoria.id)
        .map(produto => naVitrine(produto, grupos)),
    })),
    grupos: grupos.filter(({ id }) => usados.has(id)),
  }
}

/** A product with what its card says, so that no card needs a rule. Fields that say nothing are left out. */
function naVitrine(lido: ProdutoLido, grupos: readonly Grupo[]): ProdutoDoCardapio {
  const { id, nome, descricao, preco, imagem, extras, variantes, vinculos } = lido
  const produto = comEscolhas(lido, grupos)
  const minimo = aPartirDe(produto)
  const aviso = avisoDosSabores(produto)
  const sabores = produto.grupos
    .filter(({ tipo }) => tipo === 'sabor')
    .flatMap(({ opcoes }) => opcoes.map(opcao => opcao.nome))
  return {
    ...{ id, nome, descricao, preco, imagem, extras },
    ...(variantes.length > 0 && {
      variantes: variantes.map(({ codigoCliente: _, ...variante }) => variante),
    }),
    ...(vinculos.length > 0 && { vinculos }),
    ...(minimo && (minimo.varia || minimo.preco !== preco) && { aPartirDe: minimo }),
    ...((lido.esgotado || !minimo) && { esgotado: true }),
    ...(aviso && { aviso }),
    ...(sabores.length > 0 && { sabores: sabores.join('\n') }),
  }
}
