import { expect, test } from 'vitest'
import { comEscolhas } from '~/domain/cardapio/escolhas/com-escolhas'
import type { ItemDoCarrinho } from '~/domain/pedidos/checkout/carrinho'
import { lerNovoPedido } from '~/domain/pedidos/checkout/novo-pedido'
import { montarEscolha } from '~/domain/pedidos/escolhas'
import { ehRecusa } from '~/domain/respostas/recusa'
import { centavos } from '~/domain/valores/centavos'
import type { ExtraId, ProdutoId } from '~/domain/valores/ids'
import {
  CALABRESA,
  escolhas,
  FAMILIA,
  grupo,
  opcao,
  PIZZA,
  PORTUGUESA,
} from '../../../../../tests/world/pizza'
import { abrirFormulario, mudarFormulario } from './formulario'
import { lerRascunho } from './rascunho'
import { redigirPedido } from './redigir-pedido'

const AZEITE = { id: 11 as ExtraId, nome: 'Azeite', preco: centavos(3_00), tipo: 'adicional' } as const
/** One of three is included, so a cart shows them as two rows. */
const MOLHO = opcao(41, 'Molho', 2_00, { maxUnidades: 3 })
const MOLHOS = grupo(4, 'Molhos', [MOLHO], { max: 3, incluidas: 1 })
const SALGADA = {
  ...PIZZA,
  grupos: [...PIZZA.grupos, MOLHOS, ...comEscolhas({ ...PIZZA, extras: [AZEITE] }, []).grupos],
  extras: [AZEITE],
}

test('uma linha pede o tamanho, cada opção uma vez e os extras simples à parte', () => {
  const [calabresa, portuguesa, molho] = escolhas(SALGADA, CALABRESA, PORTUGUESA, [MOLHO, 3])
  if (!(calabresa && portuguesa && molho)) throw new Error('the pizza has no such options')
  const opcoes = [{ ...calabresa, observacao: 'sem cebola' }, portuguesa, molho]
  const azeite = escolhas(SALGADA, opcao(11, 'Azeite', 3_00)).map(escolha => ({
    ...escolha,
    grupoId: 0 as never,
  }))
  const linha: ItemDoCarrinho = {
    ...{
      cartItemId: 'a',
      produtoId: 7 as ProdutoId,
      nome: 'Pizza',
      imagemUrl: null,
      quantidade: 1,
      observacao: '',
    },
    ...montarEscolha(SALGADA, { varianteId: FAMILIA.id, opcoes: [...opcoes, ...azeite] }),
  }
  expect(linha.extras).toHaveLength(5)
  const chave = '11111111-2222-4333-8444-555555555555'
  const pedido = redigirPedido({
    ...{
      formulario: abrirFormulario(lerRascunho(null, 0, () => chave)),
      linhas: [linha],
      observacoes: '',
      totalVisto: centavos(0),
      cupom: null,
    },
    chave,
  })
  expect(pedido.itens).toEqual([
    { produtoId: 7, varianteId: FAMILIA.id, quantidade: 1, extras: [11], opcoes, observacao: null },
  ])
  const lido = lerNovoPedido({
    ...pedido,
    cliente: { telefone: '11987650001', nome: 'Ana', email: null },
    tipoEntrega: 'Retirar no local',
    formaPagamento: 'pix',
  })
  expect(ehRecusa(lido)).toBe(false)
})

test.each([
  ['sem forma escolhida', null, ''],
  ['com um valor digitado antes do cupom', 'dinheiro', '50,00'],
  ['em Pix', 'pix', ''],
] as const)('um pedido de graça vai em dinheiro, sem valor: %s', (_caso, formaPagamento, valorPago) => {
  const chave = '11111111-2222-4333-8444-555555555555'
  const aberto = abrirFormulario(lerRascunho(null, 0, () => chave))
  const formulario = { ...aberto, formaPagamento, digitados: { ...aberto.digitados, valorPago } }
  const fixo = { formulario, linhas: [], observacoes: '', chave, cupom: 'GRATIS' }
  expect(redigirPedido({ ...fixo, totalVisto: centavos(0) })).toMatchObject({
    formaPagamento: 'dinheiro',
    valorPago: null,
  })
})

test('quem paga em dinheiro sem precisar de troco entrega o total; quem precisa diz para quanto', () => {
  const semNada = abrirFormulario(lerRascunho(null, 0, () => '11111111-2222-4333-8444-555555555555'))
  const emDinheiro = mudarFormulario(semNada, { tipo: 'escolher-forma', forma: 'dinheiro' })
  const digitado = mudarFormulario(emDinheiro, { tipo: 'digitar', campo: 'valorPago', valor: '100' })
  const semTroco = mudarFormulario(digitado, { tipo: 'marcar', campo: 'semTroco', sim: true })
  const valorPago = (formulario: typeof semNada) =>
    redigirPedido({
      ...{ formulario, linhas: [], observacoes: '', chave: '', totalVisto: centavos(42_90), cupom: null },
    }).valorPago
  expect(valorPago(emDinheiro)).toBeNull()
  expect(valorPago(digitado)).toBe(100_00)
  expect(valorPago(semTroco)).toBe(42_90)
  expect(valorPago(mudarFormulario(semTroco, { tipo: 'marcar', campo: 'semTroco', sim: false }))).toBe(100_00)
  expect(valorPago(mudarFormulario(semTroco, { tipo: 'escolher-forma', forma: 'pix' }))).toBeNull()
})
