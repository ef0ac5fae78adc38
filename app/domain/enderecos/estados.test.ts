import { describe, expect, test } from 'vitest'
import { UFS } from './endereco'
import { larguraMaxima, posicaoNoEstado } from './estados'

const FORTALEZA = { latitude: -3.7, longitude: -38.5 }
const SAO_PAULO = { latitude: -23.55, longitude: -46.63 }

test.each([
  ['a capital', 'SP', SAO_PAULO],
  ['a beira do rio que faz a divisa', 'PR', { latitude: -25.43, longitude: -54.6 }],
  ['uma ilha longe da costa', 'PE', { latitude: -3.84, longitude: -32.41 }],
  ['o ponto mais a oeste do país', 'AC', { latitude: -7.53, longitude: -73.99 }],
  ['o Chuí', 'RS', { latitude: -33.69, longitude: -53.45 }],
  ['o estado escrito em minúsculas', 'sp', SAO_PAULO],
])('%s (%s) fica no seu estado', (_, uf, posicao) => {
  expect(posicaoNoEstado(posicao, uf)).toEqual(posicao)
})

test.each([
  ['Fortaleza', 'SP', FORTALEZA],
  ['São Paulo', 'CE', SAO_PAULO],
  ['Lisboa', 'SP', { latitude: 38.7, longitude: -9.1 }],
  ['São Paulo sem os sinais', 'SP', { latitude: 23.55, longitude: 46.63 }],
  ['São Paulo com as coordenadas trocadas', 'SP', { latitude: -46.63, longitude: -23.55 }],
  ['nenhum lugar', 'SP', null],
])('%s não é posição de um endereço de %s', (_, uf, posicao) => {
  expect(posicaoNoEstado(posicao, uf)).toBeNull()
})

describe('de um endereço sem estado', () => {
  test.each([null, '', 'XX'])('(%o) vale o que fica no Brasil', uf => {
    expect(posicaoNoEstado(FORTALEZA, uf)).toEqual(FORTALEZA)
    expect(posicaoNoEstado({ latitude: 38.7, longitude: -9.1 }, uf)).toBeNull()
  })
})

test('Cada estado tem a largura do seu maior município, e a do país é a de Altamira', () => {
  expect(UFS.map(larguraMaxima).every(km => km >= 60 && km <= 820)).toBe(true)
  expect(larguraMaxima('SP')).toBe(100)
  expect(larguraMaxima(null)).toBe(820)
})
