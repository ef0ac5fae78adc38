import * as v from 'valibot'
import { simOuNao } from '~/domain/respostas/conflito'
import {
  inteiro,
  linhaObrigatoria,
  linhaOuNulo,
  marcado,
  ouNulo,
  textoOuNulo,
} from '~/domain/respostas/ler-formulario'
import { listar } from '~/domain/valores/como-o-intl'
import { pick } from '~/domain/valores/pick'
import { limites } from '~/domain/valores/texto'
import { ETIQUETAS, PESSOAS } from './etiquetas'
import { arrumarEtiquetas } from './etiquetas-digitadas'

export const SEM_NOME_DO_PRODUTO = 'O nome do produto é obrigatório.'
const ETIQUETA_DESCONHECIDA = `Use só estas etiquetas, separadas por vírgula: ${listar(ETIQUETAS)}.`

/** The boxes of a form, each with its tag, or the tags of a cell; null without any. */
const etiquetas = v.pipe(
  v.optional(v.union([v.string(), v.array(v.string())], ETIQUETA_DESCONHECIDA), ''),
  v.transform(ditas => arrumarEtiquetas(String(ditas))),
  v.string(ETIQUETA_DESCONHECIDA),
  v.transform(ouNulo),
)

/**
 * A product's own fields: the label and how what is typed is read. Each has its column in the table, its field in the form
 * and its column in the spreadsheet, all under one name. What another field decides, as the sizes do of the price, is not
 * here.
 */
const CAMPOS = {
  nome: campo('Nome', nome => linhaObrigatoria(nome, limites.nomeDoProduto, SEM_NOME_DO_PRODUTO)),
  descricao: campo('Descrição', nome => textoOuNulo(nome, limites.descricao)),
  etiquetas: campo('Etiquetas', () => etiquetas),
  serve: campo('Serve quantas pessoas', () => inteiro(PESSOAS, null)),
  codigoCliente: campo('Código interno', nome => linhaOuNulo(nome, limites.codigo)),
  ativo: campo('Produto ativo', () => marcado),
  possuiExtra: campo('Aceita itens extras', () => marcado),
}

function campo<Leitor extends v.GenericSchema>(rotulo: string, ler: (rotulo: string) => Leitor) {
  return { rotulo, leitor: ler(rotulo) }
}

type Campos = typeof CAMPOS
export type CampoDoProduto = keyof Campos
export type CamposDoProduto = {
  readonly [Campo in CampoDoProduto]: v.InferOutput<Campos[Campo]['leitor']>
}

export const NOMES_DOS_CAMPOS = Object.keys(CAMPOS) as CampoDoProduto[]

export const CAMPOS_DO_PRODUTO = daCada(({ leitor }) => leitor) as {
  [Campo in CampoDoProduto]: Campos[Campo]['leitor']
}

/** The labels of the form, which its messages name. */
export const ROTULOS_DO_PRODUTO = {
  ...(daCada(({ rotulo }) => rotulo) as Record<CampoDoProduto, string>),
  preco: 'Preço',
  precoPromocional: 'Preço promocional',
  categoriaId: 'Categoria',
  extras: 'Itens extras',
  tamanhos: 'Tamanhos',
  grupos: 'Grupos de opções',
  novoSabor: 'Nome do grupo de sabores',
  imagem: 'Imagem',
} as const

function daCada<Feito>(fazer: (campo: Campos[CampoDoProduto]) => Feito) {
  return Object.fromEntries(NOMES_DOS_CAMPOS.map(nome => [nome, fazer(CAMPOS[nome])]))
}

/** The product's own fields alone, always in the same order. */
export function camposDoProduto(produto: CamposDoProduto): CamposDoProduto {
  return pick(produto, NOMES_DOS_CAMPOS)
}

/** The value of a field as a person reads it, and as a cell has it; '' for null. */
export function escreverCampo(valor: CamposDoProduto[CampoDoProduto]): string {
  return typeof valor === 'boolean' ? simOuNao(valor) : String(valor ?? '')
}
