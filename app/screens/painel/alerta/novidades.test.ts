import { expect, test } from 'vitest'
import type { PedidoId } from '~/domain/valores/ids'
import { aindaNovos, novidades, textoDasNovidades, tituloDasNovidades } from './novidades'

const id = (numero: number) => numero as PedidoId
const pedido = (numero: number, status = 'Pendente') => ({ id: id(numero), status })
const conhecidos = (...numeros: number[]) => new Set(numeros.map(id))

test('um quadro igual ao anterior não anuncia nada', () => {
  expect(novidades(conhecidos(10000001), [pedido(10000001)])).toEqual([])
})

test('o primeiro pedido de um quadro vazio é anunciado', () => {
  expect(novidades(conhecidos(), [pedido(10000001)])).toEqual([10000001])
})

test('os que chegaram durante uma queda são anunciados juntos, na ordem do quadro', () => {
  const agora = [pedido(10000003), pedido(10000002), pedido(10000001)]
  expect(novidades(conhecidos(10000001), agora)).toEqual([10000003, 10000002])
})

test('um pedido novo que outra pessoa já avançou ainda é anunciado', () => {
  expect(novidades(conhecidos(), [pedido(10000001, 'Em Preparação')])).toEqual([10000001])
})

test('um pedido que só mudou de coluna não é novo', () => {
  expect(novidades(conhecidos(10000001), [pedido(10000001, 'Em Rota')])).toEqual([])
})

test.each(['Finalizado', 'Cancelado'])('um pedido que aparece já %s não pede atenção', status => {
  expect(novidades(conhecidos(), [pedido(10000001, status)])).toEqual([])
})

test('um pedido que chegou é novo enquanto está Pendente', () => {
  const chegados = conhecidos(10000001)
  expect(aindaNovos(chegados, [pedido(10000002), pedido(10000001)])).toBe(chegados)
})

test.each([
  ['mudou de coluna', [pedido(10000001, 'Em Rota')]],
  ['saiu do quadro', []],
])('um pedido que %s não volta a ser novo, nem de volta em Pendente', (_, agora) => {
  const depois = aindaNovos(conhecidos(10000001), agora)
  expect([...aindaNovos(depois, [pedido(10000001)])]).toEqual([])
})

test.each<[number[], string]>([
  [[10000001], 'Pedido nº 10000001'],
  [[10000002, 10000001], '2 pedidos: nº 10000002, nº 10000001'],
  [[10000004, 10000003, 10000002, 10000001], '4 pedidos: nº 10000004, nº 10000003, nº 10000002, nº 10000001'],
  [
    [10000005, 10000004, 10000003, 10000002, 10000001],
    '5 pedidos: nº 10000005, nº 10000004, nº 10000003 e mais 2',
  ],
])('%j: o aviso diz "%s"', (numeros, texto) => {
  expect(textoDasNovidades(numeros.map(id))).toBe(texto)
})

test('o título da aba conta quantos são', () => {
  expect(tituloDasNovidades(2)).toBe('(2) Novo pedido!')
})
