import { expect, test } from 'vitest'
import { completarHora, escreverHora, passarHora } from './hora-digitada'

test.each([
  ['1', '1'],
  ['18', '18'],
  ['183', '18:3'],
  ['1830', '18:30'],
  ['180000', '18:00'],
  ['9', '09'],
  ['930', '09:30'],
])('os dígitos %s se leem %s', (digitos, texto) => {
  expect(escreverHora(digitos)).toBe(texto)
})

test.each([
  ['18', '18:00'],
  ['9', '09:00'],
  ['00', '00:00'],
  ['18:30', '18:30'],
  ['18:3', '18:3'],
  ['25', '25:00'],
  ['', ''],
])('quem digita %j e segue adiante vê %j', (digitado, completo) => {
  expect(completarHora(digitado)).toBe(completo)
})

test.each([
  ['18:30', 'hora', 1, '19:30'],
  ['23:30', 'hora', 1, '00:30'],
  ['00:30', 'hora', -1, '23:30'],
  ['18:30', 'minuto', 1, '18:35'],
  ['18:32', 'minuto', 1, '18:35'],
  ['18:32', 'minuto', -1, '18:30'],
  ['18:55', 'minuto', 1, '18:00'],
  ['18:00', 'minuto', -1, '18:55'],
] as const)('a seta leva %s, no lugar de %s, em %i a %s', (hora, parte, delta, depois) => {
  expect(passarHora(hora, parte, delta)).toBe(depois)
})

test('a seta não inventa a hora que ninguém digitou', () => {
  expect(['', '18', '25:00'].map(texto => passarHora(texto, 'hora', 1))).toEqual([null, null, null])
})
