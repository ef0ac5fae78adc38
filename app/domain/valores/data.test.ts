import { expect, test } from 'vitest'
import { ehData, formatData, lerData } from './data'

test.each([
  ['24/12/2026', '2026-12-24'],
  [' 1/2/26 ', '2026-02-01'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', null],
  ['31/04/2026', null],
  ['00/01/2026', null],
  ['1/13/2026', null],
  ['24-12-2026', null],
  ['24/12', null],
  ['', null],
])('a data %j se lê %j', (texto, data) => {
  expect(lerData(texto)).toBe(data)
})

test('e se escreve como no Brasil', () => {
  expect(formatData('2026-12-24')).toBe('24/12/2026')
})

test.each([
  ['2026-12-24', true],
  ['2027-02-29', false],
  ['24/12/2026', false],
  ['\0', false],
])('%j num endereço é uma data: %s', (texto, data) => {
  expect(ehData(texto)).toBe(data)
})
