import { type Centavos, centavos, formatValor, ZERO } from '~/domain/valores/centavos'
import {
  acharVariante,
  type Escolha,
  type Grupo,
  type Opcao,
  type ProdutoComEscolhas,
  precoDaOpcao,
  type RegraDePreco,
  type Selecao,
  type Variante,
} from '../grupo'
import { type Pergunta, perguntasDo } from './perguntas-do-dialogo'

/** What one choice adds to the price of a unit. An option of which some units are included has two of them. */
export interface Parcela {
  readonly grupo: Grupo
  readonly opcao: Opcao
  readonly unidades: number
  /** For each of these units; zero for a flavour, whose price is in the base. */
  readonly valor: Centavos
  /** 2 for a half, 3 for a third, 1 for a whole; null for what is no flavour. */
  readonly fracao: number | null
  readonly observacao: string | null
}

export interface PrecoDaEscolha {
  /** The price of one unit without the parcels: the size and its flavours. */
  readonly base: Centavos
  /** The same without a promotion; null where none holds. */
  readonly baseNormal: Centavos | null
  /** In the owner's order of the groups; flavours in the order in which they were chosen, which the kitchen keeps. */
  readonly parcelas: readonly Parcela[]
  /** 'média dos sabores: (49,90 + 57,90) / 2'; null when there is nothing to explain. */
  readonly explicacao: string | null
}

/** What consumer protection asks of a shop that charges for the dearest flavour; no owner can edit it away. */
export const AVISO_DO_MAIOR_VALOR = 'Pizza com mais de um sabor: cobrado o valor do sabor mais caro.'

/** The notice that a product must show beside its flavours; null when its rule needs none. */
export function avisoDosSabores(produto: ProdutoComEscolhas): string | null {
  const [sabor] = produto.grupos.filter(({ tipo }) => tipo === 'sabor')
  const reparte = perguntasDeTodos(produto).some(({ tipo, max }) => tipo === 'sabor' && max > 1)
  return sabor?.regraPreco === 'maior' && reparte ? AVISO_DO_MAIOR_VALOR : null
}

function perguntasDeTodos(produto: ProdutoComEscolhas): Pergunta[] {
  const variantes = produto.variantes.length > 0 ? produto.variantes : [null]
  return variantes.flatMap(variante => perguntasDo(produto, variante))
}

/**
 * The price of a choice by today's menu. What the menu does not offer costs nothing here; `conferirEscolha` refuses it.
 * Flavours become one price by the rule of their first group; edges and everything else are added after that.
 */
export function precoDaEscolha(produto: ProdutoComEscolhas, selecao: Selecao): PrecoDaEscolha {
  const variante = acharVariante(produto, selecao.varianteId)
  const tabela = variante ?? (produto.variantes.length > 0 ? { preco: ZERO } : produto)
  const { preco: semSabores, precoNormal = semSabores }: Pick<Variante, 'preco' | 'precoNormal'> = tabela
  let base = semSabores
  let explicacao: string | null = null
  const parcelas = perguntasDo(produto, variante).flatMap(pergunta => {
    const escolhidas = acharEscolhidas(pergunta, selecao.opcoes, variante)
    if (pergunta.tipo !== 'sabor') return parcelasDoGrupo(pergunta, escolhidas)
    const regra = regraDos(pergunta)
    const precos = escolhidas.map(({ preco }) => preco)
    base = centavos(semSabores + juntarSabores(regra, precos))
    explicacao = explicarSabores(regra, precos)
    const fracao = escolhidas.length
    return escolhidas.map(({ escolha, grupo, opcao }) => ({
      ...{ grupo, opcao, unidades: 1, valor: ZERO, fracao },
      observacao: escolha.observacao ?? null,
    }))
  })
  const aMenos = precoNormal - semSabores
  const baseNormal = aMenos > 0 ? centavos(base + aMenos) : null
  return { base, baseNormal, parcelas, explicacao }
}

interface Escolhida {
  readonly escolha: Escolha
  readonly grupo: Grupo
  readonly opcao: Opcao
  readonly preco: Centavos
}

/** Flavours come in the order in which they were chosen, everything else in the owner's order. */
function acharEscolhidas(
  { tipo, grupos }: Pergunta,
  escolhas: readonly Escolha[],
  variante: Variante | null,
): Escolhida[] {
  const achadas = grupos.flatMap(grupo =>
    grupo.opcoes.flatMap(opcao => {
      const preco = precoDaOpcao(opcao, variante)
      const escolha = escolhas.find(({ grupoId, opcaoId }) => grupoId === grupo.id && opcaoId === opcao.id)
      return escolha && preco !== null ? [{ escolha, grupo, opcao, preco }] : []
    }),
  )
  if (tipo !== 'sabor') return achadas
  return achadas.toSorted((a, b) => escolhas.indexOf(a.escolha) - escolhas.indexOf(b.escolha))
}

export function regraDos({ grupos }: Pergunta): RegraDePreco {
  return grupos[0]?.regraPreco ?? 'media'
}

/** The price of one unit made of these flavours in equal parts; the average is rounded once, half up. */
export function juntarSabores(regra: RegraDePreco, precos: readonly Centavos[]): Centavos {
  if (precos.length === 0) return ZERO
  if (regra === 'maior') return centavos(Math.max(...precos))
  const soma = precos.reduce((total, preco) => total + preco, 0)
  if (regra === 'soma') return centavos(soma)
  return centavos(Math.floor((2 * soma + precos.length) / (2 * precos.length)))
}

function explicarSabores(regra: RegraDePreco, precos: readonly Centavos[]): string | null {
  if (precos.length < 2) return null
  const parcelas = precos.map(preco => formatValor(preco)).join(' + ')
  if (regra === 'soma') return `soma dos sabores: ${parcelas}`
  if (regra === 'maior') return `sabor mais caro: ${formatValor(Math.max(...precos))}`
  return `média dos sabores: (${parcelas}) / ${precos.length}`
}

function parcelasDoGrupo({ incluidas }: Pergunta, escolhidas: readonly Escolhida[]): Parcela[] {
  const gratis = unidadesGratis(incluidas, escolhidas)
  return escolhidas.flatMap(escolhida => {
    const { escolha, grupo, opcao, preco } = escolhida
    const livres = gratis.get(escolhida) ?? 0
    const parcela = (unidades: number, valor: Centavos): Parcela[] =>
      unidades > 0
        ? [{ grupo, opcao, unidades, valor, fracao: null, observacao: escolha.observacao ?? null }]
        : []
    if (preco === 0) return parcela(escolha.quantidade, ZERO)
    return [...parcela(livres, ZERO), ...parcela(escolha.quantidade - livres, preco)]
  })
}

/** The dearest units are free, so that the price depends on what was chosen and not on the order of the taps. */
function unidadesGratis(incluidas: number, escolhidas: readonly Escolhida[]): ReadonlyMap<Escolhida, number> {
  const gratis = new Map<Escolhida, number>()
  let restam = incluidas
  for (const escolhida of escolhidas.toSorted((a, b) => b.preco - a.preco)) {
    const livres = Math.min(restam, escolhida.escolha.quantidade)
    gratis.set(escolhida, livres)
    restam -= livres
  }
  return gratis
}
