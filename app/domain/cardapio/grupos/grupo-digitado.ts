import * as v from 'valibot'
import {
  emCaminho,
  idOuNulo,
  inteiro,
  type Lido,
  lerFormularioCom,
  linhaObrigatoria,
  linhaOuNulo,
  marcado,
  textoOuNulo,
} from '~/domain/respostas/ler-formulario'
import { recusar } from '~/domain/respostas/recusa'
import { type Centavos, ZERO } from '~/domain/valores/centavos'
import type { OpcaoId } from '~/domain/valores/ids'
import { repetidos } from '~/domain/valores/nomes'
import { limites } from '~/domain/valores/texto'
import { LIMITES_DO_CARDAPIO, type RegraDePreco, type TipoDeGrupo } from '../grupo'
import type { PrecoNoTamanho } from '../grupo-guardado'
import { precoOuNulo, TITULOS_DO_PRECO } from '../preco-digitado'

/** The labels of the form, which its messages name. */
export const ROTULOS_DO_GRUPO = {
  nome: 'Nome',
  ajuda: 'Texto de ajuda',
  tipo: 'Tipo',
  min: 'Mínimo',
  max: 'Máximo',
  maxDistintas: 'Opções diferentes',
  incluidas: 'Incluídas no preço',
  regraPreco: 'Preço de mais de um sabor',
  preco: 'Preço de todos os sabores',
  precos: 'Preço de todos, por tamanho',
  opcoes: 'Opções',
} as const

export const ROTULOS_DA_OPCAO = {
  nome: 'Nome da opção',
  descricao: 'Descrição',
  preco: 'Preço',
  maxUnidades: 'Até quantas',
  padrao: 'Já vem marcada',
  ativo: 'À venda',
  codigoCliente: 'Código interno',
} as const

/** In the order in which they are offered. */
export const TIPOS_DE_GRUPO = [
  'escolha',
  'remocao',
  'sabor',
  'borda',
  'massa',
] as const satisfies readonly TipoDeGrupo[]

/** The first is the default. */
export const REGRAS_DE_PRECO = ['media', 'maior', 'soma'] as const satisfies readonly RegraDePreco[]

/** More sizes than products have, so that an owner can prepare some. */
const MAIS_TAMANHOS = 12

const SEM_NOME = 'O nome do grupo é obrigatório.'
const SEM_NOME_DA_OPCAO = 'O nome da opção é obrigatório.'
const SABOR_SEM_PRECO = 'Diga o preço deste sabor, ou o de todos.'
const NOME_REPETIDO = 'Já há uma opção com este nome neste grupo.'
const TAMANHO_REPETIDO = 'Este tamanho já está na tabela.'
const MINIMO_ACIMA_DO_MAXIMO = 'O mínimo não pode passar do máximo.'
const INCLUIDAS_ACIMA_DO_MAXIMO = 'As incluídas não podem passar do máximo.'
const OPCOES_DEMAIS = `Um grupo tem no máximo ${LIMITES_DO_CARDAPIO.opcoes} opções.`
const TAMANHOS_DEMAIS = `A tabela tem no máximo ${MAIS_TAMANHOS} tamanhos.`

const lista = <Item extends v.GenericSchema>(item: Item, mais: number, texto: string) =>
  v.optional(v.pipe(v.array(item, texto), v.maxLength(mais, texto)), [])

const opcaoSchema = v.object({
  id: idOuNulo<OpcaoId>(),
  nome: linhaObrigatoria(ROTULOS_DA_OPCAO.nome, limites.nome, SEM_NOME_DA_OPCAO),
  descricao: textoOuNulo(ROTULOS_DA_OPCAO.descricao, limites.descricao),
  preco: precoOuNulo,
  precos: lista(precoOuNulo, MAIS_TAMANHOS, TAMANHOS_DEMAIS),
  maxUnidades: inteiro({ de: 1, ate: 99 }, 1),
  padrao: marcado,
  ativo: marcado,
  codigoCliente: linhaOuNulo(ROTULOS_DA_OPCAO.codigoCliente, limites.codigo),
})

/** The form keeps one row more than is filled in, ready to be typed in; null is such a row. */
const linhaDaOpcao = v.lazy(linha =>
  ehEmBranco(linha)
    ? v.pipe(
        v.unknown(),
        v.transform(() => null),
      )
    : opcaoSchema,
)

function ehEmBranco(linha: unknown): boolean {
  if (typeof linha !== 'object' || linha === null) return true
  const { ativo: _, maxUnidades: __, padrao: ___, ...digitado } = linha as Record<string, unknown>
  return Object.values(digitado)
    .flat()
    .every(valor => typeof valor !== 'string' || valor.trim() === '')
}

const grupoSchema = v.pipe(
  v.object({
    nome: linhaObrigatoria(ROTULOS_DO_GRUPO.nome, limites.nome, SEM_NOME),
    ajuda: textoOuNulo(ROTULOS_DO_GRUPO.ajuda, limites.descricao),
    tipo: v.picklist(TIPOS_DE_GRUPO, 'Escolha o tipo do grupo.'),
    min: inteiro({ de: 0, ate: 99 }, 0),
    max: inteiro({ de: 1, ate: 99 }, 1),
    maxDistintas: inteiro({ de: 1, ate: 99 }, null),
    incluidas: inteiro({ de: 0, ate: 99 }, 0),
    regraPreco: v.optional(v.picklist(REGRAS_DE_PRECO, 'Escolha como cobrar.'), REGRAS_DE_PRECO[0]),
    preco: precoOuNulo,
    precos: lista(precoOuNulo, MAIS_TAMANHOS, TAMANHOS_DEMAIS),
    tamanhos: lista(linhaObrigatoria('Tamanho', limites.nome), MAIS_TAMANHOS, TAMANHOS_DEMAIS),
    opcoes: lista(linhaDaOpcao, LIMITES_DO_CARDAPIO.opcoes + 1, OPCOES_DEMAIS),
  }),
  v.forward(
    v.partialCheck([['min'], ['max']], ({ min, max }) => min <= max, MINIMO_ACIMA_DO_MAXIMO),
    ['min'],
  ),
  v.forward(
    v.partialCheck(
      [['incluidas'], ['max']],
      ({ incluidas, max }) => incluidas <= max,
      INCLUIDAS_ACIMA_DO_MAXIMO,
    ),
    ['incluidas'],
  ),
  v.forward(
    v.partialCheck(
      [['opcoes']],
      ({ opcoes }) => opcoes.filter(opcao => opcao !== null).length <= LIMITES_DO_CARDAPIO.opcoes,
      OPCOES_DEMAIS,
    ),
    ['opcoes'],
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { tipo, opcoes, tamanhos, preco, precos } = dataset.value
    const semPrecoDeTodos = [preco, ...precos].every(um => um === null)
    const beside = (lista: 'opcoes' | 'tamanhos', n: number, campo: string | null, message: string) => {
      const caminho: (string | number)[] = campo === null ? [lista, n] : [lista, n, campo]
      addIssue({ message, path: emCaminho(dataset.value, caminho) })
    }
    const nomes = opcoes.map(opcao => opcao?.nome ?? null)
    for (const n of repetidos(nomes, nome => nome.toLowerCase())) beside('opcoes', n, 'nome', NOME_REPETIDO)
    for (const n of repetidos(tamanhos)) beside('tamanhos', n, null, TAMANHO_REPETIDO)
    for (const [n, opcao] of opcoes.entries()) {
      const semPreco = opcao && opcao.preco === null && opcao.precos.every(preco => preco === null)
      if (tipo === 'sabor' && semPreco && semPrecoDeTodos) beside('opcoes', n, 'preco', SABOR_SEM_PRECO)
    }
  }),
  v.transform(({ opcoes, tamanhos, precos, ...grupo }) => {
    const { tipo, regraPreco, maxDistintas, incluidas, preco } = grupo
    const outro = { regraPreco: 'soma' as const, preco: null, precos: [] }
    const doTipo =
      tipo === 'sabor'
        ? { regraPreco, maxDistintas: null, incluidas: 0, preco, precos: porTamanho(precos, tamanhos) }
        : { ...outro, maxDistintas, incluidas: tipo === 'remocao' ? 0 : incluidas }
    return {
      ...grupo,
      ...doTipo,
      opcoes: opcoes.flatMap(opcao => (opcao ? [comoOTipo(tipo, opcao, tamanhos)] : [])),
    }
  }),
)

/** What a kind does not have is not kept, whatever was sent; what was left blank costs nothing, but a flavour. */
function comoOTipo(
  tipo: TipoDeGrupo,
  { precos: digitados, ...opcao }: v.InferOutput<typeof opcaoSchema>,
  tamanhos: readonly string[],
) {
  const { preco, maxUnidades, padrao } = opcao
  const precos = porTamanho(digitados, tamanhos)
  if (tipo === 'remocao') return { ...opcao, preco: ZERO, precos: [], maxUnidades: 1, padrao: false }
  if (tipo === 'sabor') return { ...opcao, precos, maxUnidades: 1, padrao: false }
  const deGraca = preco === null && precos.length === 0
  return { ...opcao, preco: deGraca ? ZERO : preco, precos, maxUnidades, padrao }
}

function porTamanho(digitados: readonly (Centavos | null)[], tamanhos: readonly string[]): PrecoNoTamanho[] {
  return tamanhos.flatMap((tamanho, n) => {
    const preco = digitados[n] ?? null
    return preco === null ? [] : [{ tamanho, preco }]
  })
}

export type DadosDoGrupo = v.InferOutput<typeof grupoSchema>

/**
 * The group's form, its values as `aninhar` makes them, prices as typed in reais (produto-10). Refused: a blank name, an
 * option twice, limits that contradict each other, a flavour without a price, more options than a group may have.
 */
export function lerGrupo(valores: unknown): Lido<typeof grupoSchema> {
  return lerFormularioCom(grupoSchema, valores, texto => TITULOS[texto] ?? 'Erro ao salvar')
}

const TITULOS: Record<string, string> = {
  [SEM_NOME]: 'Campo obrigatório',
  [SEM_NOME_DA_OPCAO]: 'Campo obrigatório',
  [SABOR_SEM_PRECO]: 'Campo obrigatório',
  ...TITULOS_DO_PRECO,
}

export const GRUPO_REPETIDO = recusar(
  'grupo-repetido',
  'Erro ao salvar',
  'Já existe um grupo com este nome.',
  'nome',
)

export const GRUPOS_DEMAIS = recusar(
  'grupos-demais',
  'Ação não permitida',
  `Uma loja tem no máximo ${LIMITES_DO_CARDAPIO.gruposDaLoja} grupos de opções. Exclua um que não usa mais.`,
)

/** A product may have so many flavours in all its groups together (produto-11). */
export function recusarSaboresDemais(produto: string, sabores: number) {
  return recusar(
    'sabores-demais-no-grupo',
    'Erro ao salvar',
    `Com estes sabores, ${produto} fica com ${sabores}; o máximo por produto é ${LIMITES_DO_CARDAPIO.sabores}.`,
    'opcoes',
  )
}

/** As many as a sentence has room for. */
const NOMES_DITOS = 5

/** Deletion is refused while products are linked (produto-12). */
export function recusarGrupoComProdutos(produtos: readonly string[]) {
  const ditos = produtos.slice(0, NOMES_DITOS).join(', ')
  const resto = produtos.length - NOMES_DITOS
  const mais = resto > 0 ? ` e mais ${resto}` : ''
  return recusar(
    'grupo-com-produtos',
    'Ação não permitida',
    `Este grupo está vinculado a produtos: ${ditos}${mais}. Tire-o deles antes de excluí-lo.`,
  )
}
