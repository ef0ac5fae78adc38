import { expect, test } from 'vitest'
import { keyOf } from './page-key.server'

const cardapio = { shared: [], sharedUnless: ['busca', 'categoria'] }
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
  ['/cantina/cores.css?v=abc&busca=a', '/cantina/cores.css?v=abc'],
  ['/cantina?categoria=3&utm_source=x', null],
  ['/cantina?x=1&categ%6Fria=3', null],
  ['/cantina?busca=a&busca=b', null],
  ['/login', null],
  ['/sem-rota', null],
  ['/cantina.data', null],
  ['/%63antina', null],
])('o endereço %s é guardado como %s', (endereco, guardado) => {
  expect(keyOf(endereco, moduleAt)).toBe(guardado)
})
