import type { Centavos } from '~/domain/valores/centavos'
import type { GrupoId, OpcaoId, ProdutoId, VarianteId } from '~/domain/valores/ids'
import {
  type Grupo,
  grupoNoProduto,
  type Limites,
  type ProdutoComEscolhas,
  type RegraDePreco,
  type TipoDeGrupo,
  type VinculoDoProduto,
} from './grupo'

/** What the owner's forms are filled with, inactive sizes and options included; what is sold out for now is not here. */

export interface PrecoNoTamanho {
  readonly tamanho: string
  readonly preco: Centavos
}

export interface ConteudoDaOpcao {
  readonly nome: string
  readonly descricao: string | null
  readonly preco: Centavos | null
  readonly precos: readonly PrecoNoTamanho[]
  readonly maxUnidades: number
  readonly padrao: boolean
  readonly ativo: boolean
  readonly codigoCliente: string | null
}

export interface ConteudoDoGrupo extends Limites {
  readonly nome: string
  readonly ajuda: string | null
  readonly tipo: TipoDeGrupo
  readonly regraPreco: RegraDePreco
  /** What its flavours cost that have no price of their own (decision 074), as an option says it; nothing for other kinds. */
  readonly preco: Centavos | null
  readonly precos: readonly PrecoNoTamanho[]
  /** In the order in which they are offered. */
  readonly opcoes: readonly ConteudoDaOpcao[]
}

export interface OpcaoGuardada extends ConteudoDaOpcao {
  readonly id: OpcaoId
}

/** No price for all flavours. */
export const SEM_PRECO_DE_TODOS = { preco: null, precos: [] } as const

export interface GrupoGuardado extends ConteudoDoGrupo {
  readonly id: GrupoId
  readonly opcoes: readonly OpcaoGuardada[]
}

/** A group without its options, as a form lists it among many others. */
export interface ResumoDoGrupo extends Limites {
  readonly id: GrupoId
  readonly nome: string
  readonly tipo: TipoDeGrupo
  /** How many it has. */
  readonly opcoes: { readonly length: number }
}

export interface ConteudoDoTamanho {
  readonly nome: string
  readonly preco: Centavos
  readonly maxSabores: number | null
  readonly ativo: boolean
  readonly codigoCliente: string | null
}

export interface TamanhoGuardado extends ConteudoDoTamanho {
  readonly id: VarianteId
}

/** The sizes and groups of a product, in the owner's order. */
export interface EscolhasGuardadas {
  readonly tamanhos: readonly TamanhoGuardado[]
  readonly grupos: readonly VinculoDoProduto[]
}

/** A product with what decides whether its choices can be made. */
export interface ProdutoMontado extends EscolhasGuardadas {
  readonly id: ProdutoId
  readonly nome: string
}

/**
 * Picks the fields that the form fills in, always in the same order, so that two contents can be compared. Options go
 * without their ids: a form whose answer was lost has none for what it has added.
 */
export function conteudoDoGrupo(grupo: ConteudoDoGrupo): ConteudoDoGrupo {
  const { nome, ajuda, tipo, min, max, maxDistintas, incluidas, regraPreco, preco } = grupo
  const precos = emOrdem(grupo.precos)
  const opcoes = grupo.opcoes.map(conteudoDaOpcao)
  return { nome, ajuda, tipo, min, max, maxDistintas, incluidas, regraPreco, preco, precos, opcoes }
}

/** What the form of a group is filled with. */
export interface GrupoDoFormulario extends ConteudoDoGrupo {
  readonly opcoes: readonly (ConteudoDaOpcao & {
    /** Null for one that is not stored yet. */
    readonly id: OpcaoId | null
  })[]
}

/** By which field the options are known. */
export const CHAVES_DO_GRUPO = { listas: { opcoes: { chave: 'id' } } } as const

/** As `conteudoDoGrupo`, its options with their ids: by them the saves of two people are merged. */
export function formularioDoGrupo(grupo: GrupoDoFormulario): GrupoDoFormulario {
  const opcoes = grupo.opcoes.map(({ id, ...opcao }) => ({ id, ...conteudoDaOpcao(opcao) }))
  return { ...conteudoDoGrupo(grupo), opcoes }
}

function conteudoDaOpcao(opcao: ConteudoDaOpcao): ConteudoDaOpcao {
  const { nome, descricao, preco, maxUnidades, padrao, ativo, codigoCliente } = opcao
  const precos = emOrdem(opcao.precos)
  return { nome, descricao, preco, precos, maxUnidades, padrao, ativo, codigoCliente }
}

function emOrdem(precos: readonly PrecoNoTamanho[]): PrecoNoTamanho[] {
  return precos
    .map(({ tamanho, preco }) => ({ tamanho, preco }))
    .sort((um, outro) => (um.tamanho < outro.tamanho ? -1 : 1))
}

/** As `conteudoDoGrupo`, for a size. */
export function conteudoDoTamanho(tamanho: ConteudoDoTamanho): ConteudoDoTamanho {
  const { nome, preco, maxSabores, ativo, codigoCliente } = tamanho
  return { nome, preco, maxSabores, ativo, codigoCliente }
}

/** The group as the rules of choosing know it. */
export function comoGrupo({ opcoes, preco, precos, ...grupo }: GrupoGuardado): Grupo {
  const daClasse = { preco, precos }
  return {
    ...grupo,
    opcoes: opcoes.map(({ ativo, ...opcao }) => ({ ...comPrecoDaClasse(opcao, daClasse), inativa: !ativo })),
  }
}

type Precos = Pick<ConteudoDaOpcao, 'preco' | 'precos'>

/** What the flavour costs, size by size: its own price, else its group's. The menu's statement says the same in SQL. */
function comPrecoDaClasse<Opcao extends Precos>(opcao: Opcao, daClasse: Precos): Opcao {
  if (opcao.preco !== null) return opcao
  const seus = opcao.precos.map(({ tamanho }) => tamanho)
  const outros = daClasse.precos.filter(({ tamanho }) => !seus.includes(tamanho))
  return { ...opcao, preco: daClasse.preco, precos: [...opcao.precos, ...outros] }
}

/** The product as the rules of choosing know it; what is inactive is marked. */
export function montarProduto(
  { preco, tamanhos, grupos }: EscolhasGuardadas & { readonly preco: Centavos },
  porId: ReadonlyMap<GrupoId, GrupoGuardado>,
): ProdutoComEscolhas {
  return {
    preco,
    variantes: tamanhos.map(({ ativo, ...tamanho }) => ({ ...tamanho, inativa: !ativo })),
    grupos: grupos.flatMap(vinculo => {
      const grupo = porId.get(vinculo.grupoId)
      return grupo ? [grupoNoProduto(comoGrupo(grupo), vinculo)] : []
    }),
  }
}

export function porId<Guardado extends { readonly id: number }>(
  guardados: readonly Guardado[],
): ReadonlyMap<Guardado['id'], Guardado> {
  return new Map(guardados.map(guardado => [guardado.id, guardado]))
}
