import {
  type CardapioInteiro,
  conteudoDoVinculo,
  type ProdutoInteiro,
} from '~/domain/cardapio/cardapio-inteiro'
import { LIMITES_DO_CARDAPIO, type VinculoDoProduto } from '~/domain/cardapio/grupo'
import {
  type ConteudoDoTamanho,
  type GrupoGuardado,
  porId,
  SEM_PRECO_DE_TODOS,
  type TamanhoGuardado,
} from '~/domain/cardapio/grupo-guardado'
import type { Janelas } from '~/domain/horarios/janela'
import { GRUPOS_DEMAIS, TAMANHOS_DEMAIS } from '~/domain/produtos/tamanhos-e-grupos'
import { formatValor } from '~/domain/valores/centavos'
import type { GrupoId, OpcaoId, VarianteId } from '~/domain/valores/ids'
import { comAGrafiaDe } from '~/domain/valores/nomes'
import { semAcentos } from '~/domain/valores/texto'
import { criarAchadorDeGrupos } from './grupos-do-cardapio'
import { escreverHorarios, lerHorarios } from './horarios-na-celula'
import type { GrupoDaPlanilha } from './julgar-grupo'
import { ordenar } from './ordem-da-planilha'
import type { Celulas, Errar } from './planilha-do-cardapio'
import { ESCREVA_LIMITES, lerGrupos } from './regras-na-celula'
import { ESCREVA_TAMANHOS, escreverTamanhos, lerTamanhos } from './tamanhos-na-celula'

export interface TamanhoProposto extends ConteudoDoTamanho {
  /** Null for a new one. */
  readonly id: VarianteId | null
}

/** What a line says of sizes, groups and hours; null where they stay as they are. */
export interface EscolhasPropostas {
  readonly tamanhos: readonly TamanhoProposto[] | null
  /** A group below zero is a new one: -1 is the first of them. */
  readonly grupos: readonly VinculoDoProduto[] | null
  readonly janelas: Janelas | null
}

/** How the company spells the name of a size: `antes` first, then as its products and prices have it, then the file. */
export function criarGrafia({ produtos, grupos }: CardapioInteiro, linhas: readonly { celulas: Celulas }[]) {
  const deles = produtos.flatMap(({ tamanhos }) => tamanhos.map(({ nome }) => nome))
  const precos = grupos.flatMap(({ opcoes }) => opcoes.flatMap(opcao => opcao.precos))
  const escritos = linhas.flatMap(({ celulas }) => lerTamanhos(celulas.tamanhos ?? '') ?? [])
  const guardadas = [...deles, ...precos.map(({ tamanho }) => tamanho)]
  const exatas = new Set(guardadas)
  const grafias = new Map<string, string>()
  for (const nome of [...guardadas, ...escritos.map(({ nome }) => nome)]) {
    const dobrado = semAcentos(nome)
    if (!grafias.has(dobrado)) grafias.set(dobrado, nome)
  }
  return (nome: string, antes: readonly string[]): string => {
    const conhecida = comAGrafiaDe(nome, antes)
    if (antes.includes(conhecida)) return conhecida
    return exatas.has(nome) ? nome : (grafias.get(semAcentos(nome)) ?? nome)
  }
}

/** The groups as they will be after the import, by their number. */
export function gruposDepois(
  guardados: readonly GrupoGuardado[],
  daPlanilha: readonly GrupoDaPlanilha[],
): ReadonlyMap<GrupoId, GrupoGuardado> {
  const depois = new Map(porId(guardados))
  for (const { id, guardado, linha, proposto } of daPlanilha) {
    if (proposto) {
      const opcoes = proposto.opcoes.map((opcao, n) => ({ ...opcao, id: opcao.id ?? ((-1 - n) as OpcaoId) }))
      depois.set(id, { ...proposto, id, opcoes })
    } else if (!guardado) {
      // One of its lines is bad; it is found all the same, so that only that line is told.
      const nome = linha.celulas.grupo ?? ''
      depois.set(id, {
        ...{ id, nome, ajuda: null, tipo: 'escolha', min: 0, max: 99, opcoes: [] },
        ...SEM_REGRAS,
      })
    }
  }
  return depois
}

const SEM_REGRAS = { maxDistintas: null, incluidas: 0, regraPreco: 'soma', ...SEM_PRECO_DE_TODOS } as const

/** Reads the cells of sizes, groups and hours of a product. */
export function criarLeitorDeEscolhas(
  depois: ReadonlyMap<GrupoId, GrupoGuardado>,
  grafia: (tamanho: string, antes: readonly string[]) => string,
) {
  const acharGrupo = criarAchadorDeGrupos([...depois.values()])

  function lerTamanhosDe(celula: string, antes: readonly TamanhoGuardado[], errar: Errar) {
    const escritos = lerTamanhos(celula)
    if (!escritos) {
      errar('tamanhos', ESCREVA_TAMANHOS)
      return null
    }
    if (escritos.length > LIMITES_DO_CARDAPIO.tamanhos) {
      errar('tamanhos', TAMANHOS_DEMAIS)
      return null
    }
    const nomes = antes.map(({ nome }) => nome)
    const lidos = escritos.map(({ nome: escrito, codigoCliente, ...tamanho }): TamanhoProposto => {
      const nome = grafia(escrito, nomes)
      const guardado = antes.find(um => um.nome === nome)
      const codigo = codigoCliente === undefined ? (guardado?.codigoCliente ?? null) : codigoCliente || null
      return { id: guardado?.id ?? null, nome, ...tamanho, codigoCliente: codigo }
    })
    const ficam = antes.map(tamanho => lidos.find(({ id }) => id === tamanho.id) ?? tamanho)
    const tamanhos = ordenar<TamanhoProposto>(ficam, lidos)
    return mesmosTamanhos(antes, tamanhos) ? null : tamanhos
  }

  /** `tamanhos` are the names of the product's sizes; null when their cell cannot be read. */
  function lerGruposDe(
    celula: string,
    antes: readonly VinculoDoProduto[],
    tamanhos: readonly string[] | null,
    errar: Errar,
  ) {
    const escritos = lerGrupos(celula)
    const vinculos = escritos.map(({ nome, ...limites }) => ({
      grupo: acharGrupo(nome),
      nome,
      limites: { ...limites, ...comTamanhos(limites.porTamanho, tamanhos) },
    }))
    const falta = vinculos.find(({ grupo }) => !grupo)
    if (falta) {
      errar('grupos', grupoDesconhecido(falta.nome))
      return null
    }
    const lidos = vinculos.flatMap(({ grupo, limites }) => (grupo ? [{ grupoId: grupo.id, ...limites }] : []))
    if (lidos.length > LIMITES_DO_CARDAPIO.grupos) errar('grupos', GRUPOS_DEMAIS)
    const repetido = vinculos.find(({ grupo }, n) => vinculos.findIndex(um => um.grupo === grupo) < n)
    if (repetido) errar('grupos', `O grupo ${repetido.nome} aparece duas vezes.`)
    for (const { nome, limites } of vinculos) {
      const erro = erroNosTamanhos(nome, limites.porTamanho ?? [], tamanhos)
      if (erro) errar('grupos', erro)
      if (limites.max === 0) errar('grupos', `Em ${nome}, o máximo do produto é 1 ou mais.`)
    }
    return mesmosVinculos(antes, lidos) ? null : lidos
  }

  function lerJanelasDe(celula: string, antes: Janelas, errar: Errar) {
    const lidas = lerHorarios(celula)
    if ('motivo' in lidas) {
      errar('disponivel', lidas.motivo)
      return null
    }
    return escreverHorarios(lidas.janelas) === escreverHorarios(antes) ? null : lidas.janelas
  }

  return function ler(celulas: Celulas, produto: ProdutoInteiro | null, errar: Errar): EscolhasPropostas {
    const { grupos, disponivel } = celulas
    const deAntes = produto?.tamanhos ?? []
    const tamanhos = celulas.tamanhos === undefined ? null : lerTamanhosDe(celulas.tamanhos, deAntes, errar)
    const legivel = celulas.tamanhos === undefined || lerTamanhos(celulas.tamanhos) !== null
    const nomes = legivel ? (tamanhos ?? deAntes).map(({ nome }) => nome) : null
    return {
      tamanhos,
      grupos: grupos === undefined ? null : lerGruposDe(grupos, produto?.grupos ?? [], nomes, errar),
      janelas: disponivel === undefined ? null : lerJanelasDe(disponivel, produto?.janelas ?? [], errar),
    }
  }
}

/** The limits under the names of the product's sizes, however they were written. */
function comTamanhos(porTamanho: VinculoDoProduto['porTamanho'], tamanhos: readonly string[] | null) {
  if (!porTamanho || !tamanhos) return {}
  return {
    porTamanho: porTamanho.map(limites => ({ ...limites, tamanho: comAGrafiaDe(limites.tamanho, tamanhos) })),
  }
}

function erroNosTamanhos(
  grupo: string,
  porTamanho: readonly { readonly tamanho: string }[],
  tamanhos: readonly string[] | null,
): string | null {
  const nomes = porTamanho.map(({ tamanho }) => tamanho)
  const alheio = tamanhos && nomes.find(nome => !tamanhos.includes(nome))
  if (alheio) return `Em ${grupo}: o produto não tem o tamanho ${alheio}.`
  const repetido = nomes.find((nome, n) => nomes.indexOf(nome) < n)
  return repetido === undefined ? null : `Em ${grupo}: o tamanho ${repetido} aparece duas vezes.`
}

function grupoDesconhecido(nome: string): string {
  const comLimites = nome.endsWith(')') ? ` ${ESCREVA_LIMITES}` : ''
  return `Não há um grupo ${nome}. Escreva as opções dele em linhas com este nome na coluna Opção do grupo, ou crie o grupo na tela Grupos de opções.${comLimites}`
}

function mesmosTamanhos(antes: readonly TamanhoGuardado[], depois: readonly TamanhoProposto[]): boolean {
  const mesmos = antes.length === depois.length && antes.every(({ id }, n) => id === depois[n]?.id)
  return mesmos && escreverTamanhos(antes) === escreverTamanhos(depois)
}

function mesmosVinculos(antes: readonly VinculoDoProduto[], depois: readonly VinculoDoProduto[]): boolean {
  const emTexto = (vinculos: readonly VinculoDoProduto[]) => JSON.stringify(vinculos.map(conteudoDoVinculo))
  return emTexto(antes) === emTexto(depois)
}

/** The sizes as the product's form sends them. */
export function formularioDosTamanhos(tamanhos: readonly TamanhoProposto[]) {
  return tamanhos.map(({ id, nome, preco, maxSabores, ativo, codigoCliente }) => ({
    ...{ id: id === null ? '' : String(id), nome, preco: formatValor(preco), ativo: ativo ? 'on' : '' },
    ...{ maxSabores: maxSabores === null ? '' : String(maxSabores), codigoCliente: codigoCliente ?? '' },
  }))
}
