import type { TipoDeExtra } from '~/domain/cardapio/cardapio'
import { type Centavos, centavos } from '~/domain/valores/centavos'
import type { ExtraId, OpcaoId, ProdutoId, VarianteId } from '~/domain/valores/ids'

/** What a customer chose with a product: one of its simple extras, or an option of one of its groups. */
export interface ExtraEscolhido {
  readonly nome: string
  /** The price of one of it, for one unit of the item. */
  readonly preco: Centavos
  readonly tipo: TipoDeExtra
  /** The name of the group; absent for a simple extra. */
  readonly grupo?: string | null
  readonly opcaoId?: OpcaoId | null
  /** The number of a simple extra on the menu. */
  readonly idExtra?: ExtraId | null
  /** How many for one unit of the item; absent is one. */
  readonly quantidade?: number
  /** Which part of the item a flavour is: 2 for a half, 1 for the whole; absent for what is no flavour. */
  readonly fracao?: number | null
  /** The note for this flavour alone. */
  readonly observacao?: string | null
}

/** A product in a cart, an order or a receipt. `Extra` is a choice with the fields that a room adds to it. */
export interface Item<Extra = ExtraEscolhido> {
  readonly produtoId: ProdutoId
  readonly nome: string
  /** The name of the size; absent for a product without sizes. */
  readonly variante?: string | null
  readonly varianteId?: VarianteId | null
  /** The price of one unit with its flavours, without extras. */
  readonly preco: Centavos
  /** What that would be without the promotion that makes it. */
  readonly precoNormal?: Centavos | null
  readonly quantidade: number
  readonly observacao: string | null
  readonly extras: readonly Extra[]
}

/** An item of a stored order. Its name and extras stay as they were ordered, whatever happens to the product. */
export interface ItemGuardado extends Item<ExtraEscolhido & { readonly id: number }> {
  readonly id: number
  /** True when the panel wrote the note, which the browser that placed the order may not read. */
  readonly observacaoDoPainel: boolean
}

/** The fields of an item that its total depends on. */
export type ComPreco = Pick<
  Item<Pick<ExtraEscolhido, 'preco' | 'quantidade'>>,
  'preco' | 'quantidade' | 'extras'
>

/** (price + extras, each times its own quantity) x quantity (pedido-6). */
export function totalDoItem({ preco, quantidade, extras }: ComPreco): Centavos {
  const unidade = extras.reduce((soma, extra) => soma + extra.preco * (extra.quantidade ?? 1), Number(preco))
  return centavos(unidade * quantidade)
}

/** The total of the items without freight: `pedidos.total`. */
export function totalDosItens(itens: readonly ComPreco[]): Centavos {
  return centavos(itens.reduce((soma, item) => soma + totalDoItem(item), 0))
}

/** Counts units and not lines, for the badge of the cart. */
export function contarUnidades(itens: readonly Pick<Item, 'quantidade'>[]): number {
  return itens.reduce((soma, item) => soma + item.quantidade, 0)
}

/** '1 item', '2 itens': units as people count them (carrinho-9). */
export function contarItens(unidades: number): string {
  return unidades === 1 ? '1 item' : `${unidades} itens`
}

/** Fields of an item while somebody types them: texts, until a schema reads them. */
export type Digitado<Campo extends keyof Item> = { readonly [C in Campo]: string }

export const QUANTIDADE_MAXIMA = 99

export function quantidadeValida(quantidade: number): boolean {
  return Number.isInteger(quantidade) && quantidade >= 1 && quantidade <= QUANTIDADE_MAXIMA
}

type Lido<Campo extends string> = { readonly [C in Campo]?: unknown }

/**
 * True for an item as a browser kept it, whatever its extras. Checked by hand, as an extra is, because valibot would add
 * 3 kB to every first visit to a menu.
 */
export function ehItem(valor: unknown): boolean {
  const {
    produtoId,
    nome,
    variante,
    varianteId,
    preco,
    precoNormal,
    quantidade,
    observacao,
  }: Lido<keyof Item> = Object(valor)
  return (
    inteiroDe(1, produtoId) &&
    typeof nome === 'string' &&
    textoOuNada(variante) &&
    (varianteId == null || inteiroDe(1, varianteId)) &&
    inteiroDe(0, preco) &&
    (precoNormal == null || inteiroDe(1, precoNormal)) &&
    inteiroDe(1, quantidade) &&
    Number(quantidade) <= QUANTIDADE_MAXIMA &&
    typeof observacao === 'string'
  )
}

/** True for an extra, or an option of a group, as a browser kept it. */
export function ehExtra(valor: unknown): boolean {
  const { id, nome, preco, tipo, ...opcao }: Lido<keyof ExtraEscolhido | 'id' | 'grupoId'> = Object(valor)
  return (
    typeof nome === 'string' &&
    inteiroDe(0, preco) &&
    (tipo === 'adicional' || tipo === 'opcional') &&
    (id === undefined ? ehOpcao(opcao) : inteiroDe(1, id))
  )
}

function ehOpcao({
  grupo,
  grupoId,
  opcaoId,
  quantidade,
  fracao,
  observacao,
}: Lido<keyof ExtraEscolhido | 'grupoId'>): boolean {
  return (
    typeof grupo === 'string' &&
    inteiroDe(1, grupoId) &&
    inteiroDe(1, opcaoId) &&
    inteiroDe(1, quantidade) &&
    (fracao == null || inteiroDe(1, fracao)) &&
    textoOuNada(observacao)
  )
}

function textoOuNada(valor: unknown): boolean {
  return valor == null || typeof valor === 'string'
}

function inteiroDe(minimo: number, valor: unknown): boolean {
  return Number.isSafeInteger(valor) && Number(valor) >= minimo
}

interface Escolhas<Extra extends { readonly id: number }> {
  /** The chosen extras as they are offered, in the order of the offer. */
  readonly escolhidos: readonly Extra[]
  /** The chosen ids that are not offered (any more). */
  readonly perdidos: readonly Extra['id'][]
}

/**
 * Looks the extras chosen with an item up among those that are offered: by the menu, or by a stored item that has them
 * already.
 */
export function escolher<Extra extends { readonly id: number }>(
  oferecidos: readonly Extra[],
  ids: readonly Extra['id'][],
): Escolhas<Extra> {
  return {
    escolhidos: oferecidos.filter(({ id }) => ids.includes(id)),
    perdidos: ids.filter(id => !oferecidos.some(extra => extra.id === id)),
  }
}

/**
 * The text about an extra that an order has and the menu no longer offers: 'O extra Borda não está mais disponível.'
 */
export function saiuDoCardapio(quem: string): string {
  return `${quem} não está mais disponível.`
}

/** What is said of something that is sold out. */
export function dizerEsgotado(quem: string): string {
  return `${quem}: esgotado no momento.`
}

/** 'Feijoada: disponível de seg. a sex., 11h-15h.' */
export function dizerFora(quem: string, quando: string): string {
  return `${quem}: ${quando.charAt(0).toLowerCase()}${quando.slice(1)}.`
}
