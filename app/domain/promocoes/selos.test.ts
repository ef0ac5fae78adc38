import { expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import type { ProdutoId } from '~/domain/valores/ids'
import type { PromocaoDoPedido } from './promocao'
import { selosDe } from './selos'

const PIZZA = 1 as ProdutoId
const por = (preco: number, normal?: number) => ({
  preco: centavos(preco),
  ...(normal !== undefined && { precoNormal: centavos(normal) }),
})
const emDobro: PromocaoDoPedido = {
  ...{ nome: 'Terça', tipo: 'leve', produtos: [PIZZA], leve: 2, pague: 1 },
  ...{ valor: null, percentual: null, minimo: null },
}
const dez: PromocaoDoPedido = { ...emDobro, tipo: 'desconto', leve: null, pague: null, percentual: 10 }

test.each([
  ['sem promoção', por(40_00), [], []],
  ['o desconto do preço', por(32_00, 40_00), [], ['−20%']],
  ['nunca mais do que se desconta', por(26_70, 40_00), [], ['−33%']],
  ['menos de 1%, que não se diz', por(39_90, 40_00), [], ['Promoção']],
  ['leve 2', por(40_00), [emDobro], ['Leve 2, pague 1']],
  ['as duas', por(20_00, 40_00), [emDobro, dez], ['−50%', 'Leve 2, pague 1', '10% de desconto']],
  ['a de outro produto', por(40_00), [{ ...emDobro, produtos: [2 as ProdutoId] }], []],
  ['a de tudo, que se diz uma vez', por(40_00), [{ ...dez, produtos: null }], []],
] as const)('No cartão de um produto: %s', (_, preco, promocoes, selos) => {
  expect(selosDe({ id: PIZZA, ...preco, variantes: [] }, promocoes)).toEqual(selos)
})

test.each([
  ['o mesmo em todos', [por(8_00, 10_00), por(16_00, 20_00)], ['−20%']],
  ['em um só', [por(10_00), por(16_00, 20_00)], ['Promoção']],
  ['em nenhum', [por(10_00), por(20_00)], []],
] as const)('O desconto dos tamanhos: %s', (_, variantes, selos) => {
  expect(selosDe({ id: PIZZA, ...por(0), variantes }, [])).toEqual(selos)
})
