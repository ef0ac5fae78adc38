import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  adicionarItem,
  CARRINHO_VAZIO,
  type ItemDoCarrinho,
  observarPedido,
} from '~/domain/pedidos/checkout/carrinho'
import { centavos } from '~/domain/valores/centavos'
import type { ProdutoId } from '~/domain/valores/ids'
import { type CarrinhoGuardado, type KeyStorage, openCarrinho } from './carrinho-guardado'

const lasanha: ItemDoCarrinho = {
  cartItemId: 'a',
  produtoId: 7 as ProdutoId,
  nome: 'Lasanha',
  preco: centavos(49_90),
  imagemUrl: null,
  quantidade: 2,
  observacao: '',
  extras: [],
}

/** A browser's storage; `cheio` refuses every write. */
function navegador({ cheio = false } = {}) {
  const textos = new Map<string, string>()
  const storage: KeyStorage = {
    getItem: chave => textos.get(chave) ?? null,
    setItem(chave, texto) {
      if (cheio) throw new DOMException('full', 'QuotaExceededError')
      textos.set(chave, texto)
    },
    removeItem: chave => void textos.delete(chave),
  }
  return { textos, storage }
}

function adicionar(guardado: CarrinhoGuardado, item = lasanha) {
  guardado.change(atual => ({ carrinho: adicionarItem(atual, item) }))
}

beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

test('o carrinho volta na próxima visita, com a observação do pedido', () => {
  const { storage, textos } = navegador()
  const antes = openCarrinho('cantina-da-nona', storage)
  adicionar(antes)
  antes.change(atual => ({ carrinho: observarPedido(atual, 'Sem contato') }))
  expect([...textos.keys()]).toEqual([
    'digitalMenuCart:cantina-da-nona',
    'digitalMenuOrderObservation:cantina-da-nona',
  ])
  expect(openCarrinho('cantina-da-nona', storage).read()).toEqual({
    itens: [lasanha],
    observacoes: 'Sem contato',
  })
})

test('os carrinhos de duas lojas nunca se misturam', () => {
  const { storage } = navegador()
  adicionar(openCarrinho('cantina-da-nona', storage))
  expect(openCarrinho('pizzaria-bella', storage).read()).toEqual(CARRINHO_VAZIO)
})

test('um carrinho esvaziado não deixa nada no navegador', () => {
  const { storage, textos } = navegador()
  const guardado = openCarrinho('cantina-da-nona', storage)
  adicionar(guardado)
  guardado.change(() => ({ carrinho: CARRINHO_VAZIO }))
  expect(textos.size).toBe(0)
})

test('o que outra aba mudou aparece nesta', () => {
  const { storage } = navegador()
  const aqui = openCarrinho('cantina-da-nona', storage)
  const avisado = vi.fn()
  const parar = aqui.subscribe(avisado)
  adicionar(openCarrinho('cantina-da-nona', storage))
  window.dispatchEvent(new Event('storage'))
  expect(aqui.read().itens).toEqual([lasanha])
  expect(avisado).toHaveBeenCalledTimes(1)

  parar()
  adicionar(openCarrinho('cantina-da-nona', storage), { ...lasanha, cartItemId: 'b' })
  window.dispatchEvent(new Event('storage'))
  expect(avisado).toHaveBeenCalledTimes(1)
})

test('onde nada pode ser guardado o carrinho vive com a página', () => {
  const guardado = openCarrinho('cantina-da-nona', navegador({ cheio: true }).storage)
  guardado.subscribe(() => undefined)
  adicionar(guardado)
  window.dispatchEvent(new Event('storage'))
  expect(guardado.read().itens).toEqual([lasanha])
})

test('sem armazenamento algum o carrinho também funciona', () => {
  const guardado = openCarrinho('cantina-da-nona', null)
  adicionar(guardado)
  expect(guardado.read().itens).toEqual([lasanha])
})
