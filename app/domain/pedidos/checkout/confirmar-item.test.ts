import { describe, expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import type { ExtraId, GrupoId, OpcaoId, ProdutoId, VarianteId } from '~/domain/valores/ids'
import type { Carrinho, ExtraDoCarrinho, ItemDoCarrinho } from './carrinho'
import { confirmarItem } from './confirmar-item'

function item(cartItemId: string, mudanca: Partial<ItemDoCarrinho> = {}): ItemDoCarrinho {
  return {
    cartItemId,
    produtoId: 7 as ProdutoId,
    nome: 'Pizza Calabresa',
    preco: centavos(45_00),
    imagemUrl: null,
    quantidade: 1,
    observacao: '',
    extras: [],
    ...mudanca,
  }
}

const BORDA: ExtraDoCarrinho = { id: 3 as ExtraId, nome: 'Borda', preco: centavos(5_00), tipo: 'adicional' }

function metade(opcaoId: number, nome: string): ExtraDoCarrinho {
  return {
    ...{ nome, preco: centavos(0), tipo: 'opcional', grupo: 'Sabores', fracao: 2, quantidade: 1 },
    ...{ grupoId: 1 as GrupoId, opcaoId: opcaoId as OpcaoId, observacao: null },
  }
}

function carrinho(...itens: ItemDoCarrinho[]): Carrinho {
  return { itens, observacoes: 'Sem contato' }
}

function ids({ itens }: Carrinho): string[] {
  return itens.map(({ cartItemId }) => cartItemId)
}

describe('o diálogo do item', () => {
  test('um item novo é adicionado', () => {
    const resposta = confirmarItem(
      carrinho(item('a')),
      item('b', { nome: 'Guaraná', produtoId: 8 as ProdutoId }),
    )
    expect(ids(resposta.carrinho)).toEqual(['a', 'b'])
    expect([resposta.titulo, resposta.texto]).toEqual(['Guaraná no carrinho!', null])
  })

  test('um item existente é atualizado no seu lugar', () => {
    const novo = item('a', { quantidade: 3, observacao: 'bem assada', extras: [BORDA] })
    const resposta = confirmarItem(carrinho(item('a'), item('b')), novo)
    expect(resposta.carrinho.itens).toEqual([novo, item('b')])
    expect([resposta.titulo, resposta.texto]).toEqual(['Item atualizado!', null])
  })

  test('quantidade abaixo de 1 remove o existente', () => {
    const resposta = confirmarItem(carrinho(item('a')), item('a', { quantidade: 0 }))
    expect(resposta.carrinho.itens).toEqual([])
    expect([resposta.titulo, resposta.removido]).toEqual(['Item removido', { item: item('a'), posicao: 0 }])
  })

  test('quantidade abaixo de 1 num item novo cancela a ação', () => {
    const antes = carrinho()
    const resposta = confirmarItem(antes, item('a', { quantidade: 0 }))
    expect(resposta.carrinho).toBe(antes)
    expect([resposta.titulo, resposta.texto]).toEqual([
      'Ação cancelada',
      'Não há Pizza Calabresa para remover.',
    ])
  })
})

describe('linhas iguais são uma', () => {
  test('o mesmo pedido de novo soma na linha que havia, no lugar dela', () => {
    const antes = carrinho(item('a', { extras: [BORDA] }), item('b'))
    const { carrinho: depois } = confirmarItem(antes, item('c', { extras: [BORDA], quantidade: 2 }))
    expect(depois.itens).toEqual([item('a', { extras: [BORDA], quantidade: 3 }), item('b')])
  })

  test('a linha editada que fica igual a outra junta-se a ela', () => {
    const antes = carrinho(item('a'), item('b', { observacao: 'sem sal' }))
    expect(confirmarItem(antes, item('b')).carrinho.itens).toEqual([item('a', { quantidade: 2 })])
  })

  test('com as metades trocadas é a mesma pizza', () => {
    const [uma, outra] = [metade(11, 'Calabresa'), metade(13, 'Portuguesa')]
    const { carrinho: depois } = confirmarItem(
      carrinho(item('a', { extras: [uma, outra] })),
      item('b', { extras: [outra, uma] }),
    )
    expect(depois.itens.map(({ cartItemId, quantidade }) => [cartItemId, quantidade])).toEqual([['a', 2]])
  })

  test.each([
    ['outra observação', item('a', { observacao: 'sem sal' }), item('b')],
    ['outro tamanho', item('a', { varianteId: 1 as VarianteId }), item('b', { varianteId: 2 as VarianteId })],
    ['outro extra', item('a', { extras: [BORDA] }), item('b')],
    ['a linha que saiu do cardápio', item('a', { indisponivel: true }), item('b')],
    ['a que tem algo a escolher de novo', item('a', { faltas: ['Calabresa: esgotado.'] }), item('b')],
    ['juntas passariam de 99', item('a', { quantidade: 99 }), item('b')],
  ])('%s: duas linhas', (_caso, uma, outra) => {
    expect(confirmarItem(carrinho(uma), outra).carrinho.itens).toEqual([uma, outra])
  })
})
