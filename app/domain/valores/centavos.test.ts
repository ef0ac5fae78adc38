import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  centavos,
  centavosDeDecimal,
  decimalDeCentavos,
  formatReais,
  formatValor,
  parseReais,
} from '~/domain/valores/centavos'

/** What numeric(10,2) holds. */
const MAIOR = 9_999_999_999

describe('o dinheiro aparece como R$ com ponto de milhar, vírgula e duas casas', () => {
  test.each([
    [0, 'R$\u00a00,00'],
    [5, 'R$\u00a00,05'],
    [490, 'R$\u00a04,90'],
    [99_999, 'R$\u00a0999,99'],
    [123_450, 'R$\u00a01.234,50'],
    [123_456_789, 'R$\u00a01.234.567,89'],
    [-123_450, '−\u00a0R$\u00a01.234,50'],
  ])('%i centavos: %s', (valor, texto) => {
    expect(formatReais(valor)).toBe(texto)
  })

  test.each([[null], [undefined], [Number.NaN], [Number.POSITIVE_INFINITY]])(
    '%s, que não é número, aparece como N/A',
    valor => {
      expect(formatReais(valor)).toBe('N/A')
      expect(formatValor(valor)).toBe('N/A')
    },
  )

  test.each([1_00, -1_234_50])('%d centavos não se partem no fim de uma linha', valor => {
    expect(formatReais(valor)).not.toMatch(/[ \t\n]/)
  })

  test('um valor que arredonda para zero não tem sinal', () => {
    expect(formatValor(-0.4)).toBe('0,00')
  })
})

describe('um valor digitado', () => {
  test.each([
    ['1.234,50', 123_450],
    ['49,9', 4990],
    ['49.90', 4990],
    ['49.9', 4990],
    ['1.234', 123_400],
    ['1.234.567', 123_456_700],
    ['1.234,', 123_400],
    ['50', 5000],
    ['50,', 5000],
    ['0', 0],
    ['0,05', 5],
    ['007', 700],
    ['R$\u00a050', 5000],
    ['r$49,90', 4990],
    ['R$\u00A01.234,50', 123_450],
    ['  12,3  ', 1230],
    ['9,\u00AD00\u200B', 900],
    ['99999999,99', MAIOR],
    ['99.999.999,99', MAIOR],
  ])('%j é lido como %i centavos', (texto, valor) => {
    expect(parseReais(texto)).toBe(valor)
  })

  test.each([
    'abc',
    '-5',
    '',
    ' ',
    'R$',
    ',',
    '.5',
    '1,234',
    '1,234.50',
    '1.23.456',
    '1.234.5',
    '12.3456',
    '0.500',
    '1e3',
    '0x10',
    'Infinity',
    'NaN',
    '5 reais',
    '1 234',
    '١٢',
  ])('%j não é um valor', texto => {
    expect(parseReais(texto)).toBeNull()
  })

  test.each(['100000000', '999.999.999,99'])('%s não cabe no banco de dados', texto => {
    expect(parseReais(texto)).toBeNull()
  })

  test('que foi escrito por formatValor ou formatReais volta igual', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAIOR }), valor => {
        expect(parseReais(formatValor(valor))).toBe(valor)
        expect(parseReais(formatReais(valor))).toBe(valor)
      }),
    )
  })

  test('nunca vira outra coisa que um número inteiro e não negativo de centavos', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-R$ e') }), texto => {
        const lido = parseReais(texto)
        expect(lido === null || (Number.isSafeInteger(lido) && lido >= 0 && lido <= MAIOR)).toBe(true)
      }),
    )
  })
})

describe('o numeric(10,2) do banco de dados', () => {
  test.each([
    ['12.50', 1250],
    ['12.5', 1250],
    ['12', 1200],
    ['0.07', 7],
    ['-0.07', -7],
    ['99999999.99', MAIOR],
  ])('%s são %i centavos', (decimal, valor) => {
    expect(centavosDeDecimal(decimal)).toBe(valor)
  })

  test('zero negativo é zero', () => {
    expect(Object.is(centavosDeDecimal('-0.00'), 0)).toBe(true)
  })

  test.each(['', 'abc', '1,50', '1.505', 'NaN', '1e3', ' 1', '9'.repeat(20)])('%j é um defeito', decimal => {
    expect(() => centavosDeDecimal(decimal)).toThrow(RangeError)
  })

  test('ida e volta não muda um centavo', () => {
    fc.assert(
      fc.property(fc.integer({ min: -MAIOR, max: MAIOR }), valor => {
        expect(centavosDeDecimal(decimalDeCentavos(centavos(valor)))).toBe(valor)
      }),
    )
  })
})

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
  '%d não é um número inteiro de centavos',
  valor => {
    expect(() => centavos(valor)).toThrow(RangeError)
  },
)
