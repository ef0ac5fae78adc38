import { expect, test } from 'vitest'
import { escolher } from './item'

const OFERTA = [{ id: 1 }, { id: 2 }, { id: 3 }]

test.each([
  [[], [], []],
  [[3, 1], [1, 3], []],
  [[2, 9], [2], [9]],
])('de %j o cardápio oferece %j, e %j se perdeu', (ids, escolhidos, perdidos) => {
  expect(escolher(OFERTA, ids)).toEqual({ escolhidos: escolhidos.map(id => ({ id })), perdidos })
})
