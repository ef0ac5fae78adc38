import * as v from 'valibot'
import { expect, test } from 'vitest'
import { aninhar, inteiro } from './ler-formulario'

test('campos nomeados pelo lugar viram objetos e listas, com os buracos', () => {
  const campos = [
    ['nome', 'Sabores'],
    ['opcoes.2.nome', 'Atum'],
    ['opcoes.0.nome', 'Calabresa'],
    ['opcoes.0.precos.1', '49,90'],
  ] as const
  expect(aninhar(campos)).toEqual({
    nome: 'Sabores',
    opcoes: [{ nome: 'Calabresa', precos: [undefined, '49,90'] }, undefined, { nome: 'Atum' }],
  })
})

test.each([
  ['opcoes.999999999.nome', { opcoes: { 999999999: { nome: 'x' } } }],
  ['a.b.c.d.e.f', { a: { b: { c: { d: { e: 'x' } } } } }],
  ['', { '': 'x' }],
])('%j não faz uma lista enorme nem funda', (nome, lido) => {
  expect(aninhar([[nome, 'x']])).toEqual(lido)
})

test('nenhum nome muda o protótipo de ninguém', () => {
  aninhar([
    ['__proto__.polluted', 'x'],
    ['constructor.prototype.polluted', 'x'],
  ])
  expect('polluted' in {}).toBe(false)
})

test.each([
  ['', null],
  [' 7 ', 7],
  ['99', 99],
])('%j é lido como %s', (digitado, lido) => {
  expect(v.parse(inteiro({ de: 1, ate: 99 }, null), digitado)).toBe(lido)
})

test.each(['0', '100', '1,5', '-1', '1e2', 'dois'])('%j é recusado', digitado => {
  const { issues } = v.safeParse(inteiro({ de: 1, ate: 99 }, null), digitado)
  expect(issues?.[0].message).toBe('Digite um número de 1 a 99.')
})
