import { expect, test } from 'vitest'
import { divergir, lerVisto, ouEmBranco, simOuNao } from './conflito'

test('Diz só o que está salvo de outro jeito, na ordem do formulário', () => {
  const digitado = { Nome: 'Sopas', Valor: 'R$\u00a08,00', Ativo: 'sim' }
  const guardado = { Nome: 'Caldos', Valor: 'R$\u00a08,00', Ativo: 'não' }
  expect(divergir(digitado, guardado)).toEqual([
    { rotulo: 'Nome', valor: 'Caldos' },
    { rotulo: 'Ativo', valor: 'não' },
  ])
})

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
