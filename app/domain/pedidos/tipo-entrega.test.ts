import { expect, test } from 'vitest'
import {
  ehEntrega,
  maneiraDe,
  palavraDaEntrega,
  TIPOS_DE_ENTREGA,
  TIPOS_DO_CHECKOUT,
  tiposNoPainel,
} from './tipo-entrega'

const TABELA = [
  ['Retirar no local', 'retirada', 'Retirada', false],
  ['Receber no meu endereço', 'entrega', 'Entrega', true],
  ['Retirar no restaurante', 'retirada', 'Retirada', false],
  ['Consumir no restaurante', 'mesa', 'Mesa', false],
] as const

test.each(TABELA)('%s é %s, numa palavra %s; entrega: %s', (tipo, maneira, palavra, entrega) => {
  expect([maneiraDe(tipo), palavraDaEntrega(tipo), ehEntrega(tipo)]).toEqual([maneira, palavra, entrega])
})

test('os tipos guardados são estes quatro', () => {
  expect([...TIPOS_DE_ENTREGA].sort()).toEqual(TABELA.map(([tipo]) => tipo).sort())
})

test('cada porta oferece os seus, e o pedido do público fica com o que tem', () => {
  const doPainel = ['Receber no meu endereço', 'Retirar no restaurante', 'Consumir no restaurante']
  expect(TIPOS_DO_CHECKOUT).toEqual(['Retirar no local', 'Receber no meu endereço'])
  expect(tiposNoPainel(null)).toEqual(doPainel)
  expect(tiposNoPainel('Retirar no local')).toEqual(['Retirar no local', ...doPainel])
})

test('um tipo desconhecido não é retirada nem entrega', () => {
  expect([maneiraDe('retirar no local'), ehEntrega(''), maneiraDe('constructor')]).toEqual([
    'mesa',
    false,
    'mesa',
  ])
})
