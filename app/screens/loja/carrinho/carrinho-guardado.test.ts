import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openKeptTexts } from '~/browser/kept-texts'
import type { TextStorage } from '~/browser/storage'
import {
  adicionarItem,
  CARRINHO_VAZIO,
  type ItemDoCarrinho,
  observarPedido,
} from '~/domain/pedidos/checkout/carrinho'
import { centavos } from '~/domain/valores/centavos'
import type { ProdutoId } from '~/domain/valores/ids'
import { type CarrinhoGuardado, openCarrinho } from './carrinho-guardado'

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

/** A browser whose tabs share `textos`; `cheio` keeps nothing more. */
function navegador({ cheio = false } = {}) {
  const textos = new Map<string, string>()
  const storage: TextStorage = {
    read: chave => textos.get(chave) ?? null,
    write(chave, texto) {
      if (texto === null) textos.delete(chave)
      else if (!cheio) textos.set(chave, texto)
      return texto === null || !cheio
    },
    keys: () => [...textos.keys()],
  }
  return { textos, abrir: (slug = 'cantina-da-nona') => openCarrinho(slug, openKeptTexts(storage)) }
}

function adicionar(guardado: CarrinhoGuardado, item = lasanha) {
  guardado.change(atual => ({ carrinho: adicionarItem(atual, item) }))
}

beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

test('o carrinho volta na próxima visita, com a observação do pedido', () => {
  const { abrir, textos } = navegador()
  const antes = abrir()
  adicionar(antes)
  antes.change(atual => ({ carrinho: observarPedido(atual, 'Sem contato') }))
  expect([...textos.keys()]).toEqual([
    'digitalMenuCart:cantina-da-nona',
    'digitalMenuOrderObservation:cantina-da-nona',
  ])
  expect(abrir().read()).toEqual({
    itens: [lasanha],
    observacoes: 'Sem contato',
  })
})

test('os carrinhos de duas lojas nunca se misturam', () => {
  const { abrir } = navegador()
  adicionar(abrir())
  expect(abrir('pizzaria-bella').read()).toEqual(CARRINHO_VAZIO)
})

test('um carrinho esvaziado não deixa nada no navegador', () => {
  const { abrir, textos } = navegador()
  const guardado = abrir()
  adicionar(guardado)
  guardado.change(() => ({ carrinho: CARRINHO_VAZIO }))
  expect(textos.size).toBe(0)
})

test('o que outra aba mudou aparece nesta', () => {
  const { abrir } = navegador()
  const aqui = abrir()
  const avisado = vi.fn()
  const parar = aqui.subscribe(avisado)
  adicionar(abrir())
  window.dispatchEvent(new Event('storage'))
  expect(aqui.read().itens).toEqual([lasanha])
  expect(avisado).toHaveBeenCalledTimes(1)

  parar()
  adicionar(abrir(), { ...lasanha, cartItemId: 'b' })
  window.dispatchEvent(new Event('storage'))
  expect(avisado).toHaveBeenCalledTimes(1)
})

test('onde nada pode ser guardado o carrinho vive com a página', () => {
  const guardado = navegador({ cheio: true }).abrir()
  guardado.subscribe(() => undefined)
  adicionar(guardado)
  window.dispatchEvent(new Event('storage'))
  expect(guardado.read().itens).toEqual([lasanha])
})
