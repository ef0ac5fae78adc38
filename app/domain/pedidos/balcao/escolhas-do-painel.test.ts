import { describe, expect, test } from 'vitest'
import { grupoDosExtras } from '~/domain/cardapio/escolhas/com-escolhas'
import { precoDaEscolha } from '~/domain/cardapio/escolhas/preco'
import type { Grupo, Opcao } from '~/domain/cardapio/grupo'
import { SEM_BASE } from '~/domain/frete/frete'
import { congelarEscolha } from '~/domain/pedidos/escolhas'
import type { ItemGuardado } from '~/domain/pedidos/item'
import { centavos, ZERO } from '~/domain/valores/centavos'
import type { ExtraId, ProdutoId } from '~/domain/valores/ids'
import { NADA_DITO } from '../../../../tests/world/nada-dito'
import {
  BROTO,
  CALABRESA,
  CATUPIRY,
  escolhas,
  FAMILIA,
  GRANDE,
  grupo,
  opcao,
  PIZZA,
  PORTUGUESA,
  QUATRO_QUEIJOS,
  SEM_BORDA,
} from '../../../../tests/world/pizza'
import { dizemOMesmo } from './dizem-o-mesmo'
import { montarPedidoDoPainel } from './montar-pedido-do-painel'
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
  ...{ formaPagamento: 'pix', totalComFrete: centavos(90_00) },
  ...{ tipoEntrega: 'Retirar no restaurante', itens: [GUARDADA], enderecoEntrega: null },
  ...{ frete: ZERO, ajustes: [], ...SEM_BASE },
}

function ler(item: Item) {
  return lerPedidoDoPainel({
    ...{ chave: null, versao: null, cliente: { nome: 'Rosa', telefone: '11987650001' } },
    ...{ tipoEntrega: 'Retirar no restaurante', endereco: null, frete: 0, itens: [item] },
    ...{ formaPagamento: 'pix', valorPago: null, ...NADA_DITO },
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
  const { varianteId: _, opcoes: __, ...SEM_ESCOLHAS } = NOVA
  const QUE_FICA: Item = { ...SEM_ESCOLHAS, id: 501 }

  test('mantém tamanho e escolhas, e dos extras simples só os marcados', () => {
    expect(montar({ ...QUE_FICA, preco: 63_40 }, ATUAL)).toMatchObject({
      itens: [{ nome: 'Pizza da casa', variante: 'Família', extras: GUARDADA.extras.slice(0, 3) }],
      total: 75_40,
    })
    expect(montar({ ...QUE_FICA, preco: 63_40, extrasMantidos: [904] }, ATUAL)).toMatchObject({
      itens: [{ extras: GUARDADA.extras }],
    })
  })
})

describe('Uma linha alterada', () => {
  const ALTERADA: Item = { ...NOVA, id: 501, preco: 63_40, extrasMantidos: [904] }
  const trocada = (...opcoes: Parameters<typeof escolhas>[1][]): Item => ({
    ...ALTERADA,
    opcoes: escolhas(PIZZA, ...opcoes),
  })
  const dela = (item: Item, cardapio = CARDAPIO) => {
    const lido = ler(item)
    if ('recusas' in lido) throw new Error(lido.recusas[0]?.texto)
    const montado = montarPedidoDoPainel(lido.dados, cardapio, ATUAL, null)
    if ('recusa' in montado) throw new Error(montado.texto)
    return montado.itens[0]
  }
  const cardapioCom = (mudar: (grupo: Grupo) => Grupo, mais: object = {}) =>
    new Map([...CARDAPIO].map(([id, pizza]) => [id, { ...pizza, grupos: pizza.grupos.map(mudar), ...mais }]))
  const sem = (fora: Opcao) =>
    cardapioCom(grupo => ({ ...grupo, opcoes: grupo.opcoes.filter(({ id }) => id !== fora.id) }))
  const maisCara = cardapioCom(grupo => ({
    ...grupo,
    opcoes: grupo.opcoes.map(opcao =>
      opcao.id === CATUPIRY.id
        ? { ...opcao, nome: 'Catupiry novo', preco: centavos(99_00), precos: [] }
        : opcao,
    ),
  }))

  test('com uma metade trocada guarda o nome, o tamanho, o preço e tudo o que não mudou', () => {
    expect(dela(trocada(PORTUGUESA, QUATRO_QUEIJOS, CATUPIRY), maisCara)).toMatchObject({
      ...{ id: 501, nome: 'Pizza da casa', variante: 'Família', preco: 63_40, alterado: true },
      extras: [
        { nome: 'Portuguesa', fracao: 2, id: null },
        { nome: 'Quatro queijos', fracao: 2, opcaoId: QUATRO_QUEIJOS.id, id: null },
        { nome: 'Catupiry', preco: 12_00, id: null },
        { nome: 'Azeite', preco: 2_00, id: null },
      ],
    })
  })

  test('com um terceiro sabor tem terços, e sem a borda fica sem ela', () => {
    const { extras = [] } = dela(trocada(CALABRESA, PORTUGUESA, QUATRO_QUEIJOS, SEM_BORDA)) ?? {}
    expect(extras.map(({ nome, fracao }) => [nome, fracao ?? null])).toEqual([
      ['Calabresa', 3],
      ['Portuguesa', 3],
      ['Quatro queijos', 3],
      ['Sem borda', null],
      ['Azeite', null],
    ])
  })

  test('em outro tamanho paga os preços de hoje desse tamanho', () => {
    expect(dela({ ...trocada(CALABRESA, PORTUGUESA, CATUPIRY), varianteId: GRANDE.id })).toMatchObject({
      ...{ variante: 'Grande', varianteId: GRANDE.id },
      extras: [{ nome: 'Calabresa' }, { nome: 'Portuguesa' }, { nome: 'Catupiry', preco: 10_00 }, {}],
    })
  })

  test('mantém o que saiu do cardápio, se ninguém o troca: o sabor, a borda e o tamanho', () => {
    const semCalabresa = { ...trocada(QUATRO_QUEIJOS, CATUPIRY), extrasMantidos: [901, 904] }
    expect(dela(semCalabresa, sem(CALABRESA))?.extras.slice(0, 2)).toMatchObject([
      { nome: 'Calabresa', opcaoId: CALABRESA.id, fracao: 2 },
      { nome: 'Quatro queijos', fracao: 2 },
    ])
    const semCatupiry = { ...trocada(QUATRO_QUEIJOS, PORTUGUESA), extrasMantidos: [903] }
    expect(dela(semCatupiry, sem(CATUPIRY))?.extras).toMatchObject([
      { nome: 'Portuguesa' },
      { nome: 'Quatro queijos' },
      { nome: 'Catupiry', preco: 12_00, opcaoId: CATUPIRY.id, grupo: 'Borda' },
    ])
    const variantes = [GRANDE, BROTO]
    const antiga = dela(
      trocada(CALABRESA, QUATRO_QUEIJOS, CATUPIRY),
      cardapioCom(grupo => grupo, { variantes }),
    )
    expect(antiga).toMatchObject({ variante: 'Família', varianteId: FAMILIA.id })
  })

  test('sem o grupo no cardápio mantém a escolha dele, e pode ficar sem ela', () => {
    const semBorda = new Map(
      [...CARDAPIO].map(([id, pizza]) => [
        id,
        { ...pizza, grupos: pizza.grupos.filter(({ nome }) => nome !== 'Borda') },
      ]),
    )
    const item = trocada(QUATRO_QUEIJOS, PORTUGUESA)
    expect(dela({ ...item, extrasMantidos: [903] }, semBorda)?.extras).toHaveLength(3)
    expect(dela({ ...item, extrasMantidos: [] }, semBorda)?.extras).toHaveLength(2)
  })

  test('é conferida como uma nova, e a de um produto que saiu do cardápio não muda', () => {
    expect(montar(trocada(CALABRESA), ATUAL)).toMatchObject({
      recusa: true,
      texto: 'Borda: escolha 1 opção.',
    })
    const lido = ler(trocada(CALABRESA, CATUPIRY))
    if ('recusas' in lido) throw new Error(lido.recusas[0]?.texto)
    expect(montarPedidoDoPainel(lido.dados, new Map(), ATUAL, null)).toMatchObject({
      recusa: true,
      codigo: 'item-fora-do-cardapio',
    })
  })

  test('num grupo com unidades incluídas, o que não mudou guarda o preço e o que mudou paga o de hoje', () => {
    const molhos = [opcao(41, 'Alho', 3_00), opcao(42, 'Barbecue', 4_00), opcao(43, 'Cheddar', 5_00)] as const
    const grupoDosMolhos = (...opcoes: Opcao[]) => grupo(4, 'Molhos', opcoes, { max: 3, incluidas: 1 })
    const de = (...opcoes: Opcao[]) => ({ ...PIZZA, variantes: [], grupos: [grupoDosMolhos(...opcoes)] })
    const antes = de(...molhos)
    const guardada = {
      ...GUARDADA,
      ...{ variante: null, varianteId: null },
      ...congelarEscolha(
        precoDaEscolha(antes, { varianteId: null, opcoes: escolhas(antes, molhos[0], molhos[1]) }),
        [],
      ),
    }
    const atual = {
      ...ATUAL,
      itens: [{ ...guardada, extras: guardada.extras.map((e, n) => ({ ...e, id: n + 1 })) }],
    }
    const hoje = de(opcao(41, 'Alho', 30_00), opcao(42, 'Barbecue', 40_00), molhos[2])
    const precos = (...opcoes: Opcao[]) => {
      const lido = ler({ ...NOVA, id: 501, varianteId: null, opcoes: escolhas(hoje, ...opcoes) })
      if ('recusas' in lido) throw new Error(lido.recusas[0]?.texto)
      const cardapio = new Map([[ID, { ...hoje, nome: 'Porção', extras: [] }]])
      const montado = montarPedidoDoPainel(lido.dados, cardapio, atual, null)
      if ('recusa' in montado) throw new Error(montado.texto)
      return montado.itens[0]?.extras.map(({ nome, preco }) => [nome, preco])
    }
    expect(precos(molhos[0], molhos[1])).toEqual([
      ['Alho', 3_00],
      ['Barbecue', 0],
    ])
    expect(precos(molhos[0], molhos[2])).toEqual([
      ['Alho', 0],
      ['Cheddar', 5_00],
    ])
  })
})

test('dois pedidos que diferem no tamanho, numa fração ou na nota de uma metade não dizem o mesmo', () => {
  const pedido = {
    ...{ nomeCliente: 'Rosa', telefoneCliente: '11987650001', tipoEntrega: 'Retirar no restaurante' },
    ...{ formaPagamento: 'pix', ...NADA_DITO, enderecoEntrega: null, frete: ZERO, valorPago: ZERO },
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
