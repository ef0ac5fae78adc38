import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCep, formatCepParcial, lerCep } from '~/domain/valores/cep'

test.each([
  ['01310100', '01310100'],
  ['01310-100', '01310100'],
  [' 01.310-100 ', '01310100'],
  ['00000000', '00000000'],
])('%j é o CEP %s', (texto, cep) => {
  expect(lerCep(texto)).toBe(cep)
})

test.each(['', '0131010', '013101000', 'abcdefgh', '01310-100, 7'])(
  '%j não tem exatamente 8 dígitos',
  texto => {
    expect(lerCep(texto)).toBeNull()
  },
)

test.each([
  ['01310100', '01310-100'],
  ['0131010', '0131010'],
  ['', ''],
])('o CEP %j aparece como %j', (cep, texto) => {
  expect(formatCep(cep)).toBe(texto)
})

test.each([
  ['', ''],
  ['01310', '01310'],
  ['013101', '01310-1'],
  ['01310100', '01310-100'],
])('o CEP %j aparece como %j enquanto é digitado', (digitos, texto) => {
  expect(formatCepParcial(digitos)).toBe(texto)
})

test('o CEP formatado é lido de volta', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8}$/), digitos => {
      expect(lerCep(formatCep(digitos))).toBe(digitos)
    }),
  )
})
