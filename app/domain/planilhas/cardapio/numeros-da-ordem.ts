import type { CardapioInteiro } from '~/domain/cardapio/cardapio-inteiro'
import type { CategoriaId, ProdutoId } from '~/domain/valores/ids'

export const NUMERO_MAXIMO = 9_999

interface Numeros {
  readonly produtos: ReadonlyMap<ProdutoId, number>
  /** The number of its first product; a category without any has one as well. */
  readonly categorias: ReadonlyMap<CategoriaId, number>
}

/**
 * The order of a menu as one column of a spreadsheet says it: 1, 2, 3... through the products of all categories, so that a file
 * sorted by it reads as the menu does. What the owner has not put in an order has no number.
 */
export function numerar({ categorias, produtos }: CardapioInteiro): Numeros {
  const numeros = { produtos: new Map<ProdutoId, number>(), categorias: new Map<CategoriaId, number>() }
  let n = 0
  const arrumadas = categorias.filter(({ ordem }) => ordem !== null)
  for (const { id } of arrumadas.toSorted(peloLugar)) {
    numeros.categorias.set(id, n + 1)
    const dela = produtos.filter(({ categoriaId, ordem }) => categoriaId === id && ordem !== null)
    for (const produto of dela.toSorted(peloLugar)) numeros.produtos.set(produto.id, ++n)
    if (dela.length === 0) n++
  }
  return numeros
}

function peloLugar(um: { ordem: number | null }, outro: { ordem: number | null }): number {
  return (um.ordem ?? 0) - (outro.ordem ?? 0)
}

/** A product of a file after its import; the file may have given it a number. */
export interface ProdutoNumerado {
  readonly id: ProdutoId
  readonly categoriaId: CategoriaId | null
  readonly ordem: number | null
}

interface ComLugar<Id extends number> {
  readonly id: Id
  /** As it is stored now. */
  readonly ordem: number | null
}

interface Lugares {
  /** The categories that have a place, in their order. */
  readonly categorias: readonly ComLugar<CategoriaId>[]
  /** Of each of them the products that have one. */
  readonly produtos: readonly (readonly ComLugar<ProdutoId>[])[]
}

/**
 * The order of the menu once the file has given these products their numbers. All others keep theirs: the one whose number a product
 * has got makes room, downwards for one that comes up, upwards for one that goes down.
 */
export function lugaresDepois(cardapio: CardapioInteiro, salvos: readonly ProdutoNumerado[]): Lugares {
  const antes = numerar(cardapio)
  const doArquivo = new Map(salvos.map(salvo => [salvo.id, salvo]))
  const guardados = new Map(cardapio.produtos.map(produto => [produto.id, produto]))
  const todos = [...new Set([...doArquivo.keys(), ...guardados.keys()])].flatMap(id => {
    const guardado = guardados.get(id)
    const dito = doArquivo.get(id)
    const categoriaId = (dito ?? guardado)?.categoriaId ?? null
    const fica = guardado !== undefined && guardado.categoriaId === categoriaId
    const numero = dito?.ordem ?? (fica ? antes.produtos.get(id) : undefined)
    if (categoriaId === null || numero === undefined) return []
    const ordem = fica ? guardado.ordem : null
    const desce = numero > ((fica && antes.produtos.get(id)) || NUMERO_MAXIMO)
    return [{ id, categoriaId, ordem, numero: dito?.ordem ? numero + (desce ? 0.5 : -0.5) : numero }]
  })
  todos.sort((um, outro) => um.numero - outro.numero)
  const numeroDe = new Map<CategoriaId, number>(antes.categorias)
  const comProdutos = new Set(todos.map(({ categoriaId }) => categoriaId))
  for (const { categoriaId, numero } of todos.toReversed()) numeroDe.set(categoriaId, numero)
  const ordens = new Map(cardapio.categorias.map(({ id, ordem }) => [id, ordem]))
  const categorias = [...numeroDe].sort(([, um], [, outro]) => um - outro)
  return {
    categorias: categorias.map(([id]) => ({ id, ordem: ordens.get(id) ?? null })),
    produtos: [...comProdutos].map(id => todos.filter(({ categoriaId }) => categoriaId === id)),
  }
}
