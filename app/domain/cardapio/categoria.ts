import * as v from 'valibot'
import { type Descricao, type Forma, ouEmBranco, simOuNao } from '~/domain/respostas/conflito'
import {
  type Lido,
  lerFormularioCom,
  linhaObrigatoria,
  linhaOuNulo,
  marcado,
  textoOuNulo,
} from '~/domain/respostas/ler-formulario'
import { recusar } from '~/domain/respostas/recusa'
import { limites } from '~/domain/valores/texto'

/** The labels of the form, which its messages name. */
export const ROTULOS_DA_CATEGORIA = {
  nome: 'Nome',
  codigoCategoriaSistemaCliente: 'Código no seu sistema',
  descricao: 'Descrição',
  ativo: 'Categoria ativa',
} as const

const SEM_NOME = 'O nome da categoria é obrigatório.'

const categoriaSchema = v.object({
  nome: linhaObrigatoria(ROTULOS_DA_CATEGORIA.nome, limites.nome, SEM_NOME),
  codigoCategoriaSistemaCliente: linhaOuNulo(
    ROTULOS_DA_CATEGORIA.codigoCategoriaSistemaCliente,
    limites.codigo,
  ),
  descricao: textoOuNulo(ROTULOS_DA_CATEGORIA.descricao, limites.descricao),
  ativo: marcado,
})

export type DadosDaCategoria = v.InferOutput<typeof categoriaSchema>

/** The category's form (produto-7). Refused: a blank name, a text longer than its limit. */
export function lerCategoria(valores: unknown): Lido<typeof categoriaSchema> {
  return lerFormularioCom(categoriaSchema, valores, texto =>
    texto === SEM_NOME ? 'Campo obrigatório' : 'Erro ao salvar',
  )
}

/** How the saves of two people become one. */
export const FORMA_DA_CATEGORIA: Forma<DadosDaCategoria> = {
  rotulos: ROTULOS_DA_CATEGORIA,
  descrever: descreverCategoria,
}

/** Describes a category by the labels of its form, in the form's order. */
export function descreverCategoria(categoria: DadosDaCategoria): Descricao {
  return {
    [ROTULOS_DA_CATEGORIA.nome]: categoria.nome,
    [ROTULOS_DA_CATEGORIA.codigoCategoriaSistemaCliente]: ouEmBranco(categoria.codigoCategoriaSistemaCliente),
    [ROTULOS_DA_CATEGORIA.descricao]: ouEmBranco(categoria.descricao),
    [ROTULOS_DA_CATEGORIA.ativo]: simOuNao(categoria.ativo),
  }
}

export const CATEGORIA_REPETIDA = recusar(
  'categoria-repetida',
  'Erro ao salvar',
  'Já existe uma categoria com este nome.',
  'nome',
)

/** Deletion is blocked while products are linked (produto-7). */
export const CATEGORIA_COM_PRODUTOS = recusar(
  'categoria-com-produtos',
  'Ação não permitida',
  'Esta categoria tem produtos vinculados. Mova os produtos para outra categoria antes de excluí-la.',
)
