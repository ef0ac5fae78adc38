import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { type Centavos, centavos, ZERO } from '~/domain/valores/centavos'
import type { CategoriaId, CupomId, ProdutoId } from '~/domain/valores/ids'
import { repartir } from '~/domain/valores/repartir'
import type { Cupom } from './cupom'

/** A line of an order as a coupon sees it: product, category, and what the line costs. */
export interface LinhaDoPedido {
  readonly produtoId: ProdutoId
  /** Null when the product is not on the menu (any more). */
  readonly categoriaId: CategoriaId | null
  readonly total: Centavos
  /** What promotions have taken off it: the coupon takes off from the rest, and its minimum is of the whole. */
  readonly descontado?: Centavos
}

type Alcance = Pick<Cupom, 'produtos' | 'categorias'>

/** True for a line from which the coupon takes off. */
function alcanca({ produtos, categorias }: Alcance, { produtoId, categoriaId }: LinhaDoPedido): boolean {
  if (produtos.length === 0 && categorias.length === 0) return true
  return produtos.includes(produtoId) || (categoriaId !== null && categorias.includes(categoriaId))
}

export function somarLinhas(linhas: readonly Pick<LinhaDoPedido, 'total'>[]): Centavos {
  return centavos(linhas.reduce((soma, { total }) => soma + total, 0))
}

/** What the coupon takes off from: the lines of its products and categories. */
export function baseDoCupom(cupom: Alcance, linhas: readonly LinhaDoPedido[]): Centavos {
  return somarLinhas(linhas.filter(linha => alcanca(cupom, linha)).map(linha => ({ total: restoDa(linha) })))
}

function restoDa({ total, descontado = ZERO }: LinhaDoPedido): Centavos {
  return centavos(total - descontado)
}

/** What a coupon takes off an order, before anybody knows the freight. */
export interface Abatimento {
  readonly cupomId: CupomId
  readonly codigo: string
  readonly alvo: 'itens' | 'frete'
  /** At most so much; null: all of it. */
  readonly ate: Centavos | null
  /** What is decided only when the order is sent, in words; absent where nothing is. */
  readonly aConferir?: string
}

/**
 * What the coupon takes off these lines (cupom-2): never more than its base; a percentage is rounded half-up to
 * centavos, once.
 */
export function abatimentoDoCupom(cupom: Cupom, linhas: readonly LinhaDoPedido[]): Abatimento {
  const { id: cupomId, codigo, tipo, valor, percentual, teto } = cupom
  if (tipo === 'frete') return { cupomId, codigo, alvo: 'frete', ate: teto }
  const base = baseDoCupom(cupom, linhas)
  const desconto = tipo === 'valor' ? (valor ?? ZERO) : porCento(base, percentual ?? 0)
  return { cupomId, codigo, alvo: 'itens', ate: menor(base, desconto, tipo === 'percentual' ? teto : null) }
}

function porCento(base: Centavos, percentual: number): Centavos {
  return centavos(Math.floor((base * percentual + 50) / 100))
}

function menor(valor: Centavos, ...limites: (Centavos | null)[]): Centavos {
  return limites.reduce<Centavos>((menos, ate) => (ate !== null && ate < menos ? ate : menos), valor)
}

/** The money of the order without the coupon, free delivery included. */
export interface ValoresSemCupom {
  readonly total: Centavos
  readonly descontoItens: Centavos
  readonly frete: Centavos
  readonly descontoFrete: Centavos
  /** True where `frete` is 0 because it is to be agreed on. */
  readonly aCombinar?: boolean
}

/**
 * The line that the coupon adds to the order's total (pedido-16), limited to what other adjustments have left of its
 * target. A coupon that would take nothing off is refused, so that nobody spends it in vain.
 */
export function ajusteDoCupom({ cupomId, codigo, alvo, ate }: Abatimento, semEle: ValoresSemCupom) {
  const { total, descontoItens, frete, descontoFrete } = semEle
  const resta = alvo === 'itens' ? total - descontoItens : frete - descontoFrete
  const valor = menor(centavos(resta), ate)
  if (valor > ZERO) return { alvo, valor, rotulo: `Cupom ${codigo}`, cupomId, userId: null }
  if (alvo === 'itens') return NADA_A_DESCONTAR
  return semEle.aCombinar ? ENTREGA_POR_COMBINAR : ENTREGA_JA_GRATIS
}

const NADA_A_DESCONTAR: Recusa = recusar(
  'cupom-sem-efeito',
  'Confira o cupom',
  'Este cupom não muda o valor deste pedido. Guarde-o para outra vez.',
  'cupom',
)

const ENTREGA_JA_GRATIS: Recusa = recusar(
  'cupom-de-entrega-gratis',
  'Confira o cupom',
  'A entrega deste pedido já é grátis. Guarde o cupom para outra vez.',
  'cupom',
)

const ENTREGA_POR_COMBINAR: Recusa = recusar(
  'cupom-de-entrega-a-combinar',
  'Confira o cupom',
  'A entrega deste pedido é a combinar com a loja. Guarde o cupom para outra vez.',
  'cupom',
)

/** The discount line by line, adding up to `desconto`; zero for lines from which the coupon takes nothing. */
export function repartirDesconto(
  cupom: Alcance,
  linhas: readonly LinhaDoPedido[],
  desconto: Centavos,
): Centavos[] {
  return repartir(
    desconto,
    linhas.map(linha => (alcanca(cupom, linha) ? restoDa(linha) : ZERO)),
  )
}
