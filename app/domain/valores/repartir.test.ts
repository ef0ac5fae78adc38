import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centavos } from './centavos'
import { repartir } from './repartir'

test.each([
  [10_00, [30_00, 30_00, 30_00], [3_34, 3_33, 3_33]],
  [1, [10_00, 50_00], [0, 1]],
  [5_00, [0, 5_00], [0, 5_00]],
  [1_00, [0, 0], [0, 0]],
  [1_00, [], []],
])('%d por %j são %j', (valor, pesos, partes) => {
  expect(repartir(centavos(valor), pesos.map(centavos))).toEqual(partes)
})

test('as partes somam o valor, e nenhuma passa do seu peso enquanto o valor não passa da soma', () => {
  const peso = fc.integer({ min: 0, max: 20_000_00 }).map(centavos)
  fc.assert(
    fc.property(
      fc.array(peso, { minLength: 1, maxLength: 50 }),
      fc.double({ min: 0, max: 1 }),
      (pesos, q) => {
        const soma = pesos.reduce((total, um) => total + um, 0)
        const valor = centavos(Math.floor(soma * (Number.isNaN(q) ? 0 : q)))
        const partes = repartir(valor, pesos)
        expect(partes.reduce((total, parte) => total + parte, 0)).toBe(Number(valor))
        expect(partes.every((parte, n) => parte >= 0 && parte <= (pesos[n] ?? 0))).toBe(true)
      },
    ),
  )
})
