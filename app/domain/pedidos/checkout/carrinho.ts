import type { ExtraMontado } from '~/domain/pedidos/escolhas'
import {
  contarUnidades,
  ehExtra,
  ehItem,
  type Item,
  QUANTIDADE_MAXIMA,
  totalDosItens,
} from '~/domain/pedidos/item'
import { type Centavos, centavos } from '~/domain/valores/centavos'

/** Something that left the menu after it was chosen stays in sight. */
export type ExtraDoCarrinho = ExtraMontado

export interface ItemDoCarrinho extends Item<ExtraDoCarrinho> {
  /** Made by the browser, because two lines may have the same product. */
  readonly cartItemId: string
  readonly imagemUrl: string | null
  /** True when it left the menu after it was added: it stays in sight, does not count and cannot be ordered. */
  readonly indisponivel?: boolean
  /** True while it is sold out: the same, until it is back. */
  readonly esgotado?: boolean
  /** When it can be had, in words, while it is outside its window: the same, until the window opens. */
  readonly fora?: string
  /** What today's menu does not allow of its choices, in words; until they are made again it cannot be ordered either. */
  readonly faltas?: readonly string[]
  /** True for what only an adult may buy. */
  readonly alcool?: boolean
}

/** The browser's cart (carrinho-2). Every function returns a new one. */
export interface Carrinho {
  readonly itens: readonly ItemDoCarrinho[]
  /** The note of the whole order. */
  readonly observacoes: string
}

/** What is needed to undo a removal. */
export interface ItemRemovido {
  readonly item: ItemDoCarrinho
  readonly posicao: number
}

export interface Remocao {
  readonly carrinho: Carrinho
  readonly removido: ItemRemovido | null
}

export const CARRINHO_VAZIO: Carrinho = { itens: [], observacoes: '' }

export function adicionarItem(carrinho: Carrinho, item: ItemDoCarrinho): Carrinho {
  return { ...carrinho, itens: [...carrinho.itens, item] }
}

/** Replaces the parts of a line that a person may change; does nothing when the line is gone. */
export function atualizarItem(
  carrinho: Carrinho,
  cartItemId: string,
  mudanca: Partial<Pick<ItemDoCarrinho, 'quantidade' | 'observacao' | 'extras'>>,
): Carrinho {
  const itens = carrinho.itens.map(item => (item.cartItemId === cartItemId ? { ...item, ...mudanca } : item))
  return { ...carrinho, itens }
}

/** One more, up to 99, or one less; less at 1 removes the line (carrinho-6). */
export function mudarQuantidade(carrinho: Carrinho, cartItemId: string, delta: 1 | -1): Remocao {
  const item = carrinho.itens.find(outro => outro.cartItemId === cartItemId)
  if (!item) return { carrinho, removido: null }
  const quantidade = Math.min(item.quantidade + delta, QUANTIDADE_MAXIMA)
  if (quantidade < 1) return removerItem(carrinho, cartItemId)
  return { carrinho: atualizarItem(carrinho, cartItemId, { quantidade }), removido: null }
}

export function removerItem(carrinho: Carrinho, cartItemId: string): Remocao {
  const posicao = carrinho.itens.findIndex(item => item.cartItemId === cartItemId)
  const item = carrinho.itens[posicao]
  if (!item) return { carrinho, removido: null }
  return {
    carrinho: { ...carrinho, itens: carrinho.itens.toSpliced(posicao, 1) },
    removido: { item, posicao },
  }
}

/** Undoes a removal and puts the line back at its old place; undoing it twice changes nothing. */
export function restaurarItem(carrinho: Carrinho, { item, posicao }: ItemRemovido): Carrinho {
  if (carrinho.itens.some(({ cartItemId }) => cartItemId === item.cartItemId)) return carrinho
  return { ...carrinho, itens: carrinho.itens.toSpliced(posicao, 0, item) }
}

/** The observation of the whole order. */
export function observarPedido(carrinho: Carrinho, observacoes: string): Carrinho {
  return { ...carrinho, observacoes }
}

/** True for a line that can be ordered as it is, but for single extras that have left the menu. */
export function podeSerPedida({ indisponivel, esgotado, fora, faltas }: ItemDoCarrinho): boolean {
  return !indisponivel && !esgotado && !fora && !faltas
}

/** The lines that can be ordered today, without what left the menu. */
export function linhasDisponiveis(carrinho: Carrinho): ItemDoCarrinho[] {
  return carrinho.itens
    .filter(podeSerPedida)
    .map(item => ({ ...item, extras: item.extras.filter(extra => !extra.indisponivel) }))
}

/** True for a cart of which the customer has to be 18. */
export function temAlcool(carrinho: Carrinho): boolean {
  return carrinho.itens.some(({ alcool }) => alcool)
}

/** Units that can be ordered: the badge of the cart. */
export function contar(carrinho: Carrinho): number {
  return contarUnidades(linhasDisponiveis(carrinho))
}

/** The total of what can be ordered, without freight (carrinho-10), and less what promotions take off. */
export function somar(carrinho: Carrinho, descontos: readonly { readonly valor: Centavos }[] = []): Centavos {
  const total: number = totalDosItens(linhasDisponiveis(carrinho))
  return centavos(descontos.reduce((soma, { valor }) => soma - valor, total))
}

/** The keys of the browser's storage, by shop, so that two shops never mix (carrinho-1). */
export function chavesDoNavegador(slug: string) {
  return {
    carrinho: `digitalMenuCart:${slug}`,
    observacoes: `digitalMenuOrderObservation:${slug}`,
    cliente: `digitalMenuCustomer:${slug}`,
    veioDe: `digitalMenuVisit:${slug}`,
  }
}

/** The version of a kept cart; a cart of an unknown version cannot be read. The first had simple extras alone. */
const VERSAO = 2

/**
 * Reads what the browser kept under the keys of the cart (parsed JSON) and of the order's observation (a text). Lines
 * that were tampered with, or come from another version, give an empty cart and never an error.
 */
export function lerCarrinho(guardado: unknown, observacoes: unknown = null): Carrinho {
  // Before there were versions the lines were kept alone.
  const { versao, itens }: { versao?: unknown; itens?: unknown } = Object(guardado)
  const linhas = versao === 1 || versao === VERSAO ? itens : guardado
  return {
    itens: saoLinhas(linhas) ? linhas : [],
    observacoes: typeof observacoes === 'string' ? observacoes : '',
  }
}

function saoLinhas(valor: unknown): valor is ItemDoCarrinho[] {
  return (
    Array.isArray(valor) &&
    valor.every(ehLinha) &&
    new Set(valor.map(({ cartItemId }) => cartItemId)).size === valor.length
  )
}

function ehLinha(valor: unknown): valor is ItemDoCarrinho {
  if (!ehItem(valor)) return false
  const {
    cartItemId,
    imagemUrl,
    extras,
    indisponivel,
    esgotado,
    fora,
    faltas,
  }: { [C in keyof ItemDoCarrinho]?: unknown } = Object(valor)
  return (
    typeof cartItemId === 'string' &&
    cartItemId !== '' &&
    (imagemUrl === null || typeof imagemUrl === 'string') &&
    ehSimOuNao(indisponivel) &&
    ehSimOuNao(esgotado) &&
    (fora === undefined || typeof fora === 'string') &&
    (faltas === undefined || (Array.isArray(faltas) && faltas.every(falta => typeof falta === 'string'))) &&
    Array.isArray(extras) &&
    extras.every(extra => ehExtra(extra) && ehSimOuNao(extra.indisponivel))
  )
}

function ehSimOuNao(valor: unknown): boolean {
  return valor === undefined || typeof valor === 'boolean'
}

/** The texts to store under the two keys, which `lerCarrinho` reads back. */
export function guardarCarrinho({ itens, observacoes }: Carrinho): { itens: string; observacoes: string } {
  return { itens: JSON.stringify({ versao: VERSAO, itens }), observacoes }
}
