import type { ExtraDoCardapio } from '~/domain/cardapio/cardapio'
import { conferirEscolha, dizerFalta } from '~/domain/cardapio/escolhas/conferir-escolha'
import { type Parcela, type PrecoDaEscolha, precoDaEscolha } from '~/domain/cardapio/escolhas/preco'
import type { ProdutoAVenda } from '~/domain/cardapio/escolhas/vitrine'
import type { ComEtiquetas } from '~/domain/cardapio/etiquetas'
import {
  acharVariante,
  type Escolha,
  GRUPO_DOS_EXTRAS,
  opcaoDoExtra,
  type ProdutoComEscolhas,
  type Selecao,
} from '~/domain/cardapio/grupo'
import { type Centavos, ZERO } from '~/domain/valores/centavos'
import type { ExtraId, GrupoId, ProdutoId, VarianteId } from '~/domain/valores/ids'
import type { ExtraEscolhido, Item } from './item'

/** An extra or an option with its number on today's menu, by which a cart asks for it again. */
export interface ExtraMontado extends ExtraEscolhido {
  /** The number of a simple extra. */
  readonly id?: ExtraId
  /** The group of an option. */
  readonly grupoId?: GrupoId
  /** True for what was chosen and is not on the menu: it costs nothing and cannot be ordered. */
  readonly indisponivel?: boolean
}

/** The fields of an item that follow from what was chosen. */
type Escolhido = Pick<Item<ExtraMontado>, 'variante' | 'varianteId' | 'preco' | 'precoNormal' | 'extras'>

/** What an order needs to know of a product. */
export type ProdutoParaMontar = ProdutoComEscolhas & Pick<ProdutoAVenda, 'nome' | 'extras'> & ComEtiquetas

/** What a form asks for: the numbers of its simple extras, and the options of its groups. */
interface EscolhaEnviada {
  readonly varianteId?: VarianteId | null | undefined
  readonly extras: readonly ExtraId[]
  readonly opcoes?: readonly EscolhaDigitada[] | undefined
}

type EscolhaDigitada = Omit<Escolha, 'observacao'> & { readonly observacao?: string | null | undefined }

export function selecaoDe({ varianteId = null, extras, opcoes = [] }: EscolhaEnviada): Selecao {
  const simples = extras.map(id => ({
    ...{ grupoId: GRUPO_DOS_EXTRAS, opcaoId: opcaoDoExtra(id), quantidade: 1 },
  }))
  const escolhidas = opcoes.map(({ observacao = null, ...escolha }) => ({ ...escolha, observacao }))
  return { varianteId, opcoes: [...escolhidas, ...simples] }
}

/** A choice with the names and prices of today's menu. */
export function montarEscolha(
  produto: Pick<ProdutoParaMontar, keyof ProdutoComEscolhas | 'extras'>,
  selecao: Selecao,
): Escolhido {
  const variante = acharVariante(produto, selecao.varianteId)
  const calculado = precoDaEscolha(produto, selecao)
  const { preco, extras } = congelarEscolha(calculado, produto.extras)
  return {
    ...(variante && { variante: variante.nome, varianteId: variante.id }),
    preco,
    ...(calculado.baseNormal && { precoNormal: calculado.baseNormal }),
    extras: extras.map((extra, n): ExtraMontado => {
      const grupoId = calculado.parcelas[n]?.grupo.id
      return extra.idExtra ? { ...extra, id: extra.idExtra } : { ...extra, ...(grupoId && { grupoId }) }
    }),
  }
}

/**
 * The same for an order: with what stands against it, in words. A simple extra that is not on the menu is marked, and the
 * order is refused because of it.
 */
export function montarEscolhaPedida(
  produto: Pick<ProdutoParaMontar, keyof ProdutoComEscolhas | 'extras'>,
  selecao: Selecao,
): Escolhido & { readonly faltas?: readonly string[] } {
  const todas = conferirEscolha(produto, selecao)
  const faltas = todas.filter(({ grupoId }) => grupoId !== GRUPO_DOS_EXTRAS)
  const { extras, ...escolhido } = montarEscolha(produto, selecao)
  return {
    ...escolhido,
    extras: faltas.length < todas.length ? [...extras, EXTRA_PERDIDO] : extras,
    ...(faltas.length > 0 && { faltas: faltas.map(falta => dizerFalta(falta, produto)) }),
  }
}

export const EXTRA_PERDIDO = { nome: '', preco: ZERO, tipo: 'adicional', indisponivel: true } as const

/**
 * A choice as an item carries it and an order freezes it: names and amounts, so that nothing needs the rules again. The
 * price of the flavours is in the item's own price. `extras` are the product's simple extras, which keep their rows.
 */
export function congelarEscolha(
  { base, parcelas }: PrecoDaEscolha,
  extras: readonly ExtraDoCardapio[],
): { readonly preco: Centavos; readonly extras: readonly ExtraEscolhido[] } {
  return { preco: base, extras: parcelas.map(parcela => congelarParcela(parcela, extras)) }
}

function congelarParcela(
  { grupo, opcao, unidades, valor, fracao, observacao }: Parcela,
  extras: readonly ExtraDoCardapio[],
): ExtraEscolhido {
  const { nome } = opcao
  if (grupo.id === GRUPO_DOS_EXTRAS) {
    const extra = extras.find(({ id }) => opcaoDoExtra(id) === opcao.id)
    return { nome, preco: valor, tipo: extra?.tipo ?? 'adicional', idExtra: extra?.id ?? null }
  }
  return {
    ...{ nome, preco: valor, tipo: valor > ZERO ? 'adicional' : 'opcional', grupo: grupo.nome },
    ...{ opcaoId: opcao.id, quantidade: unidades, fracao, observacao },
  }
}

/** Items with the shop's own code of what is sold, which no customer sees. */
export function comCodigos<UmItem extends Pick<Item, 'produtoId' | 'varianteId'>>(
  itens: readonly UmItem[],
  produtos: ReadonlyMap<ProdutoId, ProdutoAVenda>,
): (UmItem & { readonly codigoCliente: string | null })[] {
  return itens.map(item => {
    const { variantes = [], codigoCliente = null } = produtos.get(item.produtoId) ?? {}
    const variante = variantes.find(({ id }) => id === item.varianteId)
    return { ...item, codigoCliente: variante?.codigoCliente ?? codigoCliente }
  })
}

type Linha = Pick<Item, 'produtoId' | 'varianteId' | 'observacao'> & {
  readonly extras: readonly Omit<ExtraEscolhido, 'preco' | 'tipo'>[]
}

/**
 * True when two lines ask for the same thing, so that they can be one line: product, size, note and what was chosen, in
 * whatever order. Prices do not count, because the menu decides them.
 */
export function pedemOMesmo(uma: Linha, outra: Linha): boolean {
  return retratar(uma) === retratar(outra)
}

function retratar({ produtoId, varianteId, observacao, extras }: Linha): string {
  const unidades = new Map<string, number>()
  for (const { nome, grupo, opcaoId, idExtra, quantidade = 1, fracao, observacao: nota } of extras) {
    // A line of an old cart knows its extras by name alone.
    const qual = opcaoId ?? idExtra ?? nome
    const chave = JSON.stringify([grupo ?? null, qual, fracao ?? null, nota || null])
    unidades.set(chave, (unidades.get(chave) ?? 0) + quantidade)
  }
  const escolhas = [...unidades].map(escolha => JSON.stringify(escolha)).toSorted()
  return JSON.stringify([produtoId, varianteId ?? null, observacao || null, escolhas])
}
