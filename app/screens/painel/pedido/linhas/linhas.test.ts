import { describe, expect, test } from 'vitest'
import { totalDoItem } from '~/domain/pedidos/item'
import { formatValor } from '~/domain/valores/centavos'
import { PIZZA_GUARDADA } from '../../../../../tests/world/plantado/pizza-guardada'
import { comMaisUm, comPreco, linhaDoItem, opcoesDaLinha, redigirLinha } from './linhas'

const SEM_OFERTA = new Map()

describe('Uma pizza do pedido, na edição', () => {
  const linha = linhaDoItem(PIZZA_GUARDADA, 1)

  test('soma a borda e não oferece desmarcar nenhuma das escolhas', () => {
    expect(totalDoItem(comPreco(linha, SEM_OFERTA))).toBe(totalDoItem(PIZZA_GUARDADA))
    expect(opcoesDaLinha(linha, SEM_OFERTA)).toEqual([])
  })

  test('vai ao servidor só com o que se pode mudar nela', () => {
    expect(redigirLinha({ ...linha, quantidade: '3' })).toEqual({
      ...{ id: PIZZA_GUARDADA.id, produtoId: PIZZA_GUARDADA.produtoId, quantidade: 3 },
      ...{ preco: PIZZA_GUARDADA.preco, extras: [], extrasMantidos: [], observacao: 'bem assada' },
    })
  })

  test('não conta mais um quando se adiciona o mesmo produto sem tamanho nem sabor', () => {
    const { produtoId: id, nome, preco } = PIZZA_GUARDADA
    const linhas = comMaisUm(
      [{ ...linha, observacao: '' }],
      { ...{ id, nome, preco, extras: [] }, variantes: [], grupos: [] },
      2,
    )
    expect(linhas.map(({ quantidade, preco }) => [quantidade, preco])).toEqual([
      ['2', formatValor(preco)],
      ['1', formatValor(preco)],
    ])
  })
})
