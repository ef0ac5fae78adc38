import { expect, test } from 'vitest'
import { lerVisto, ouEmBranco, simOuNao } from './conflito'

test.each([
  [{ visto: 'abc' }, 'abc'],
  [{ visto: '' }, null],
  [{ visto: 7 }, null],
  [{}, null],
  [null, null],
  ['visto', null],
])('o que o formulário %j viu é %j', (valores, visto) => {
  expect(lerVisto(valores)).toBe(visto)
})

test('nulo e vazio são "em branco", e uma caixa é sim ou não', () => {
  expect([ouEmBranco(null), ouEmBranco(''), ouEmBranco('a')]).toEqual(['em branco', 'em branco', 'a'])
  expect([simOuNao(true), simOuNao(false)]).toEqual(['sim', 'não'])
})
