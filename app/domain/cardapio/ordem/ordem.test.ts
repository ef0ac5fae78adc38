import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ehRecusa } from '~/domain/respostas/recusa'
import { camposDaOrdem, lerMudancaDaOrdem, type MudancaDaOrdem, moverAntesDe, naOrdemDe } from './ordem'

const LISTA = [1, 2, 3, 4].map(id => ({ id }))
const ids = (lista: readonly { id: number }[] | null) => lista?.map(({ id }) => id)

describe('Mover', () => {
  test.each([
    ['para o começo', 3, 1, [3, 1, 2, 4]],
    ['para o fim', 1, null, [2, 3, 4, 1]],
    ['sobre o vizinho de baixo', 2, 4, [1, 3, 2, 4]],
    ['para antes de si mesmo', 2, 2, [1, 2, 3, 4]],
    ['para antes do que não existe mais: para o fim', 2, 99, [1, 3, 4, 2]],
  ] as const)('%s', (_, id, antesDe, esperado) => {
    expect(ids(moverAntesDe(LISTA, id, antesDe))).toEqual(esperado)
  })

  test('o que não está na lista não move nada', () => {
    expect(moverAntesDe(LISTA, 99, 1)).toBeNull()
  })

  test('nunca perde nem repete uma linha', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.option(fc.integer({ min: 1, max: 6 })),
        (id, antesDe) => {
          expect(ids(moverAntesDe(LISTA, id, antesDe))?.toSorted()).toEqual([1, 2, 3, 4])
        },
      ),
    )
  })
})

test('O que a ordem de antes não nomeia vem depois, como está', () => {
  expect(ids(naOrdemDe(LISTA, [4, 2, 99]))).toEqual([4, 2, 1, 3])
})

test.each<MudancaDaOrdem>([
  { mover: 3, antesDe: 1 },
  { mover: 3, antesDe: null },
  { deAaZ: true },
  { comoEra: [3, 1, 2] },
])('O que a tela manda é lido como foi dito: %j', mudanca => {
  expect(lerMudancaDaOrdem(Object.fromEntries(camposDaOrdem(mudanca)))).toEqual(mudanca)
})

test.each([
  {},
  { mover: 'x', antesDe: '' },
  { ordem: 'z-a' },
  { comoEra: '1;2' },
  { mover: '-1', antesDe: '2' },
])('O que ela não manda é recusado: %j', campos => {
  expect(ehRecusa(lerMudancaDaOrdem(campos))).toBe(true)
})
