import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatInteiro, listar } from './como-o-intl'

test('Números inteiros levam ponto de milhar', () => {
  fc.assert(
    fc.property(fc.nat(), n => {
      expect(formatInteiro(n)).toBe(n.toLocaleString('pt-BR'))
    }),
  )
  expect([0, 999, 1_000, 1_234_567].map(formatInteiro)).toEqual(['0', '999', '1.000', '1.234.567'])
})

test('O que se lista leva vírgulas, e "e" antes do último', () => {
  const partes = ['frete de R$\u00a05,00', 'desconto', 'serviço']
  for (const n of [0, 1, 2, 3]) {
    const ditos = partes.slice(0, n)
    expect(listar(ditos)).toBe(new Intl.ListFormat('pt-BR').format(ditos))
  }
  expect(listar(partes)).toBe('frete de R$\u00a05,00, desconto e serviço')
})
