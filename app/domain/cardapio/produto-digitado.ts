import type * as v from 'valibot'
import { simOuNao } from '~/domain/respostas/conflito'
import { linhaObrigatoria, linhaOuNulo, marcado, textoOuNulo } from '~/domain/respostas/ler-formulario'
import { pick } from '~/domain/valores/pick'
import { limites } from '~/domain/valores/texto'

/** The labels of the form, which its messages name. */
export const ROTULOS_DO_PRODUTO = {
  nome: 'Nome',
  descricao: 'Descrição',
  preco: 'Preço',
  categoriaId: 'Categoria',
  codigoCliente: 'Código interno',
  possuiExtra: 'Aceita itens extras',
  extras: 'Itens extras',
  tamanhos: 'Tamanhos',
  grupos: 'Grupos de opções',
  novoSabor: 'Nome do grupo de sabores',
  ativo: 'Produto ativo',
  imagem: 'Imagem',
} as const

export const SEM_NOME_DO_PRODUTO = 'O nome do produto é obrigatório.'

/**
 * How a product's own fields are read. Each has its column in the table, its field in the form and its column in the
 * spreadsheet, all under one name. What another field decides, as the sizes do of the price, is not here.
 */
export const CAMPOS_DO_PRODUTO = {
  nome: linhaObrigatoria(ROTULOS_DO_PRODUTO.nome, limites.nomeDoProduto, SEM_NOME_DO_PRODUTO),
  descricao: textoOuNulo(ROTULOS_DO_PRODUTO.descricao, limites.descricao),
  codigoCliente: linhaOuNulo(ROTULOS_DO_PRODUTO.codigoCliente, limites.codigo),
  ativo: marcado,
  possuiExtra: marcado,
}

export type CampoDoProduto = keyof typeof CAMPOS_DO_PRODUTO
export type CamposDoProduto = {
  readonly [Campo in CampoDoProduto]: v.InferOutput<(typeof CAMPOS_DO_PRODUTO)[Campo]>
}

export const NOMES_DOS_CAMPOS = Object.keys(CAMPOS_DO_PRODUTO) as CampoDoProduto[]

/** The product's own fields alone, always in the same order. */
export function camposDoProduto(produto: CamposDoProduto): CamposDoProduto {
  return pick(produto, NOMES_DOS_CAMPOS)
}

/** The value of a field as a person reads it, and as a cell has it; '' for null. */
export function escreverCampo(valor: CamposDoProduto[CampoDoProduto]): string {
  return typeof valor === 'boolean' ? simOuNao(valor) : String(valor ?? '')
}
