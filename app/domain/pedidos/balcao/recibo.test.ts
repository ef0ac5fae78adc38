import { expect, test } from 'vitest'
import { centavos, ZERO } from '~/domain/valores/centavos'
import type { ContaId, ProdutoId } from '~/domain/valores/ids'
import { NADA_DITO } from '../../../../tests/world/nada-dito'
import { PIZZA_GUARDADA } from '../../../../tests/world/plantado/pizza-guardada'
import { SEM_AJUSTES } from '../../../../tests/world/um-pedido'
import { montarRecibo } from './recibo'

const cantina = { nomefantasia: 'Cantina da Nona', telefone: '1138765432', fusoHorario: 'America/Sao_Paulo' }

const pedido = {
  id: 48210375,
  dataPedido: new Date('2026-11-20T23:05:00Z'),
  status: 'Pendente',
  nomeCliente: 'Mariana Alves',
  telefoneCliente: '11987654321',
  tipoEntrega: 'Receber no meu endereço',
  enderecoEntrega: 'Rua Caiubi, 100 - Perdizes, São Paulo/SP (CEP: 05010-000) Comp: apto 12',
  enderecoCep: '05010000',
  enderecoLogradouro: 'Rua Caiubi',
  enderecoNumero: '100',
  enderecoComplemento: 'apto 12',
  enderecoBairro: 'Perdizes',
  enderecoCidade: 'São Paulo',
  enderecoEstado: 'SP',
  formaPagamento: 'dinheiro',
  valorPago: centavos(50_00),
  ...{ pagamentoConfirmado: false, pixCopiaECola: null },
  ...{ ...SEM_AJUSTES, ajustes: [] },
  total: centavos(34_70),
  frete: centavos(8_20),
  totalComFrete: centavos(42_90),
  ...NADA_DITO,
  observacoes: 'Interfone quebrado',
  motivoCancelamento: null,
  itens: [
    {
      id: 1,
      produtoId: 7 as ProdutoId,
      nome: 'Focaccia',
      quantidade: 2,
      preco: centavos(12_50),
      observacao: 'Sem sal',
      observacaoDoPainel: false,
      extras: [{ id: 1, nome: 'Alecrim', preco: centavos(1_35), tipo: 'adicional' as const }],
    },
    {
      id: 2,
      produtoId: 8 as ProdutoId,
      nome: 'Água',
      quantidade: 1,
      preco: centavos(7_00),
      observacao: null,
      observacaoDoPainel: false,
      extras: [],
    },
  ],
}

const recibo = (mudancas: Partial<typeof pedido> | Record<string, unknown> = {}, loja = {}) =>
  montarRecibo({ ...cantina, ...loja }, { ...pedido, ...mudancas })

test('O recibo diz entre que horas o pedido foi prometido, e o de um cancelado não', () => {
  const prometido = {
    prometidoDe: new Date('2026-11-20T23:40:00Z'),
    prometidoPara: new Date('2026-11-20T23:55:00Z'),
  }
  expect(recibo(prometido).previsao).toBe('entre 20:40 e 20:55')
  expect(recibo({ ...prometido, status: 'Cancelado' }).previsao).toBeNull()
})

test('Abaixo do endereço está o bairro da taxa, quando é outro', () => {
  const daBelaVista = { freteModo: 'bairros', freteLugar: 'Bela Vista' }
  expect(recibo(daBelaVista).endereco.at(-1)).toBe('Bairro da taxa: Bela Vista')
  expect(recibo({ ...daBelaVista, enderecoBairro: 'Bela Vista' }).endereco.at(-1)).toBe('CEP 05010-000')
  expect(recibo({ ...daBelaVista, tipoEntrega: 'Retirar no local' }).endereco).toEqual([])
  const daOutra = { freteModo: 'fixo', freteLugar: 'Guarulhos/SP' }
  expect(recibo(daOutra).endereco.at(-1)).toBe('Outra cidade: Guarulhos/SP, distância não calculada')
})

test('O recibo tem tudo do pedido, com vírgula no dinheiro e a hora da loja', () => {
  expect(recibo()).toEqual({
    loja: 'Cantina da Nona',
    telefoneDaLoja: '(11) 3876-5432',
    numero: '48210375',
    cancelado: false,
    motivo: null,
    tipoEntrega: 'Receber no meu endereço',
    maneira: 'ENTREGA',
    data: '20/11/2026',
    hora: '20:05',
    previsao: null,
    cliente: 'Mariana Alves',
    telefone: '(11) 98765-4321',
    sobreATaxa: null,
    endereco: ['Rua Caiubi, 100', 'apto 12', 'Perdizes', 'São Paulo/SP', 'CEP 05010-000'],
    itens: [
      {
        id: 1,
        quantidade: 2,
        nome: 'Focaccia',
        valor: '25,00',
        cada: 'R$\u00a012,50 cada',
        escolhas: [{ tipo: 'extra', texto: '+ Alecrim', valor: '2,70' }],
        observacao: 'Sem sal',
      },
      {
        id: 2,
        quantidade: 1,
        nome: 'Água',
        valor: '7,00',
        cada: null,
        escolhas: [],
        observacao: null,
      },
    ],
    ...NADA_DITO,
    observacoes: 'Interfone quebrado',
    totais: [
      { tipo: 'itens', rotulo: 'Subtotal', valor: 'R$\u00a034,70' },
      { tipo: 'frete', rotulo: 'Frete', valor: 'R$\u00a08,20' },
      { tipo: 'total', rotulo: 'TOTAL', valor: 'R$\u00a042,90' },
    ],
    porQue: [],
    forma: 'Dinheiro',
    troco: 'Troco para R$\u00a050,00: R$\u00a07,10',
    situacao: 'COBRAR NA ENTREGA',
    maquininha: false,
    pix: null,
  })
})

test.each([
  ['America/Sao_Paulo', '20/11/2026', '20:05'],
  ['America/Manaus', '20/11/2026', '19:05'],
  ['America/Noronha', '20/11/2026', '21:05'],
])('A hora é a do fuso da loja: %s', (fusoHorario, data, hora) => {
  expect(recibo({}, { fusoHorario })).toMatchObject({ data, hora })
})

test.each([
  ['sem nome', { nomeCliente: '  ' }, { cliente: 'Cliente Anônimo' }],
  ['sem telefone', { telefoneCliente: '' }, { telefone: null }],
  ['sem data', { dataPedido: null }, { data: 'Data inválida', hora: null }],
  ['com uma data inválida', { dataPedido: new Date('') }, { data: 'Data inválida', hora: null }],
  ['sem observações', { observacoes: null }, { observacoes: null }],
  [
    'sem complemento nem bairro',
    { enderecoComplemento: null, enderecoBairro: null },
    { endereco: ['Rua Caiubi, 100', 'São Paulo/SP', 'CEP 05010-000'] },
  ],
  [
    'sem número',
    { enderecoNumero: null },
    { endereco: ['Rua Caiubi', 'apto 12', 'Perdizes', 'São Paulo/SP', 'CEP 05010-000'] },
  ],
  [
    'sem as partes do endereço',
    { enderecoLogradouro: null },
    { endereco: ['Rua Caiubi, 100 - Perdizes, São Paulo/SP (CEP: 05010-000) Comp: apto 12'] },
  ],
  ['sem endereço nenhum', { enderecoLogradouro: null, enderecoEntrega: null }, { endereco: [] }],
])('Um pedido %s imprime o que tem', (_, mudancas, esperado) => {
  expect(recibo(mudancas)).toMatchObject(esperado)
})

test('A loja sem telefone imprime o nome', () => {
  expect(recibo({}, { telefone: null })).toMatchObject({ loja: 'Cantina da Nona', telefoneDaLoja: null })
})

test.each([
  ['Retirar no local', 'RETIRADA'],
  ['Retirar no restaurante', 'RETIRADA'],
  ['Consumir no restaurante', 'MESA'],
])('%s é %s, sem endereço nem frete', (tipoEntrega, maneira) => {
  const { totais, ...impresso } = recibo({ tipoEntrega })
  expect(impresso).toMatchObject({ tipoEntrega, maneira, endereco: [] })
  expect(totais.map(({ tipo }) => tipo)).toEqual(['itens', 'total'])
})

test('O frete grátis de uma entrega está escrito', () => {
  expect(recibo({ frete: centavos(0) }).totais[1]).toMatchObject({ rotulo: 'Frete', valor: 'R$\u00a00,00' })
})

test.each([
  ['pix', 50_00, null],
  ['cartao_credito', 50_00, null],
  ['dinheiro', 42_90, 'Sem troco'],
  ['dinheiro', 43_00, 'Troco para R$\u00a043,00: R$\u00a00,10'],
])('O troco de %s com %i centavos é %s', (formaPagamento, valorPago, troco) => {
  expect(recibo({ formaPagamento, valorPago: centavos(valorPago) }).troco).toBe(troco)
})

const entrega = 'Receber no meu endereço'
test.each([
  [entrega, 'pix', 'Pendente', false, 'NÃO PAGO'],
  [entrega, 'pix', 'Em Preparação', true, 'PAGO'],
  // The status has confirmed the payment, but the courier still has to collect it.
  [entrega, 'dinheiro', 'Em Rota', true, 'COBRAR NA ENTREGA'],
  [entrega, 'cartao_debito', 'Em Preparação', true, 'COBRAR NA ENTREGA'],
  [entrega, 'dinheiro', 'Finalizado', true, 'PAGO'],
  ['Retirar no local', 'dinheiro', 'Pendente', false, 'NÃO PAGO'],
  ['Consumir no restaurante', 'cartao_credito', 'Em Preparação', true, 'PAGO'],
  [entrega, 'pix', 'Cancelado', true, 'NÃO COBRAR'],
  [entrega, 'dinheiro', 'Cancelado', false, 'NÃO COBRAR'],
] as const)(
  '%s, %s, %s, confirmado %s: %s',
  (tipoEntrega, formaPagamento, status, pagamentoConfirmado, situacao) => {
    expect(recibo({ tipoEntrega, formaPagamento, status, pagamentoConfirmado }).situacao).toBe(situacao)
  },
)

test.each([
  [entrega, 'dinheiro', 'Pendente', false],
  [entrega, 'cartao_credito', 'Em Rota', true],
  ['Retirar no local', 'dinheiro', 'Pendente', false],
  ['Retirar no local', 'dinheiro', 'Finalizado', true],
] as const)(
  'De um pedido de graça nada se cobra nem falta: %s, %s, %s',
  (tipoEntrega, formaPagamento, status, pagamentoConfirmado) => {
    const deGraca = { descontoItens: centavos(34_70), descontoFrete: centavos(8_20), totalComFrete: ZERO }
    const pago = { valorPago: centavos(50_00), formaPagamento, pagamentoConfirmado }
    expect(recibo({ ...deGraca, ...pago, tipoEntrega, status })).toMatchObject({
      forma: 'Nada a pagar',
      troco: null,
      situacao: 'NÃO COBRAR',
    })
  },
)

test('Um pedido cancelado diz que foi, e por quê', () => {
  const motivoCancelamento = 'Cliente desistiu'
  expect(recibo({ status: 'Cancelado', motivoCancelamento })).toMatchObject({
    cancelado: true,
    motivo: 'Cliente desistiu',
  })
  expect(recibo({ motivoCancelamento })).toMatchObject({ cancelado: false, motivo: null })
})

test('Uma forma de pagamento desconhecida é lida como está', () => {
  expect(recibo({ formaPagamento: 'vale_refeicao' }).forma).toBe('Vale Refeicao')
})

test('Uma pizza meio a meio diz os sabores como a cozinha os lê, e o que cada escolha soma ao todo', () => {
  expect(recibo({ itens: [PIZZA_GUARDADA] }).itens).toEqual([
    {
      id: PIZZA_GUARDADA.id,
      quantidade: 2,
      nome: 'Pizza salgada (Família)',
      valor: '126,80',
      cada: 'R$\u00a063,40 cada',
      escolhas: [
        { tipo: 'sabores', texto: '1/2 Portuguesa + 1/2 Calabresa', valor: null },
        { tipo: 'nota', texto: 'Portuguesa: sem cebola', valor: null },
        { tipo: 'extra', texto: '+ Borda: Catupiry', valor: '24,00' },
      ],
      observacao: 'bem assada',
    },
  ])
})

test('O recibo de um Pix diz se alguém o conferiu, quem e quando', () => {
  const emPix = { ...pedido, formaPagamento: 'pix', pixCopiaECola: '0002...', pagamentoConfirmado: true }
  const recebido = { id: 1, forma: 'pix', valor: centavos(42_90), por: 7 as ContaId }
  const em = new Date('2026-11-20T23:15:00Z')
  const dito = (...recebidos: Parameters<typeof montarRecibo>[2] & {}) =>
    montarRecibo(cantina, emPix, recebidos).pix
  expect(dito()).toBe('Pix a conferir: R$\u00a042,90')
  expect(dito({ ...recebido, em, nome: 'Cantina da Nona' })).toBe(
    'Pix recebido 20/11/2026 20:15, por Cantina da Nona',
  )
  expect(dito({ ...recebido, em, nome: undefined })).toBe('Pix recebido 20/11/2026 20:15')
  expect(dito({ ...recebido, em, nome: undefined, valor: centavos(40_00) })).toBe(
    'Pix a conferir: R$\u00a02,90',
  )
  expect(montarRecibo(cantina, { ...emPix, status: 'Cancelado' }).pix).toBeNull()
})

test('o recibo diz de que cupom e de que promoção veio o desconto, uma vez, e não por que a loja deu outro', () => {
  const ajuste = (alvo: string, rotulo: string | null, userId: ContaId | null = null) => ({
    ...{ alvo, rotulo, userId },
    cupomId: rotulo?.startsWith('Cupom') ? 1 : null,
  })
  const ajustes = [
    ajuste('itens', 'Terça em dobro'),
    ajuste('itens', 'Terça em dobro'),
    // Put in by the panel.
    ajuste('itens', 'Cupom PIZZA10', 7 as ContaId),
    ajuste('itens', 'Atraso na entrega', 7 as ContaId),
    ajuste('frete', 'Entrega grátis'),
    ajuste('pagamento', 'PIX: 5% de desconto'),
    ajuste('servico', null),
  ]
  expect(recibo({ ajustes }).porQue).toEqual([
    { nome: 'Terça em dobro', linha: 'desconto' },
    { nome: 'Cupom PIZZA10', linha: 'desconto' },
    { nome: 'Entrega grátis', linha: 'desconto-frete' },
  ])
})

test('Entrega a combinar: o recibo não cobra zero por ela, e diz que não está no total', () => {
  const aCombinar = { freteModo: 'a-combinar', frete: ZERO, totalComFrete: centavos(34_70) }
  const { totais, sobreATaxa } = recibo(aCombinar)
  expect(totais.map(({ rotulo, valor }) => [rotulo, valor])).toEqual([
    ['Subtotal', 'R$\u00a034,70'],
    ['Entrega', 'a combinar'],
    ['TOTAL', 'R$\u00a034,70'],
  ])
  expect(sobreATaxa).toBe('Entrega a combinar: não está no total.')
  expect(recibo().sobreATaxa).toBeNull()
  expect(recibo({ ...aCombinar, freteModo: 'digitado' }).totais[1]).toMatchObject({ valor: 'R$\u00a00,00' })
})

test('Entrega a combinar: também o pedido de graça se cobra na entrega', () => {
  const deGraca = { freteModo: 'a-combinar', frete: ZERO, totalComFrete: ZERO }
  expect([recibo(deGraca).situacao, recibo({ ...deGraca, freteModo: 'fixo' }).situacao]).toEqual([
    ...['COBRAR NA ENTREGA', 'NÃO COBRAR'],
  ])
})

test.each([
  ['cartao_credito', 'Em Rota', true],
  ['vr Alelo', 'Pendente', true],
  ['outro Cheque', 'Em Rota', false],
  ['dinheiro', 'Em Rota', false],
  ['cartao_debito', 'Finalizado', false],
])('Quem entrega um pedido em %s que está %s leva a maquininha: %s', (formaPagamento, status, maquininha) => {
  expect(recibo({ formaPagamento, status }).maquininha).toBe(maquininha)
  expect(recibo({ formaPagamento, status, tipoEntrega: 'Retirar no local' }).maquininha).toBe(false)
})
