import { describe, expect, test } from 'vitest'
import type { ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import { ZERO } from '~/domain/valores/centavos'
import type { ProdutoId } from '~/domain/valores/ids'
import { type Par, pecaTambem } from './peca-tambem'

const um = (id: number, mais: Partial<ProdutoDoCardapio> = {}): ProdutoDoCardapio => ({
  ...{ id: id as ProdutoId, nome: `Prato ${id}`, descricao: null, etiquetas: null, serve: null },
  ...{ preco: ZERO, imagem: null, extras: [] },
  ...mais,
})
const ids = (...quais: number[]) => quais as ProdutoId[]
const pares = (...quais: readonly (readonly [number, number])[]) => quais as unknown as readonly Par[]
const CINCO = [1, 2, 3, 4, 5].map(id => um(id))

const escolhidos = (noCarrinho: number[], ...quais: number[]) =>
  pecaTambem({ tambem: ids(...quais), juntos: [] }, CINCO, ids(...noCarrinho)).map(({ id }) => Number(id))
const comprados = (noCarrinho: number[], ...quais: readonly (readonly [number, number])[]) =>
  pecaTambem({ tambem: [], juntos: pares(...quais) }, CINCO, ids(...noCarrinho)).map(({ id }) => Number(id))

describe("'Peça também'", () => {
  test('oferece os três primeiros que o dono escolheu e que o carrinho não tem', () => {
    expect(escolhidos([4], 5, 4, 3, 9, 2, 1)).toEqual([5, 3, 2])
  })

  test('oferece o que se compra junto com o que está no carrinho, de um lado ou do outro do par, uma vez', () => {
    expect(comprados([1, 4], [2, 3], [3, 1], [1, 4], [4, 3], [4, 5])).toEqual([3, 5])
    expect(comprados([2], [1, 3])).toEqual([])
  })

  test.each([
    ['esgotado', { esgotado: true }],
    ['fora do seu horário', { fora: true }],
    ['só para maiores de 18', { etiquetas: 'contém álcool' }],
  ])('nunca oferece o que está %s', (_, mais) => {
    const produtos = [um(1), um(2, mais), um(3)]
    const oferecidos = pecaTambem({ tambem: ids(2), juntos: pares([1, 2], [1, 3]) }, produtos, ids(1))
    expect(oferecidos.map(({ id }) => id)).toEqual([3])
  })
})
