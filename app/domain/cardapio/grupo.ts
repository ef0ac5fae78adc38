import type { Centavos } from '~/domain/valores/centavos'
import type { ExtraId, GrupoId, OpcaoId, VarianteId } from '~/domain/valores/ids'

/** `sabor` is a flavour: parts of one unit. The others differ only by what the panel proposes for them. */
export type TipoDeGrupo = 'escolha' | 'remocao' | 'sabor' | 'borda' | 'massa'

/** How the prices of flavours become one price. All other kinds of groups know `soma` alone. */
export type RegraDePreco = 'soma' | 'maior' | 'media'

/** Absent means for sale. `inativa` is the owner's decision, `esgotada` ends by itself; a customer gets no inactive one. */
interface NaVitrine {
  readonly esgotada?: boolean
  readonly inativa?: boolean
}

/** A size of one product. */
export interface Variante extends NaVitrine {
  readonly id: VarianteId
  /** Options have their prices by this name, so that products which share a group also share its prices. */
  readonly nome: string
  /** Zero for a pizza that costs what its flavours cost. */
  readonly preco: Centavos
  /** While a promotion makes `preco`: the price without it, and when it ends. */
  readonly precoNormal?: Centavos
  readonly precoAte?: string
  /** Into how many flavours it can be divided; null where the group's own limit holds. */
  readonly maxSabores: number | null
}

export interface Opcao extends NaVitrine {
  readonly id: OpcaoId
  readonly nome: string
  readonly descricao?: string | null
  /** The price of one unit in every size without a price of its own; null: not offered in those. */
  readonly preco: Centavos | null
  /** A list and no record, because an owner may call a size 'constructor'. */
  readonly precos?: readonly { readonly tamanho: string; readonly preco: Centavos }[]
  readonly maxUnidades: number
  /** Chosen already when the dialog opens. */
  readonly padrao?: boolean
}

export interface Limites {
  /** Units, not options. The group is required when it is above zero. */
  readonly min: number
  readonly max: number
  /** How many different options; null: as many as units. */
  readonly maxDistintas: number | null
  /** How many units cost nothing: the dearest ones. */
  readonly incluidas: number
}

/** A group as one product has it, its limits included; made by `grupoNoProduto`. */
export interface Grupo extends Limites {
  readonly id: GrupoId
  readonly nome: string
  readonly ajuda?: string | null
  readonly tipo: TipoDeGrupo
  readonly regraPreco: RegraDePreco
  readonly opcoes: readonly Opcao[]
  readonly porTamanho?: readonly LimitesNoTamanho[]
}

/** What the link of a product with a group says instead of the group; null: as the group says. */
export type Vinculo = { readonly [Limite in 'min' | 'max' | 'incluidas']: number | null }

/** What the link says in one size of the product; null: as the link says. With `max` 0 the group is not asked there. */
export interface LimitesNoTamanho extends Vinculo {
  readonly tamanho: string
}

export interface VinculoDoProduto extends Vinculo {
  readonly grupoId: GrupoId
  /** Only the sizes that differ. Flavours have none: a size says how many fit (`maxSabores`). */
  readonly porTamanho?: readonly LimitesNoTamanho[] | null
}

/** What the rules of choosing need to know of a product. */
export interface ProdutoComEscolhas {
  /** The price of a product without sizes; not read where there are sizes. */
  readonly preco: Centavos
  readonly precoNormal?: Centavos
  readonly variantes: readonly Variante[]
  /** In the order in which they are asked. */
  readonly grupos: readonly Grupo[]
}

/** One chosen option, as a request sends it. */
export interface Escolha {
  readonly grupoId: GrupoId
  readonly opcaoId: OpcaoId
  readonly quantidade: number
  /** The note for this part of the unit alone ('metade sem cebola'). */
  readonly observacao?: string | null
}

export interface Selecao {
  readonly varianteId: VarianteId | null
  readonly opcoes: readonly Escolha[]
}

export const LIMITES_DO_CARDAPIO = {
  grupos: 20,
  opcoes: 60,
  tamanhos: 6,
  sabores: 60,
  gruposDaLoja: 500,
} as const

/** Fits the group to one product, and that to one of its sizes. What raises `min` beyond `max` raises both. */
export function limitar<Qual extends Limites>(grupo: Qual, vinculo: Vinculo): Qual {
  const min = vinculo.max === 0 ? 0 : (vinculo.min ?? grupo.min)
  const max = Math.max(min, vinculo.max ?? grupo.max)
  return { ...grupo, min, max, incluidas: vinculo.incluidas ?? grupo.incluidas }
}

/** The group as one product has it. */
export function grupoNoProduto(grupo: Grupo, vinculo: Vinculo & Pick<VinculoDoProduto, 'porTamanho'>): Grupo {
  const { porTamanho } = vinculo
  return { ...limitar(grupo, vinculo), ...(porTamanho && { porTamanho }) }
}

/** The number of the group that simple extras are shown as; no stored group has it. */
export const GRUPO_DOS_EXTRAS = 0 as GrupoId

/** Extras and options are counted apart, so this number means an extra in `GRUPO_DOS_EXTRAS` alone. */
export function opcaoDoExtra(id: ExtraId): OpcaoId {
  return Number(id) as OpcaoId
}

export function aVenda({ esgotada, inativa }: NaVitrine): boolean {
  return !esgotada && !inativa
}

/** The price of one unit in this size; null when the size does not have the option. */
export function precoDaOpcao({ preco, precos }: Opcao, variante: Variante | null): Centavos | null {
  const doTamanho = variante && precos?.find(({ tamanho }) => tamanho === variante.nome)
  return doTamanho ? doTamanho.preco : preco
}

/** The options that can be chosen now in this size. */
export function opcoesAVenda({ opcoes }: Pick<Grupo, 'opcoes'>, variante: Variante | null): Opcao[] {
  return opcoes.filter(opcao => aVenda(opcao) && precoDaOpcao(opcao, variante) !== null)
}

export function acharVariante(
  { variantes }: Pick<ProdutoComEscolhas, 'variantes'>,
  id: VarianteId | null,
): Variante | null {
  return variantes.find(variante => variante.id === id) ?? null
}
