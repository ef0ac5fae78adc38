import { expect, test } from 'vitest'
import { recusar } from '~/domain/valores/recusa'
import { escolher, escolherTudo } from './escolhas'

const OFERTA = [{ id: 1 }, { id: 2 }, { id: 3 }]

test.each([
  [[], [], []],
  [[3, 1], [1, 3], []],
  [[2, 9], [2], [9]],
])('de %j o cardápio oferece %j, e %j se perdeu', (ids, escolhidos, perdidos) => {
  expect(escolher(OFERTA, ids)).toEqual({ escolhidos: escolhidos.map(id => ({ id })), perdidos })
})

test('um pedido vai com tudo o que foi escolhido, ou não vai', () => {
  const recusa = recusar('Extra indisponível', 'Desmarque-o.')
  expect(escolherTudo(OFERTA, [2, 9], recusa)).toBe(recusa)
  expect(escolherTudo(OFERTA, [2, 1], recusa)).toEqual([{ id: 1 }, { id: 2 }])
})
