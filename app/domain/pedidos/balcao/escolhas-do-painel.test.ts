import { describe, expect, test } from 'vitest'
import { grupoDosExtras } from '~/domain/cardapio/escolhas/com-escolhas'
import { precoDaEscolha } from '~/domain/cardapio/escolhas/preco'
import { SEM_BASE } from '~/domain/frete/frete'
import { congelarEscolha } from '~/domain/pedidos/escolhas'
import type { ItemGuardado } from '~/domain/pedidos/item'
import { centavos, ZERO } from '~/domain/valores/centavos'
import type { ExtraId, ProdutoId } from '~/domain/valores/ids'
import {
  CALABRESA,
  CATUPIRY,
  escolhas,
  FAMILIA,
  PIZZA,
  PORTUGUESA,
  SEM_BORDA,
} from '../../../../tests/world/pizza'
import { dizemOMesmo, montarPedidoDoPainel } from './montar-pedido-do-painel'
import { lerPedidoDoPainel, type PedidoDoPainelEnviado } from './pedido-do-painel'

const ID = 1 as ProdutoId
const AZEITE = { id: 11 as ExtraId, nome: 'Azeite', preco: centavos(3_00), tipo: 'adicional' } as const
const GRUPOS = [...PIZZA.grupos, ...grupoDosExtras([AZEITE])]
const CARDAPIO = new Map([[ID, { ...PIZZA, nome: 'Pizza salgada', extras: [AZEITE], grupos: GRUPOS }]])
const MEIO_A_MEIO = escolhas(PIZZA, CALABRESA, PORTUGUESA, CATUPIRY)

type Item = PedidoDoPainelEnviado['itens'][number]
const NOVA: Item = {
  ...{
    id: null,
    produtoId: ID,
    quantidade: 1,
    preco: 60_00,
    extras: [],
    extrasMantidos: [],
    observacao: null,
  },
  ...{ varianteId: FAMILIA.id, opcoes: MEIO_A_MEIO },
}

/** The half-and-half as it was ordered, with a simple extra. */
const GUARDADA: ItemGuardado = {
  ...{ id: 501, produtoId: ID, nome: 'Pizza da casa', variante: 'Família', varianteId: FAMILIA.id },
  ...{ quantidade: 1, observacao: null, observacaoDoPainel: false },
  ...congelarEscolha(precoDaEscolha(PIZZA, { varianteId: FAMILIA.id, opcoes: MEIO_A_MEIO }), []),
  extras: [
    ...congelarEscolha(precoDaEscolha(PIZZA, { varianteId: FAMILIA.id, opcoes: MEIO_A_MEIO }), []).extras,
    { nome: 'Azeite', preco: centavos(2_00), tipo: 'adicional' } as const,
  ].map((extra, n) => ({ ...extra, id: 901 + n })),
}
const ATUAL = {
  ...{ tipoEntrega: 'Retirar no restaurante', itens: [GUARDADA], enderecoEntrega: null },
  ...{ frete: ZERO, ajustes: [], ...SEM_BASE },
}

function ler(item: Item) {
  return lerPedidoDoPainel({
    ...{ chave: null, versao: null, cliente: { nome: 'Rosa', telefone: '11987650001' } },
    ...{ tipoEntrega: 'Retirar no restaurante', endereco: null, frete: 0, itens: [item] },
    ...{ formaPagamento: 'pix', valorPago: null, observacoes: null },
  })
}

function montar(item: Item, atual: typeof ATUAL | null = null) {
  const lido = ler(item)
  if ('recusas' in lido) throw new Error(lido.recusas[0]?.texto)
  return montarPedidoDoPainel(lido.dados, CARDAPIO, atual, null)
}

describe('Uma linha nova', () => {
  test('leva do cardápio o tamanho e as escolhas, e do dono só o preço', () => {
    expect(montar({ ...NOVA, extras: [AZEITE.id] })).toMatchObject({
      itens: [
        {
          variante: 'Família',
          preco: 60_00,
          extras: [
            { nome: 'Calabresa', fracao: 2, preco: 0, id: null },
            { nome: 'Portuguesa', fracao: 2, preco: 0, id: null },
            { nome: 'Catupiry', grupo: 'Borda', preco: 12_00, id: null },
            { nome: 'Azeite', idExtra: AZEITE.id, preco: 3_00, id: null },
          ],
        },
      ],
      total: 75_00,
    })
  })

  test('pode ter o que está marcado como esgotado: quem lança conhece a cozinha', () => {
    const pizza = CARDAPIO.get(ID)
    if (!pizza) throw new Error('no pizza')
    const acabou = pizza.grupos.map(grupo => ({
      ...grupo,
      opcoes: grupo.opcoes.map(opcao => ({ ...opcao, esgotada: true })),
    }))
    const lido = ler(NOVA)
    if ('recusas' in lido) throw new Error(lido.recusas[0]?.texto)
    const esgotado = new Map([[ID, { ...pizza, grupos: acabou }]])
    expect(montarPedidoDoPainel(lido.dados, esgotado, null, null)).toMatchObject({ total: 72_00 })
  })

  test.each([
    ['sem a borda', { opcoes: escolhas(PIZZA, CALABRESA) }, 'Borda: escolha 1 opção.'],
    ['sem tamanho', { varianteId: null }, 'Escolha o tamanho.'],
  ])('%s é recusada, com o texto da falta', (_caso, mudanca, texto) => {
    expect(montar({ ...NOVA, ...mudanca })).toMatchObject({ recusa: true, campo: 'itens.0', texto })
  })
})

describe('Uma linha que fica', () => {
  const QUE_FICA: Item = { ...NOVA, id: 501, varianteId: null, opcoes: [] }

  test('mantém tamanho e escolhas, e dos extras simples só os marcados', () => {
    expect(montar({ ...QUE_FICA, preco: 63_40 }, ATUAL)).toMatchObject({
      itens: [{ nome: 'Pizza da casa', variante: 'Família', extras: GUARDADA.extras.slice(0, 3) }],
      total: 75_40,
    })
    expect(montar({ ...QUE_FICA, preco: 63_40, extrasMantidos: [904] }, ATUAL)).toMatchObject({
      itens: [{ extras: GUARDADA.extras }],
    })
  })

  test('não troca de tamanho nem de sabor: isso é outra linha', () => {
    expect(ler({ ...QUE_FICA, varianteId: FAMILIA.id })).toHaveProperty('recusas')
    expect(ler({ ...QUE_FICA, opcoes: escolhas(PIZZA, SEM_BORDA) })).toHaveProperty('recusas')
  })
})

test('dois pedidos que diferem no tamanho, numa fração ou na nota de uma metade não dizem o mesmo', () => {
  const pedido = {
    ...{ nomeCliente: 'Rosa', telefoneCliente: '11987650001', tipoEntrega: 'Retirar no restaurante' },
    ...{ formaPagamento: 'pix', observacoes: null, enderecoEntrega: null, frete: ZERO, valorPago: ZERO },
    itens: [GUARDADA],
  }
  const com = (mudanca: object, n: number) => ({
    ...pedido,
    itens: [
      {
        ...GUARDADA,
        extras: GUARDADA.extras.map((extra, m) => (m === n ? { ...extra, ...mudanca } : extra)),
      },
    ],
  })
  expect(dizemOMesmo(pedido, com({ id: 1 }, 0))).toBe(true)
  expect(dizemOMesmo(pedido, { ...pedido, itens: [{ ...GUARDADA, variante: 'Grande' }] })).toBe(false)
  for (const mudanca of [
    { fracao: 3 },
    { observacao: 'sem cebola' },
    { quantidade: 2 },
    { grupo: 'Massa' },
  ]) {
    expect(dizemOMesmo(pedido, com(mudanca, 0))).toBe(false)
  }
})
