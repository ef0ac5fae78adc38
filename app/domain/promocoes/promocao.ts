import { janelaMudaEm } from '~/domain/horarios/janela'
import { janelasDo, naHora, noPeriodo, type QuandoVale } from '~/domain/horarios/quando-vale'
import { type Centavos, formatReais, ZERO } from '~/domain/valores/centavos'
import type { CategoriaId, ProdutoId, PromocaoId, VarianteId } from '~/domain/valores/ids'

/** In the order in which they are offered; the first is the default. */
export const TIPOS_DE_PROMOCAO = ['preco', 'leve', 'desconto'] as const

export type TipoDePromocao = (typeof TIPOS_DE_PROMOCAO)[number]

export const MAX_PROMOCOES = 200

/** What the shop has decided of one promotion. It is for one product, one size, one category, or, with none of them, for everything. */
export interface DadosDaPromocao extends QuandoVale {
  /** What the customer reads beside the discount. */
  readonly nome: string
  readonly tipo: TipoDePromocao
  readonly produtoId: ProdutoId | null
  readonly varianteId: VarianteId | null
  readonly categoriaId: CategoriaId | null
  /** Of `preco` the price of one unit, of `leve` what `leve` units cost together, of `desconto` what it takes off. */
  readonly valor: Centavos | null
  /** Whole percent that `desconto` takes off instead. */
  readonly percentual: number | null
  /** How many units of `leve` count together, and how many of them are paid where it has no `valor`. */
  readonly leve: number | null
  readonly pague: number | null
  /** Of `desconto`: the sum of all items, before any discount, from which it holds. */
  readonly minimo: Centavos | null
  readonly ativo: boolean
}

/** An active promotion, as the menu and an order read it. */
export interface PromocaoLida extends Omit<DadosDaPromocao, 'ativo'> {
  readonly id: PromocaoId
}

/** A promotion of several items that holds now, as a cart needs it. */
export interface PromocaoDoPedido
  extends Pick<PromocaoLida, 'nome' | 'valor' | 'percentual' | 'leve' | 'pague' | 'minimo'> {
  readonly tipo: Exclude<TipoDePromocao, 'preco'>
  /** The products that it is for; null: all. */
  readonly produtos: readonly ProdutoId[] | null
}

export type SituacaoDaPromocao = 'ativa' | 'inativa' | 'por-vir' | 'acabou'

/** Where it stands at `agora` in the IANA zone `fuso`; an active one still has its days and hours. */
export function situacaoDaPromocao(
  { ativo, ...promocao }: Pick<DadosDaPromocao, 'ativo' | 'inicio' | 'fim'>,
  agora: Date,
  fuso: string,
): SituacaoDaPromocao {
  if (!ativo) return 'inativa'
  const periodo = noPeriodo(promocao, agora, fuso)
  return periodo === 'dentro' ? 'ativa' : periodo === 'antes' ? 'por-vir' : 'acabou'
}

/** Those that hold at `agora`, in the order in which they were made. */
export function promocoesDeAgora<P extends QuandoVale>(
  promocoes: readonly P[],
  agora: Date,
  fuso: string,
): P[] {
  return promocoes.filter(
    promocao => noPeriodo(promocao, agora, fuso) === 'dentro' && naHora(promocao, agora, fuso),
  )
}

/** When others hold, in milliseconds, but for the turn of the business day, at which every menu is made again. */
export function promocoesValemAte(promocoes: readonly QuandoVale[], agora: Date, fuso: string): number {
  const mudam = promocoes.flatMap(
    promocao => janelaMudaEm([janelasDo(promocao)], agora, fuso)?.getTime() ?? [],
  )
  return Math.min(Number.POSITIVE_INFINITY, ...mudam)
}

/** When what holds now ends, as an instant or as the last day; null where it has no end. */
export function acabaEm(promocao: QuandoVale, agora: Date, fuso: string): string | null {
  return janelaMudaEm([janelasDo(promocao)], agora, fuso)?.toISOString() ?? promocao.fim
}

interface ComPreco<Id> {
  readonly id: Id
  readonly preco: Centavos
  readonly precoNormal?: Centavos
  readonly precoAte?: string
}

interface PromocaoDePreco extends Pick<PromocaoLida, 'tipo' | 'produtoId' | 'varianteId' | 'valor'> {
  /** By `acabaEm`. */
  readonly ate?: string | null
}

interface ComPrecos extends ComPreco<ProdutoId> {
  readonly variantes: readonly ComPreco<VarianteId>[]
}

/**
 * The products with the prices that these promotions make, the normal price beside each (promocao-2). Of several the
 * least holds, and never one that is not below the normal price. Everything that asks for a price asks for these.
 */
export function comPrecosDe<Produto extends ComPrecos>(
  produtos: readonly Produto[],
  promocoes: readonly PromocaoDePreco[],
): readonly Produto[] {
  const dePreco = promocoes.filter(({ tipo }) => tipo === 'preco')
  if (dePreco.length === 0) return produtos
  const comPreco = <Coisa extends { readonly preco: Centavos }>(
    coisa: Coisa,
    qual: (promocao: (typeof dePreco)[number]) => boolean,
  ): Coisa => {
    const [menor] = dePreco.filter(qual).toSorted((a, b) => (a.valor ?? 0) - (b.valor ?? 0))
    if (!menor?.valor || menor.valor >= coisa.preco) return coisa
    const { valor: preco, ate } = menor
    return { ...coisa, preco, precoNormal: coisa.preco, ...(ate && { precoAte: ate }) }
  }
  return produtos.map(produto => {
    if (produto.variantes.length === 0) return comPreco(produto, ({ produtoId }) => produtoId === produto.id)
    const variantes = produto.variantes.map(variante =>
      comPreco(variante, ({ varianteId }) => varianteId === variante.id),
    )
    return variantes.some((variante, n) => variante !== produto.variantes[n])
      ? { ...produto, variantes }
      : produto
  })
}

/** Those of several items, for the products that are on the menu (or asked for). */
export function promocoesDoPedido(
  promocoes: readonly PromocaoLida[],
  produtos: readonly { readonly id: ProdutoId; readonly categoriaId: CategoriaId | null }[],
): PromocaoDoPedido[] {
  return promocoes.flatMap(promocao => {
    const { tipo, produtoId, categoriaId, nome, valor, percentual, leve, pague, minimo } = promocao
    if (tipo === 'preco') return []
    const dela = produtos.filter(
      produto => produto.id === produtoId || (categoriaId !== null && produto.categoriaId === categoriaId),
    )
    const deTudo = produtoId === null && categoriaId === null
    return [
      {
        ...{ nome, tipo, valor, percentual, leve, pague, minimo },
        produtos: deTudo ? null : dela.map(({ id }) => id),
      },
    ]
  })
}

type Efeito = Pick<PromocaoLida, 'tipo' | 'valor' | 'percentual' | 'leve' | 'pague' | 'minimo'>

/** 'Por R$ 29,90', 'Leve 2, pague 1', 'Leve 3 por R$ 25,00', '10% de desconto a partir de R$ 80,00' */
export function dizerPromocao({ tipo, valor, percentual, leve, pague, minimo }: Efeito): string {
  switch (tipo) {
    case 'preco':
      return `Por ${formatReais(valor ?? ZERO)}`
    case 'leve':
      return pague === null
        ? `Leve ${leve} por ${formatReais(valor ?? ZERO)}`
        : `Leve ${leve}, pague ${pague}`
    case 'desconto': {
      const quanto = percentual === null ? formatReais(valor ?? ZERO) : `${percentual}%`
      return `${quanto} de desconto${minimo === null ? '' : ` a partir de ${formatReais(minimo)}`}`
    }
  }
}
