import { expect, test } from 'vitest'
import type { ItemDoCarrinho } from '~/domain/pedidos/checkout/carrinho'
import { acaoDoItem, type ItemEmFoco, tituloDoItem } from './item-em-foco'

const produto = { nome: 'Pizza salgada' } as ItemEmFoco['produto']
const linha = { cartItemId: 'a' } as ItemDoCarrinho

test.each([
  ['um item novo', null, 'Adicionar ao Carrinho: Pizza salgada', 'Adicionar ao Carrinho'],
  ['uma linha do carrinho', linha, 'Editar Item: Pizza salgada', 'Salvar Alterações'],
])('o diálogo de %s diz o que faz com ele, e na quantidade 0 que o remove', (_caso, linha, titulo, acao) => {
  expect(tituloDoItem({ produto, linha })).toBe(titulo)
  expect(acaoDoItem({ linha }, 1)).toBe(acao)
  expect(acaoDoItem({ linha }, 0)).toBe('Remover Item')
})
