import { afterAll, beforeAll, expect, test } from 'vitest'
import { precoDaEscolha } from '~/domain/cardapio/escolhas/preco'
import type { PedidoId, ProdutoId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { PEDIDOS, PRODUTOS } from '../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { CALABRESA, CATUPIRY, escolhas, FAMILIA, PIZZA, PORTUGUESA } from '../../../tests/world/pizza'
import { congelarEscolha } from './escolhas'
import { totalDoItem } from './item'
import { insertItens, listItens } from './store.server'
import { itemComQuantidade, linhaComPreco, linhasDasEscolhas } from './texto-do-item'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

test('uma pizza de dois sabores se guarda e se lê inteira, com a nota de uma metade', async () => {
  const opcoes = escolhas(PIZZA, PORTUGUESA, CALABRESA, CATUPIRY).map((escolha, n) => ({
    ...escolha,
    observacao: n === 0 ? 'sem cebola' : null,
  }))
  const preco = precoDaEscolha(PIZZA, { varianteId: FAMILIA.id, opcoes })
  const { id } = await mundo.produto(mundo.cantina, PRODUTOS.margherita.nome)
  const pedidoId = PEDIDOS.pendente.numero as PedidoId
  const guardado = await withTenant(mundo.cantina, async tx => {
    const fixo = {
      produtoId: id as ProdutoId,
      nome: 'Pizza salgada',
      variante: 'Família',
      varianteId: FAMILIA.id,
    }
    await insertItens(tx, pedidoId, [
      { ...fixo, quantidade: 2, observacao: null, ...congelarEscolha(preco, []) },
    ])
    return (await listItens(tx, pedidoId)).at(-1)
  })
  if (!guardado) throw new Error('nothing was stored')
  expect([itemComQuantidade(guardado), ...linhasDasEscolhas(guardado).map(linhaComPreco)]).toEqual([
    '2x Pizza salgada (Família)',
    '1/2 Portuguesa + 1/2 Calabresa',
    'Portuguesa: sem cebola',
    '+ Borda: Catupiry (R$\u00a012,00)',
  ])
  expect(totalDoItem(guardado)).toBe(2 * (63_40 + 12_00))
})
