import { expect, test } from 'vitest'
import { ehEntrega, ehRetirada, TIPOS_DE_ENTREGA } from './tipo-entrega'

const TABELA = [
  ['Retirar no local', true, false],
  ['Receber no meu endereço', false, true],
  ['Retirar no restaurante', true, false],
  ['Consumir no restaurante', false, false],
] as const

test.each(TABELA)('%s: retirada %s, entrega %s', (tipo, retirada, entrega) => {
  expect([ehRetirada(tipo), ehEntrega(tipo)]).toEqual([retirada, entrega])
})

test('os tipos guardados são estes quatro', () => {
  expect([...TIPOS_DE_ENTREGA].sort()).toEqual(TABELA.map(([tipo]) => tipo).sort())
})

test('um tipo desconhecido não é retirada nem entrega', () => {
  expect([ehRetirada('retirar no local'), ehEntrega('')]).toEqual([false, false])
})
