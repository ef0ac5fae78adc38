import { expect, test } from 'vitest'
import type { Estoque } from '~/domain/cardapio/cardapio'
import type { ItemGuardado } from '~/domain/pedidos/item'
import { centavos } from '~/domain/valores/centavos'
import type { ProdutoId } from '~/domain/valores/ids'
import { avisosDaContagem } from './contagem-das-linhas'
import { linhaDoItem } from './linhas'
import type { ProdutoOferecido } from './oferta'

const FEIJOADA = 1 as ProdutoId
const oferecida: ProdutoOferecido = {
  ...{ id: FEIJOADA, nome: 'Feijoada', preco: centavos(49_90), extras: [], variantes: [], grupos: [] },
}
const OFERTA = new Map([[FEIJOADA, oferecida]])
const estoque = (resta: number): Estoque => ({
  ...{ id: 1, produtoId: FEIJOADA, varianteId: null, opcaoId: null, resta },
})
const item = (quantidade: number): ItemGuardado => ({
  ...{ id: 7, produtoId: FEIJOADA, nome: 'Feijoada', preco: centavos(49_90), quantidade },
  ...{ observacao: null, observacaoDoPainel: false, extras: [] },
})
const linha = (quantidade: string, guardado = item(1)) => ({ ...linhaDoItem(guardado, 1), quantidade })

test.each([
  ['cabe', '2', [null]],
  ['não cabe', '3', ['Restam só 2 de Feijoada.']],
  ['ainda não é um número', '', [null]],
])('quem lança lê quantas restam: %s', (_caso, quantidade, avisos) => {
  expect(avisosDaContagem([linha(quantidade)], OFERTA, [estoque(2)])).toEqual(avisos)
})

test('do que já acabou diz-se só que está esgotado', () => {
  expect(avisosDaContagem([linha('1')], OFERTA, [estoque(0)])).toEqual([null])
})

test('o pedido editado já levou as suas', () => {
  const [aviso] = avisosDaContagem([linha('3')], OFERTA, [estoque(0)], [item(2)])
  expect(aviso).toBe('Restam só 2 de Feijoada.')
  expect(avisosDaContagem([linha('2')], OFERTA, [estoque(0)], [item(2)])).toEqual([null])
})
