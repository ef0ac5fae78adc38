import { expect, test } from 'vitest'
import { contarPasso } from './historico'

test.each([
  ['feito pelo cliente', null, null, 'Pendente', 'Pedido feito', 'Cliente'],
  ['lançado no painel', 7, null, 'Pendente', 'Pedido feito', 'Restaurante'],
  ['avançado', 7, 'Pendente', 'Em Preparação', 'De Pendente para Em Preparação', 'Restaurante'],
  ['devolvido', 7, 'Em Rota', 'Pendente', 'De Em Rota para Pendente', 'Restaurante'],
  ['editado', 7, 'Em Rota', 'Em Rota', 'Pedido editado', 'Restaurante'],
  ['cancelado', 7, 'Pendente', 'Cancelado', 'Cancelado (estava em Pendente)', 'Restaurante'],
] as const)('o passo de um pedido %s diz o que foi feito e por quem', (_, por, de, para, oQue, quem) => {
  expect(contarPasso({ por, de, para })).toEqual({ oQue, quem })
})
