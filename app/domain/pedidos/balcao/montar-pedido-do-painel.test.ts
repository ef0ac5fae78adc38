import { describe, expect, test } from 'vitest'
import { comEscolhas } from '~/domain/cardapio/escolhas/com-escolhas'
import { FRETE_DIGITADO, type ResultadoFrete, SEM_BASE } from '~/domain/frete/frete'
import type { ItemGuardado } from '~/domain/pedidos/item'
import { recusar } from '~/domain/respostas/recusa'
import { centavos } from '~/domain/valores/centavos'
import type { ExtraId, ProdutoId } from '~/domain/valores/ids'
import { NADA_DITO } from '../../../../tests/world/nada-dito'
import { dizemOMesmo } from './dizem-o-mesmo'
import { montarPedidoDoPainel } from './montar-pedido-do-painel'
import type { PedidoDoPainel } from './pedido-do-painel'

const BORDA = { id: 11 as ExtraId, nome: 'Borda', preco: centavos(9_00), tipo: 'adicional' } as const
const PIZZA = comEscolhas(
  { id: 1 as ProdutoId, nome: 'Pizza nova', preco: centavos(50_00), extras: [BORDA] },
  [],
)
const CARDAPIO = new Map([[PIZZA.id, PIZZA]])

/** The item as it was ordered; since then the product has got another name, price and border. */
const CONGELADO: ItemGuardado = {
  id: 501,
  produtoId: PIZZA.id,
  nome: 'Pizza antiga',
  preco: centavos(40_00),
  quantidade: 2,
  observacao: null,
  observacaoDoPainel: false,
  extras: [{ id: 901, nome: 'Borda', preco: centavos(5_00), tipo: 'adicional' }],
}
const ATUAL = {
  ...{ formaPagamento: 'pix', totalComFrete: centavos(90_00) },
  tipoEntrega: 'Retirar no local',
  itens: [CONGELADO],
  enderecoEntrega: null,
  frete: centavos(0),
  ajustes: [],
  ...SEM_BASE,
}

type Item = PedidoDoPainel['itens'][number]

const novo = (mudancas: Partial<Item> = {}): Item => ({
  id: null,
  produtoId: PIZZA.id,
  quantidade: 1,
  preco: centavos(50_00),
  extras: [],
  extrasMantidos: [],
  observacao: null,
  ...mudancas,
})
const queFica = (mudancas: Partial<Item> = {}): Item =>
  novo({ id: 501, quantidade: 2, preco: centavos(40_00), extrasMantidos: [901], ...mudancas })

const pedido = (mudancas: Partial<PedidoDoPainel> = {}): PedidoDoPainel => ({
  chave: null,
  versao: null,
  cliente: { nome: 'Rosa', telefone: '11987650001', visto: null, renomear: false },
  tipoEntrega: 'Retirar no restaurante',
  endereco: null,
  frete: centavos(0),
  itens: [novo()],
  formaPagamento: 'pix',
  valorPago: null,
  ...NADA_DITO,
  ...mudancas,
})

const ENDERECO = {
  cep: '05010000',
  logradouro: 'Rua Caiubi',
  numero: '100',
  complemento: null,
  bairro: 'Perdizes',
  cidade: 'São Paulo',
  estado: 'SP',
}
const entrega = (mudancas: Partial<PedidoDoPainel> = {}) =>
  pedido({ tipoEntrega: 'Receber no meu endereço', endereco: ENDERECO, frete: centavos(8_00), ...mudancas })

const montar = (
  enviado: PedidoDoPainel,
  atual: Parameters<typeof montarPedidoDoPainel>[2] = null,
  daRegra: ResultadoFrete | null = null,
) => montarPedidoDoPainel(enviado, CARDAPIO, atual, daRegra)

describe('O álcool', () => {
  const comChope = (enviado: PedidoDoPainel, atual: Parameters<typeof montar>[1] = null, cardapio = CHOPE) =>
    montarPedidoDoPainel(enviado, cardapio, atual, null)
  const CHOPE = new Map([[PIZZA.id, { ...PIZZA, etiquetas: 'contém álcool' }]])

  test('pede que se confirme a idade do cliente, ao lado do campo', () => {
    expect(comChope(pedido())).toMatchObject({ codigo: 'sem-idade', campo: 'maiorDe18' })
    expect(comChope(pedido({ maiorDe18: true }))).toMatchObject({ maiorDe18: true })
    expect(montar(pedido({ maiorDe18: true }))).toMatchObject({ maiorDe18: false })
  })

  test('de um produto que saiu do cardápio fica no pedido como estava', () => {
    const edicao = pedido({ tipoEntrega: 'Retirar no local', itens: [queFica()], maiorDe18: true })
    const atual = { ...ATUAL, maiorDe18: true }
    expect(comChope(edicao, atual, new Map())).toMatchObject({ maiorDe18: true })
    expect(comChope(edicao, ATUAL, new Map())).toMatchObject({ maiorDe18: false })
  })
})

describe('O total', () => {
  test('é a soma de quantidade × preço unitário, o que o dono digitou, mais os extras × quantidade', () => {
    const itens = [novo({ quantidade: 3, preco: centavos(45_50), extras: [11 as ExtraId] })]
    expect(montar(pedido({ itens }))).toMatchObject({ total: 163_50, frete: 0, totalComFrete: 163_50 })
  })

  test('com frete na entrega, o do dono', () => {
    expect(montar(entrega())).toMatchObject({
      total: 50_00,
      frete: 8_00,
      totalComFrete: 58_00,
      enderecoEntrega: 'Rua Caiubi, 100 - Perdizes, São Paulo/SP (CEP: 05010-000)',
    })
  })

  test.each(['Retirar no restaurante', 'Consumir no restaurante'] as const)(
    'sem frete em %s',
    tipoEntrega => {
      expect(montar(pedido({ tipoEntrega, frete: centavos(8_00) }))).toMatchObject({
        frete: 0,
        totalComFrete: 50_00,
        enderecoEntrega: null,
      })
    },
  )
})

describe('Como o frete se deu', () => {
  const porKm: ResultadoFrete = { modo: 'km', situacao: 'calculado', km: 4, taxa: centavos(8_00) }
  const salvo = {
    ...ATUAL,
    tipoEntrega: 'Receber no meu endereço',
    enderecoEntrega: 'Rua Caiubi, 100 - Perdizes, São Paulo/SP (CEP: 05010-000)',
    frete: centavos(8_00),
  }
  const daLoja = { freteModo: 'km', distanciaKm: 4 } as const

  test('quando é o da regra da loja, é por ela; outro, ou onde ela não entrega, o dono digitou', () => {
    expect(montar(entrega(), null, porKm)).toMatchObject(daLoja)
    expect(montar(entrega({ frete: centavos(5_00) }), null, porKm)).toMatchObject(FRETE_DIGITADO)
    const recusado: ResultadoFrete = { modo: 'km', situacao: 'recusado', taxa: centavos(0) }
    expect(montar(entrega({ frete: centavos(0) }), null, recusado)).toMatchObject(FRETE_DIGITADO)
    expect(montar(pedido(), null, null)).toMatchObject(SEM_BASE)
  })

  test('fica como era enquanto a edição não muda endereço nem valor, ainda que ninguém o saiba', () => {
    const fixa: ResultadoFrete = { modo: 'fixo', situacao: 'calculado', taxa: centavos(8_00) }
    const antigo = { ...salvo, ...SEM_BASE }
    expect(montar(entrega(), { ...salvo, ...SEM_BASE, ...daLoja }, fixa)).toMatchObject(daLoja)
    expect(montar(entrega(), antigo, fixa)).toMatchObject(SEM_BASE)
    const doBairro = { freteModo: 'bairros', distanciaKm: null, freteLugar: 'Bela Vista' } as const
    expect(montar(entrega(), { ...salvo, ...doBairro }, fixa)).toMatchObject(doBairro)
    expect(montar(entrega({ frete: centavos(9_00) }), antigo, fixa)).toMatchObject(FRETE_DIGITADO)
    const outraRua = { ...ENDERECO, logradouro: 'Rua Monte Alegre' }
    expect(montar(entrega({ endereco: outraRua }), antigo, fixa)).toMatchObject({ freteModo: 'fixo' })
  })
})

describe('O valor pago', () => {
  test.each([
    ['pix', centavos(90_00), 50_00],
    ['cartao_credito', null, 50_00],
    ['dinheiro', centavos(90_00), 90_00],
    ['dinheiro', null, 50_00],
  ] as const)('em %s, digitado %s: fica %s', (formaPagamento, valorPago, fica) => {
    expect(montar(pedido({ formaPagamento, valorPago }))).toMatchObject({ valorPago: fica })
  })

  test.each([
    ['pix', null],
    ['dinheiro', centavos(50_00)],
  ] as const)('de um pedido de graça é zero em dinheiro: %s, digitado %s', (formaPagamento, valorPago) => {
    const desconto = { tipo: 'valor', valor: 50_00, motivo: 'Cortesia' } as const
    expect(montar(pedido({ formaPagamento, valorPago, desconto }))).toMatchObject({
      totalComFrete: 0,
      formaPagamento: 'dinheiro',
      valorPago: 0,
    })
  })

  test('em dinheiro, abaixo do total, é recusado', () => {
    expect(montar(pedido({ formaPagamento: 'dinheiro', valorPago: centavos(49_99) }))).toMatchObject({
      recusa: true,
      campo: 'valorPago',
    })
  })
})

describe('A linha que fica', () => {
  test('guarda o nome e o extra com o preço de quando foi pedida', () => {
    expect(montar(pedido({ itens: [queFica()] }), ATUAL)).toMatchObject({
      itens: [{ id: 501, nome: 'Pizza antiga', extras: [{ nome: 'Borda', preco: 5_00 }] }],
      total: 90_00,
    })
  })

  test('também de um produto que saiu do cardápio', () => {
    expect(montarPedidoDoPainel(pedido({ itens: [queFica()] }), new Map(), ATUAL, null)).toMatchObject({
      itens: [{ nome: 'Pizza antiga' }],
    })
  })

  test('perde o extra que o dono desmarcou, e ganha o que marcou, ao preço do cardápio', () => {
    const itens = [queFica({ extrasMantidos: [], extras: [11 as ExtraId] })]
    expect(montar(pedido({ itens }), ATUAL)).toMatchObject({
      itens: [{ extras: [{ id: null, preco: 9_00 }] }],
      total: 98_00,
    })
  })

  test('fica com o produto que tem, diga o navegador o que disser', () => {
    expect(montar(pedido({ itens: [queFica({ produtoId: 999 as ProdutoId })] }), ATUAL)).toMatchObject({
      itens: [{ produtoId: PIZZA.id }],
    })
  })

  test.each([
    ['uma linha que não é do pedido', [queFica({ id: 777, extrasMantidos: [] })], 'itens.0'],
    ['um extra que não é da linha', [novo(), queFica({ extrasMantidos: [902] })], 'itens.1'],
  ])('%s é recusada', (_, itens, campo) => {
    expect(montar(pedido({ itens }), ATUAL)).toMatchObject({ recusa: true, campo })
  })
})

describe('É recusado', () => {
  test.each([
    ['um produto que não está à venda', novo({ produtoId: 2 as ProdutoId }), 'Produto indisponível'],
    ['um extra que não é do produto', novo({ extras: [12 as ExtraId] }), 'Extra indisponível'],
    ['mais de R$\u00a020.000,00', novo({ preco: centavos(20_000_01) }), 'Limite do pedido'],
  ])('%s', (_, item, titulo) => {
    expect(montar(pedido({ itens: [item] }))).toMatchObject({ recusa: true, titulo })
  })

  test("'Retirar no local' num pedido que não nasceu assim", () => {
    const doPublico = pedido({ tipoEntrega: 'Retirar no local' })
    expect(montar(doPublico)).toMatchObject({ recusa: true, campo: 'tipoEntrega' })
    expect(montar(doPublico, ATUAL)).toMatchObject({ total: 50_00 })
  })
})

describe('Dois pedidos dizem o mesmo', () => {
  const base = {
    nomeCliente: 'Rosa',
    telefoneCliente: '11987650001',
    tipoEntrega: 'Retirar no restaurante',
    formaPagamento: 'pix',
    ...NADA_DITO,
    enderecoEntrega: null,
    frete: centavos(0),
    valorPago: centavos(90_00),
    itens: [CONGELADO],
  }

  test('sejam quais forem os números das linhas', () => {
    const outra = { ...CONGELADO, id: 502, extras: CONGELADO.extras.map(extra => ({ ...extra, id: 1 })) }
    expect(dizemOMesmo(base, { ...base, itens: [outra] })).toBe(true)
  })

  test.each([
    ['o nome', { nomeCliente: 'Ana' }],
    ['o frete', { frete: centavos(1) }],
    ['a quantidade', { itens: [{ ...CONGELADO, quantidade: 3 }] }],
    ['um extra', { itens: [{ ...CONGELADO, extras: [] }] }],
    ['as observações', { observacoes: 'x' }],
  ])('mas não quando muda %s', (_, mudanca) => {
    expect(dizemOMesmo(base, { ...base, ...mudanca })).toBe(false)
  })
})

describe('A entrega a combinar', () => {
  const A_COMBINAR = { modo: 'a-combinar', situacao: 'a-combinar', taxa: centavos(0) } as const
  const emBranco = entrega({ frete: null })
  const guardado = {
    ...{ ...ATUAL, tipoEntrega: 'Receber no meu endereço', freteModo: 'a-combinar' as const },
    enderecoEntrega: 'Rua Caiubi, 100 - Perdizes, São Paulo/SP (CEP: 05010-000)',
  }

  test('fica a combinar enquanto ninguém diz o valor, também quando a loja já o configurou', () => {
    const esperado = { frete: 0, totalComFrete: 50_00, freteModo: 'a-combinar' }
    expect(montar(emBranco, null, A_COMBINAR)).toMatchObject(esperado)
    const fixo = { modo: 'fixo', situacao: 'calculado', taxa: centavos(8_00) } as const
    expect(montar(emBranco, guardado, fixo)).toMatchObject(esperado)
  })

  test.each([0, 9_00])('o valor combinado, de %i centavos, é a palavra do dono', valor => {
    const combinado = entrega({ frete: centavos(valor) })
    for (const atual of [null, guardado])
      expect(montar(combinado, atual, A_COMBINAR)).toMatchObject({ frete: valor, ...FRETE_DIGITADO })
  })

  test('em branco é recusado onde a loja já disse quanto custa', () => {
    const fixo = { modo: 'fixo', situacao: 'calculado', taxa: centavos(8_00) } as const
    for (const atual of [null, { ...guardado, ...FRETE_DIGITADO }])
      expect(montar(emBranco, atual, fixo)).toMatchObject({ codigo: 'campo-invalido', campo: 'frete' })
  })

  test('e não é a combinar o que se retira', () => {
    expect(montar(pedido({ frete: null }), guardado, null)).toMatchObject({ frete: 0, ...SEM_BASE })
  })

  test('combinar a entrega de graça é uma mudança do pedido', () => {
    const [antes, depois] = [
      montar(emBranco, null, A_COMBINAR),
      montar(entrega({ frete: centavos(0) }), null, A_COMBINAR),
    ]
    const comoFica = { nomeCliente: 'Rosa', telefoneCliente: '1', tipoEntrega: 'x', ...NADA_DITO }
    if ('codigo' in antes || 'codigo' in depois) throw new Error('refused')
    expect(dizemOMesmo({ ...comoFica, ...antes }, { ...comoFica, ...depois })).toBe(false)
  })
})

describe('Quem não pode dar desconto', () => {
  const SEM = recusar('sem-direito', 'Sem permissão', 'Sua conta não pode dar desconto nesta empresa.')
  const OITO: ResultadoFrete = { situacao: 'calculado', modo: 'fixo', taxa: centavos(8_00) }
  const NA_CASA = { ...ATUAL, tipoEntrega: 'Receber no meu endereço', frete: centavos(5_00) }
  const DESCONTO = { tipo: 'valor', valor: 5_00, motivo: 'Atraso' } as const

  test.each<[string, string | undefined, PedidoDoPainel, typeof ATUAL | null, ResultadoFrete | null]>([
    ['um desconto', undefined, pedido({ desconto: DESCONTO }), null, null],
    ['um cupom', undefined, pedido({ cupom: 'PIZZA10' }), null, null],
    ['outro preço', 'itens.0.preco', pedido({ itens: [novo({ preco: centavos(49_99) })] }), null, null],
    [
      'outro preço numa linha que fica',
      'itens.0.preco',
      pedido({ itens: [queFica({ preco: centavos(39_99) })] }),
      ATUAL,
      null,
    ],
    ['outro frete', 'frete', entrega({ frete: centavos(7_99) }), null, OITO],
  ])('não lança %s', (_, campo, enviado, atual, daRegra) => {
    const montado = montarPedidoDoPainel(enviado, CARDAPIO, atual, daRegra, { semDesconto: SEM })
    expect(montado).toEqual(campo === undefined ? SEM : { ...SEM, campo })
    expect(montarPedidoDoPainel(enviado, CARDAPIO, atual, daRegra)).not.toHaveProperty('recusa')
  })

  test.each<[string, PedidoDoPainel, typeof ATUAL | null, ResultadoFrete | null]>([
    ['o preço do cardápio e o frete da regra', entrega(), null, OITO],
    ['o preço que a linha já tinha', pedido({ itens: [queFica()] }), ATUAL, null],
    ['o frete que o pedido já tinha', entrega({ frete: centavos(5_00), itens: [queFica()] }), NA_CASA, OITO],
    ['o frete que a regra não sabe dizer', entrega({ frete: centavos(12_00) }), null, null],
  ])('lança %s', (_, enviado, atual, daRegra) => {
    expect(montarPedidoDoPainel(enviado, CARDAPIO, atual, daRegra, { semDesconto: SEM })).not.toHaveProperty(
      'recusa',
    )
  })
})
