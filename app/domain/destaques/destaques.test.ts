import { describe, expect, test } from 'vitest'
import type { ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import { ZERO } from '~/domain/valores/centavos'
import type { ProdutoId } from '~/domain/valores/ids'
import { emDestaque } from './destaques'

const um = (id: number, mais: Partial<ProdutoDoCardapio> = {}): ProdutoDoCardapio => ({
  ...{ id: id as ProdutoId, nome: `Prato ${id}`, descricao: null, etiquetas: null, serve: null },
  ...{ preco: ZERO, imagem: null, extras: [] },
  ...mais,
})
const ids = (...quais: number[]) => quais as ProdutoId[]
const dos = (produtos: readonly ProdutoDoCardapio[]) => produtos.map(({ id }) => Number(id))

describe('Os destaques', () => {
  test('vêm na ordem da lista, e só o que o cardápio tem', () => {
    expect(dos(emDestaque(ids(3, 9, 1), [um(1), um(2), um(3)]))).toEqual([3, 1])
  })

  test.each([
    ['esgotado', { esgotado: true }],
    ['fora do seu horário', { fora: true }],
    ['só para maiores de 18', { etiquetas: 'picante, contém álcool' }],
  ])('nunca oferecem o que está %s', (_, mais) => {
    expect(dos(emDestaque(ids(1, 2), [um(1, mais), um(2)]))).toEqual([2])
  })

  test('são no máximo oito, os primeiros que se podem pedir', () => {
    const produtos = Array.from({ length: 12 }, (_, n) => um(n + 1, n === 0 ? { esgotado: true } : {}))
    expect(dos(emDestaque(ids(...dos(produtos)), produtos))).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
  })
})
