import { expect, test } from 'vitest'
import { keyOf } from './page-key.server'

const cardapio = { shared: [], drawn: ['busca', 'categoria'] }
const cores = { shared: ['v'] }
const moduleAt = (path: string) =>
  ({ '/cantina': cardapio, '/cantina/cores.css': cores, '/login': {} })[path] as never

test.each([
  ['/cantina', '/cantina'],
  ['/cantina?', '/cantina'],
  ['/cantina?utm_source=instagram&utm_medium=bio&fbclid=IwAR0', '/cantina'],
  ['/cantina?mesa=4&&x=a=b', '/cantina'],
  ['/cantina/cores.css?v=abc', '/cantina/cores.css?v=abc'],
  ['/cantina/cores.css?v=abc&x=1', '/cantina/cores.css?v=abc'],
  ['/login', null],
  ['/sem-rota', null],
  ['/cantina.data', null],
  ['/%63antina', null],
])('o endereço %s é guardado como %s', (endereco, guardado) => {
  expect(keyOf(endereco, moduleAt)?.target ?? null).toBe(guardado)
})

test.each([
  ['/cantina?mesa=4', false],
  ['/cantina?categoria=3&utm_source=x', true],
  ['/cantina?x=1&categ%6Fria=3', true],
  ['/cantina?busca=a&busca=b', true],
  ['/cantina/cores.css?v=abc&busca=a', false],
])('de %s se desenha de novo o que foi lido: %s', (endereco, seDesenha) => {
  expect(keyOf(endereco, moduleAt)?.isDrawn).toBe(seDesenha)
})
