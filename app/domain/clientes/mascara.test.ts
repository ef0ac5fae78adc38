import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mascararNome } from '~/domain/clientes/mascara'

test.each([
  ['Maria Souza', 'Ma*** S***'],
  ['maria de souza', 'ma*** d*** s***'],
  ['  Maria   Souza ', 'Ma*** S***'],
  ['Érica', 'Ér***'],
  ['E\u0301rica', 'Ér***'],
  ['Ana', 'An***'],
  ['Jô', 'J***'],
  ['Z', '***'],
  ['Ana B', 'An*** ***'],
  ['😀😀😀', '😀😀***'],
  ['', '***'],
])('o nome %j aparece como %j', (nome, mascarado) => {
  expect(mascararNome(nome)).toBe(mascarado)
})

test('nenhuma palavra do nome aparece inteira, nem quanto ela mede', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{1,9}( [A-Z]{1,9}){0,3}$/), nome => {
      const palavras = nome.split(' ')
      const mascaradas = mascararNome(nome).split(' ')
      expect(mascaradas).toHaveLength(palavras.length)
      mascaradas.forEach((mascarada, i) => {
        const visivel = mascarada.replace(/\*{3}$/, '')
        expect(mascarada).toBe(`${visivel}***`)
        expect(visivel.length).toBeLessThan((palavras[i] ?? '').length)
        expect(visivel.length).toBeLessThanOrEqual(i === 0 ? 2 : 1)
      })
    }),
  )
})
