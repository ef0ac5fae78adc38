import { expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import { lerBairrosJuntos, type OQueFazer, recusarNegativas, taxaDepois } from './bairros-juntos'

test.each<[OQueFazer, number | null]>([
  ['aumentar', 6_50],
  ['baixar', 3_50],
  ['trocar', 1_50],
  ['excluir', 5_00],
])('%s 1,50 numa taxa de 5,00 dá %s', (oQueFazer, depois) => {
  expect(taxaDepois(centavos(5_00), { oQueFazer, valor: centavos(1_50) })).toBe(depois)
})

test('uma taxa não fica abaixo de zero: os bairros são ditos ao lado do valor', () => {
  const bairros = ['Lapa', 'Perdizes', 'Sumaré', 'Barra'].map(nome => ({ nome, taxa: centavos(1_00) }))
  const baixar = { oQueFazer: 'baixar', valor: centavos(2_00) } as const
  expect(recusarNegativas(bairros, baixar)).toMatchObject({
    campo: 'valor',
    texto: 'A taxa ficaria abaixo de zero: Lapa, Perdizes, Sumaré e mais 1.',
  })
  expect(recusarNegativas(bairros, { ...baixar, valor: centavos(1_00) })).toBeNull()
})

test.each([
  [{ ids: [], oQueFazer: 'trocar', valor: '5' }, 'ids'],
  [{ ids: ['1'], oQueFazer: 'trocar', valor: '' }, 'valor'],
  [{ ids: ['1'], oQueFazer: 'nada', valor: '5' }, 'oQueFazer'],
  [{ ids: ['1'], oQueFazer: 'excluir' }, 'excluirMesmo'],
])('%j é recusado no campo %s', (valores, campo) => {
  expect(lerBairrosJuntos(valores)).toMatchObject({ recusas: [{ campo }] })
})

test('a exclusão confirmada não pede valor', () => {
  expect(lerBairrosJuntos({ ids: ['7', '9'], oQueFazer: 'excluir', excluirMesmo: 'on' })).toEqual({
    dados: { ids: [7, 9], oQueFazer: 'excluir', valor: 0 },
  })
})
