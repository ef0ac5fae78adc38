import { expect, test } from 'vitest'
import { ateOndeContar, paginaQueExiste, paginasOferecidas, quantasPaginas, recorte } from './pagina'

test.each([
  [0, 1],
  [1, 1],
  [24, 1],
  [25, 2],
  [48, 2],
  [2_401, 101],
])('%i linhas cabem em %i página(s) de 24', (total, paginas) => {
  expect(quantasPaginas(total)).toBe(paginas)
})

test.each([
  ['a primeira', 1, 100, 1],
  ['a do meio', 3, 100, 3],
  ['a última', 5, 100, 5],
  ['uma depois da última, que encolheu', 6, 100, 5],
  ['qualquer uma de uma lista vazia', 7, 0, 1],
  ['uma antes da primeira', 0, 100, 1],
])('pede-se %s: vem uma que existe', (_, pedida, total, pagina) => {
  expect(paginaQueExiste(pedida, total)).toBe(pagina)
})

test.each([
  ['', 1, 10_000],
  ['', 416, 10_000],
  ['', 417, 10_008],
  ['maria', 1, 1_000],
  ['maria', 42, 1_008],
])('procurando %j, para a página %i contam-se %i linhas', (busca, pagina, contadas) => {
  expect(ateOndeContar({ busca, pagina })).toBe(contadas)
})

test('a terceira página começa depois de 48 linhas', () => {
  expect(recorte(3)).toEqual({ limit: 24, offset: 48 })
})

test.each<[number, number, boolean, (number | null)[]]>([
  [1, 1, false, [1]],
  [1, 2, false, [1, 2]],
  [1, 5, false, [1, 2, null, 5]],
  [3, 5, false, [1, 2, 3, 4, 5]],
  [4, 9, false, [1, 2, 3, 4, 5, null, 9]],
  [6, 12, false, [1, null, 5, 6, 7, null, 12]],
  [12, 12, false, [1, null, 11, 12]],
  // Of more rows than are counted the last page is not known.
  [1, 42, true, [1, 2]],
  [42, 42, true, [1, null, 41, 42]],
])('Da página %i de %i (há mais: %s) vai-se a %j', (pagina, ultima, haMais, esperadas) => {
  expect(paginasOferecidas(pagina, ultima, haMais)).toEqual(esperadas)
})
