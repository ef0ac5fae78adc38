import { expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import { lerBairrosJuntos, type OQueFazer, recusarJuntos, taxaDepois } from './bairros-juntos'

const umMarcado = (nome: string, taxa: number, vista = taxa) => ({
  nome,
  taxa: centavos(taxa),
  vista: centavos(vista),
})

test.each<[OQueFazer, number | null]>([
  ['aumentar', 6_50],
  ['baixar', 3_50],
  ['trocar', 1_50],
  ['excluir', 5_00],
])('%s 1,50 numa taxa de 5,00 dá %s', (oQueFazer, depois) => {
  expect(taxaDepois(centavos(5_00), { oQueFazer, valor: centavos(1_50) })).toBe(depois)
})

test('uma taxa não fica abaixo de zero: os bairros são ditos ao lado do valor', () => {
  const bairros = ['Lapa', 'Perdizes', 'Sumaré', 'Barra'].map(nome => umMarcado(nome, 1_00))
  const baixar = { oQueFazer: 'baixar', valor: centavos(2_00) } as const
  expect(recusarJuntos(bairros, baixar)).toMatchObject({
    recusas: [{ campo: 'valor', texto: 'A taxa ficaria abaixo de zero: Lapa, Perdizes, Sumaré e mais 1.' }],
  })
  expect(recusarJuntos(bairros, { ...baixar, valor: centavos(1_00) })).toBeNull()
})

test('uma taxa não passa do máximo de um pedido', () => {
  const aumentar = { oQueFazer: 'aumentar', valor: centavos(1) } as const
  expect(recusarJuntos([umMarcado('Lapa', 20_000_00)], aumentar)).toMatchObject({
    recusas: [{ campo: 'valor', texto: 'A taxa ficaria acima do máximo: Lapa.' }],
  })
  expect(recusarJuntos([umMarcado('Lapa', 19_999_99)], aumentar)).toBeNull()
})

test('o bairro cuja taxa já passa do máximo sai da tabela, ou ganha outra', () => {
  const caro = [umMarcado('Lapa', 1_000_000_00)]
  expect(recusarJuntos(caro, { oQueFazer: 'excluir', valor: centavos(0) })).toBeNull()
  expect(recusarJuntos(caro, { oQueFazer: 'trocar', valor: centavos(5_00) })).toBeNull()
})

test.each<[OQueFazer, number, string | null]>([
  ['aumentar', 5_00, null],
  ['aumentar', 6_00, null],
  ['aumentar', 7_00, 'Estas taxas mudaram depois que você abriu: Lapa. Confira e salve de novo.'],
  ['baixar', 4_00, null],
  ['baixar', 3_00, 'Estas taxas mudaram depois que você abriu: Lapa. Confira e salve de novo.'],
  ['trocar', 9_00, null],
  ['excluir', 9_00, null],
])('%s 1,00 no que se viu a 5,00 e agora está a %i centavos: %s', (oQueFazer, agora, texto) => {
  const recusa = recusarJuntos([umMarcado('Lapa', agora, 5_00)], { oQueFazer, valor: centavos(1_00) })
  expect(recusa?.recusas[0]?.texto ?? null).toBe(texto)
})

test.each([
  [{ ids: [], oQueFazer: 'trocar', valor: '5' }, 'ids'],
  [{ ids: ['1'], oQueFazer: 'trocar', valor: '5' }, 'ids.0'],
  [{ ids: ['1:500'], oQueFazer: 'trocar', valor: '' }, 'valor'],
  [{ ids: ['1:500'], oQueFazer: 'trocar', valor: '20.000,01' }, 'valor'],
  [{ ids: ['1:500'], oQueFazer: 'nada', valor: '5' }, 'oQueFazer'],
  [{ ids: ['1:500'], oQueFazer: 'excluir' }, 'excluirMesmo'],
])('%j é recusado no campo %s', (valores, campo) => {
  expect(lerBairrosJuntos(valores)).toMatchObject({ recusas: [{ campo }] })
})

test('a exclusão confirmada não pede valor', () => {
  expect(lerBairrosJuntos({ ids: ['7:500', '9:600'], oQueFazer: 'excluir', excluirMesmo: 'on' })).toEqual({
    dados: {
      marcados: [
        { id: 7, vista: 500 },
        { id: 9, vista: 600 },
      ],
      oQueFazer: 'excluir',
      valor: 0,
    },
  })
})
