import * as v from 'valibot'
import { LIMITES_DO_CARDAPIO, type VinculoDoProduto } from '~/domain/cardapio/grupo'
import type { ConteudoDoTamanho, ResumoDoGrupo } from '~/domain/cardapio/grupo-guardado'
import { precoDigitado } from '~/domain/cardapio/preco-digitado'
import {
  emCaminho,
  idOuNulo,
  inteiro,
  linhaObrigatoria,
  linhaOuNulo,
  marcado,
} from '~/domain/respostas/ler-formulario'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { formatReais } from '~/domain/valores/centavos'
import type { GrupoId, VarianteId } from '~/domain/valores/ids'
import { comAGrafiaDe, repetidos } from '~/domain/valores/nomes'
import { limites } from '~/domain/valores/texto'
import {
  descreverLimites,
  limitesPorTamanho,
  porTamanhoDe,
  recusarPorTamanho,
  renomearLimites,
} from './limites-por-tamanho'

export const ROTULOS_DO_TAMANHO = {
  nome: 'Tamanho',
  preco: 'Preço',
  maxSabores: 'Sabores até',
  ativo: 'À venda',
  codigoCliente: 'Código interno',
} as const

/** The most flavours that one size can be divided into. */
export const MAIS_SABORES = 4

/** What 'Nova pizza' begins with: what most pizzerias have. */
export const TAMANHOS_DA_PIZZA = [
  { nome: 'Broto', maxSabores: 1 },
  { nome: 'Grande', maxSabores: 2 },
  { nome: 'Família', maxSabores: 3 },
] as const

export const SEM_NOME_DO_TAMANHO = 'Dê um nome ao tamanho.'
export const SEM_PRECO_DO_TAMANHO = 'Diga o preço, ou 0,00 se ele vem dos sabores.'
export const NOME_REPETIDO_DO_TAMANHO = 'Este produto já tem um tamanho com este nome.'
export const TAMANHOS_DEMAIS = `Um produto tem no máximo ${LIMITES_DO_CARDAPIO.tamanhos} tamanhos.`
export const GRUPOS_DEMAIS = `Um produto tem no máximo ${LIMITES_DO_CARDAPIO.grupos} grupos de opções.`
const GRUPO_INVALIDO = 'Escolha grupos da lista.'

const tamanhoSchema = v.object({
  id: idOuNulo<VarianteId>(),
  nome: linhaObrigatoria(ROTULOS_DO_TAMANHO.nome, limites.nome, SEM_NOME_DO_TAMANHO),
  preco: v.pipe(
    v.optional(v.string(SEM_PRECO_DO_TAMANHO), ''),
    v.trim(),
    v.nonEmpty(SEM_PRECO_DO_TAMANHO),
    precoDigitado,
  ),
  maxSabores: inteiro({ de: 1, ate: MAIS_SABORES }, null),
  ativo: marcado,
  codigoCliente: linhaOuNulo(ROTULOS_DO_TAMANHO.codigoCliente, limites.codigo),
})

/** The rows of sizes; a name stands in one of them only, whatever the case and accents, because prices go by it. */
export const tamanhosDoProduto = v.optional(
  v.pipe(
    v.array(tamanhoSchema, TAMANHOS_DEMAIS),
    v.maxLength(LIMITES_DO_CARDAPIO.tamanhos, TAMANHOS_DEMAIS),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      for (const n of repetidos(dataset.value.map(({ nome }) => nome))) {
        addIssue({ message: NOME_REPETIDO_DO_TAMANHO, path: emCaminho(dataset.value, [n, 'nome']) })
      }
    }),
  ),
  [],
)

const vinculoSchema = v.object({
  id: v.pipe(
    v.string(GRUPO_INVALIDO),
    v.regex(/^\d{1,15}$/, GRUPO_INVALIDO),
    v.transform(texto => Number(texto) as GrupoId),
  ),
  min: inteiro({ de: 0, ate: 99 }, null),
  max: inteiro({ de: 1, ate: 99 }, null),
  incluidas: inteiro({ de: 0, ate: 99 }, null),
  tamanhos: limitesPorTamanho,
})

/** The groups in the order in which they are asked; a blank limit is that of the group. */
export const gruposDoProduto = v.optional(
  v.pipe(
    v.array(vinculoSchema, GRUPO_INVALIDO),
    v.maxLength(LIMITES_DO_CARDAPIO.grupos, GRUPOS_DEMAIS),
    v.check(
      vinculos => repetidos(vinculos.map(({ id }) => String(id))).length === 0,
      'O mesmo grupo está duas vezes na lista.',
    ),
  ),
  [],
)

/** The links as they are saved, their rows of limits under the names of the sizes. */
export function vinculosDe(
  digitados: v.InferOutput<typeof gruposDoProduto>,
  tamanhos: readonly { readonly nome: string }[],
): VinculoDoProduto[] {
  return digitados.map(({ id, tamanhos: linhas, ...limites }) => ({
    ...{ grupoId: id, ...limites },
    ...porTamanhoDe(linhas, tamanhos),
  }))
}

/**
 * Refuses what only the groups themselves can tell: limits of the product that contradict those of the group, and more
 * flavours than a product may have (produto-11). `tamanhos` are the names of its sizes.
 */
export function recusarVinculos(
  vinculos: readonly VinculoDoProduto[],
  porId: ReadonlyMap<GrupoId, ResumoDoGrupo>,
  tamanhos: readonly string[],
): Recusa[] {
  const dosLimites = vinculos.flatMap((vinculo, n): Recusa[] => {
    const grupo = porId.get(vinculo.grupoId)
    if (!grupo) return []
    const min = vinculo.min ?? grupo.min
    const max = vinculo.max ?? grupo.max
    const incluidas = vinculo.incluidas ?? grupo.incluidas
    if (min > max) return [recusarMinimo(grupo.nome, min, max, `grupos.${n}.min`)]
    if (vinculo.incluidas !== null && incluidas > max) return [recusarIncluidas(max, `grupos.${n}.incluidas`)]
    return recusarPorTamanho(vinculo, grupo, `grupos.${n}`, tamanhos)
  })
  const sabores = vinculos.reduce((soma, { grupoId }) => {
    const grupo = porId.get(grupoId)
    return grupo?.tipo === 'sabor' ? soma + grupo.opcoes.length : soma
  }, 0)
  return sabores > LIMITES_DO_CARDAPIO.sabores ? [...dosLimites, recusarSabores(sabores)] : dosLimites
}

const ERRO = 'Erro ao salvar produto'

function recusarMinimo(nome: string, min: number, max: number, campo: string): Recusa {
  const texto = `Em ${nome}, o mínimo (${min}) passa do máximo (${max}).`
  return recusar('minimo-acima-do-maximo', ERRO, texto, campo)
}

function recusarIncluidas(max: number, campo: string): Recusa {
  return recusar(
    'incluidas-acima-do-maximo',
    ERRO,
    `As incluídas no preço não podem passar do máximo (${max}).`,
    campo,
  )
}

function recusarSabores(sabores: number): Recusa {
  return recusar(
    'sabores-demais-no-produto',
    ERRO,
    `Os grupos de sabores escolhidos têm ${sabores} sabores; o máximo por produto é ${LIMITES_DO_CARDAPIO.sabores}.`,
    'grupos',
  )
}

interface ComTamanhos {
  readonly tamanhos: readonly { readonly nome: string }[]
  readonly grupos: readonly VinculoDoProduto[]
}

/** The sizes, also in the limits of the groups, with the names that the company has already, however they were typed. */
export function comGrafias<Produto extends ComTamanhos>(
  produto: Produto,
  grafias: readonly string[],
): Produto {
  const nomes = new Map(produto.tamanhos.map(({ nome }) => [nome, comAGrafiaDe(nome, grafias)]))
  return {
    ...produto,
    tamanhos: produto.tamanhos.map(tamanho => ({
      ...tamanho,
      nome: nomes.get(tamanho.nome) ?? tamanho.nome,
    })),
    grupos: renomearLimites(produto.grupos, nomes),
  }
}

/** 'Broto R$ 0,00 (1 sabor), Grande R$ 0,00 (2 sabores, fora de venda)' */
export function descreverTamanhos(tamanhos: readonly ConteudoDoTamanho[]): string {
  return tamanhos.map(descreverTamanho).join(', ') || 'nenhum'
}

function descreverTamanho({ nome, preco, maxSabores, ativo, codigoCliente }: ConteudoDoTamanho): string {
  const notas = [
    maxSabores === null ? null : `${maxSabores} ${maxSabores === 1 ? 'sabor' : 'sabores'}`,
    ativo ? null : 'fora de venda',
    codigoCliente === null ? null : `código ${codigoCliente}`,
  ].filter(nota => nota !== null)
  return `${nome} ${formatReais(preco)}${notas.length > 0 ? ` (${notas.join(', ')})` : ''}`
}

/** 'Sabores, Borda (mínimo 0, máximo 2; Família: máximo 3)' */
export function descreverGruposDoProduto(
  vinculos: readonly VinculoDoProduto[],
  nomes: ReadonlyMap<GrupoId, string>,
): string {
  const ditos = vinculos.flatMap(vinculo => {
    const nome = nomes.get(vinculo.grupoId)
    const limites = descreverLimites(vinculo)
    return nome === undefined ? [] : [`${nome}${limites ? ` (${limites})` : ''}`]
  })
  return ditos.join(', ') || 'nenhum'
}
