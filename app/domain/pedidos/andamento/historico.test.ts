import { expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import { contarDesconto, contarPasso, contarRecebimento } from './historico'

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

test.each([
  ['pix', 'Pizzaria Bella', 'Pix de R$\u00a045,00 recebido', 'Pizzaria Bella'],
  ['dinheiro', undefined, 'Dinheiro de R$\u00a045,00 recebido', 'Restaurante'],
])('o dinheiro em %s que %s recebeu também se lê', (forma, nome, oQue, quem) => {
  expect(contarRecebimento({ forma, valor: centavos(45_00) }, nome)).toEqual({ oQue, quem })
})

test.each([
  ['Atraso na entrega', 'Pizzaria Bella', 'Atraso na entrega', 'Pizzaria Bella'],
  ['Cupom PIZZA10', undefined, 'Cupom PIZZA10', null],
  [null, undefined, 'Desconto', null],
])('um desconto diz por que foi dado, e por quem (%s)', (rotulo, nome, porque, quem) => {
  const contado = contarDesconto({ rotulo, valor: centavos(4_50) }, nome)
  expect(contado).toEqual({ porque, valor: '−\u00a0R$\u00a04,50', quem })
})
