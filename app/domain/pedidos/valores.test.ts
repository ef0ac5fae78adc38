import { expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import { linhasDoTotal, somarValores } from './valores'

const itens = [{ preco: centavos(10_00), quantidade: 3, extras: [{ preco: centavos(1_50) }] }]
const valores = somarValores(itens, centavos(6_40))

test('o total do pedido é o dos itens com o frete', () => {
  expect(valores).toEqual({ total: 34_50, frete: 6_40, totalComFrete: 40_90 })
})

test.each([
  [true, {}, ['itens: Subtotal 3450', 'frete: Taxa de entrega 640', 'total: Total 4090']],
  [false, {}, ['itens: Subtotal 3450', 'total: Total 4090']],
  [true, { frete: 'Frete' }, ['itens: Subtotal 3450', 'frete: Frete 640', 'total: Total 4090']],
])('as linhas de um total, com frete %s e as palavras %j', (comFrete, rotulos, linhas) => {
  const lidas = linhasDoTotal(valores, comFrete, rotulos)
  expect(lidas.map(({ tipo, rotulo, valor }) => `${tipo}: ${rotulo} ${valor}`)).toEqual(linhas)
})
