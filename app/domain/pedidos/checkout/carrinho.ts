import type { ExtraDoCardapio } from '~/domain/cardapio/cardapio'
import { ehExtra, ehItem, type Item, QUANTIDADE_MAXIMA } from '~/domain/pedidos/item'
import { contarUnidades, totalDosItens } from '~/domain/pedidos/total'
import type { Centavos } from '~/domain/valores/centavos'

export interface ExtraDoCarrinho extends ExtraDoCardapio {
  /** True when it left the menu after it was chosen: it stays in sight, costs nothing and cannot be ordered. */
  readonly indisponivel?: boolean
}

export interface ItemDoCarrinho extends Item<ExtraDoCarrinho> {
  /** Made by the browser, because two lines may have the same product. */
  readonly cartItemId: string
  readonly imagemUrl: string | null
  /** True when it left the menu after it was added: it stays in sight, does not count and cannot be ordered. */
  readonly indisponivel?: boolean
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

export interface RespostaDoDialogo extends Remocao {
  readonly titulo: string
  readonly texto: string | null
}

/**
 * What the confirm button of the item dialog does: it adds or updates the line, or below quantity 1 removes or drops
 * it; with the toast to show (carrinho-5).
 */
export function confirmarItem(carrinho: Carrinho, item: ItemDoCarrinho): RespostaDoDialogo {
  const existe = carrinho.itens.some(({ cartItemId }) => cartItemId === item.cartItemId)
  if (item.quantidade < 1) {
    if (existe) return { ...removerItem(carrinho, item.cartItemId), titulo: 'Item removido', texto: null }
    return { carrinho, removido: null, titulo: 'Ação cancelada', texto: `Nenhum ${item.nome} para remover.` }
  }
  if (!existe) {
    return {
      carrinho: adicionarItem(carrinho, item),
      removido: null,
      titulo: `${item.nome} adicionado!`,
      texto: null,
    }
  }
  const atualizado = atualizarItem(carrinho, item.cartItemId, item)
  return { carrinho: atualizado, removido: null, titulo: 'Item atualizado!', texto: null }
}

/** The lines that can be ordered today, without those that left the menu. */
export function linhasDisponiveis(carrinho: Carrinho): ItemDoCarrinho[] {
  return carrinho.itens
    .filter(item => !item.indisponivel)
    .map(item => ({ ...item, extras: item.extras.filter(extra => !extra.indisponivel) }))
}

/** Units that can be ordered: the badge of the cart. */
export function contar(carrinho: Carrinho): number {
  return contarUnidades(linhasDisponiveis(carrinho))
}

/** The total of what can be ordered, without freight (carrinho-10). */
export function somar(carrinho: Carrinho): Centavos {
  return totalDosItens(linhasDisponiveis(carrinho))
}

/** The keys of the browser's storage, by shop, so that two shops never mix (carrinho-1). */
export function chavesDoNavegador(slug: string): { carrinho: string; observacoes: string; cliente: string } {
  return {
    carrinho: `digitalMenuCart:${slug}`,
    observacoes: `digitalMenuOrderObservation:${slug}`,
    cliente: `digitalMenuCustomer:${slug}`,
  }
}

/** The version of a kept cart; a cart of an unknown version cannot be read. */
const VERSAO = 1

/**
 * Reads what the browser kept under the keys of the cart (parsed JSON) and of the order's observation (a text). Lines
 * that were tampered with, or come from another version, give an empty cart and never an error.
 */
export function lerCarrinho(guardado: unknown, observacoes: unknown = null): Carrinho {
  // Before there were versions the lines were kept alone.
  const { versao, itens }: { versao?: unknown; itens?: unknown } = Object(guardado)
  const linhas = versao === VERSAO ? itens : guardado
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
  const { cartItemId, imagemUrl, extras, indisponivel }: { [C in keyof ItemDoCarrinho]?: unknown } =
    Object(valor)
  return (
    typeof cartItemId === 'string' &&
    cartItemId !== '' &&
    (imagemUrl === null || typeof imagemUrl === 'string') &&
    ehMarca(indisponivel) &&
    Array.isArray(extras) &&
    extras.every(extra => ehExtra(extra) && ehMarca(extra.indisponivel))
  )
}

function ehMarca(indisponivel: unknown): boolean {
  return indisponivel === undefined || typeof indisponivel === 'boolean'
}

/** The texts to store under the two keys, which `lerCarrinho` reads back. */
export function guardarCarrinho({ itens, observacoes }: Carrinho): { itens: string; observacoes: string } {
  return { itens: JSON.stringify({ versao: VERSAO, itens }), observacoes }
}
