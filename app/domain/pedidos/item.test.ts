import { expect, test } from 'vitest'
import { escolher, escolherTudo } from './item'

const OFERTA = [{ id: 1 }, { id: 2 }, { id: 3 }]

test.each([
  [[], [], []],
  [[3, 1], [1, 3], []],
  [[2, 9], [2], [9]],
])('de %j o cardápio oferece %j, e %j se perdeu', (ids, escolhidos, perdidos) => {
  expect(escolher(OFERTA, ids)).toEqual({ escolhidos: escolhidos.map(id => ({ id })), perdidos })
})

test('um pedido leva tudo o que foi escolhido, com a marca do que se perdeu', () => {
  expect(escolherTudo(OFERTA, [9, 2])).toEqual([
    { id: 2 },
    expect.objectContaining({ id: 9, indisponivel: true }),
  ])
  expect(escolherTudo(OFERTA, [2, 1])).toEqual([{ id: 1 }, { id: 2 }])
})
