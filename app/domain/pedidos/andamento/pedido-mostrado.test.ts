import { describe, expect, test } from 'vitest'
import { centavos, ZERO } from '~/domain/valores/centavos'
import type { PedidoId, ProdutoId } from '~/domain/valores/ids'
import { NADA_DITO } from '../../../../tests/world/nada-dito'
import { SEM_AJUSTES } from '../../../../tests/world/um-pedido'
import { lerNumeroDoPedido, type PedidoGuardado, type Vista, verPedido } from './pedido-mostrado'

const FUSO = 'America/Sao_Paulo'
const PEDIDO = 48210375 as PedidoId
const as = (hora: string, dia = '2026-11-20') => new Date(`${dia}T${hora}:00-03:00`)

const GUARDADO: PedidoGuardado = {
  id: PEDIDO,
  nomeCliente: 'Mariana Alves',
  telefoneCliente: '11987654321',
  clienteDoPainel: false,
  dataPedido: as('20:05'),
  status: 'Pendente',
  tipoEntrega: 'Receber no meu endereço',
  enderecoEntrega: 'Rua das Flores, 123 - Perdizes, São Paulo/SP (CEP: 05010-000) Comp: apto 12',
  ...{ enderecoLogradouro: 'Rua das Flores', enderecoNumero: '123', enderecoSalvo: false },
  formaPagamento: 'dinheiro',
  valorPago: centavos(100_00),
  ...NADA_DITO,
  observacoes: 'Sem talheres',
  observacoesDoPainel: false,
  ...{ motivoCancelamento: null, pixCopiaECola: null },
  ...SEM_AJUSTES,
  total: centavos(76_00),
  frete: centavos(8_20),
  totalComFrete: centavos(84_20),
  itens: [
    {
      id: 1,
      produtoId: 7 as ProdutoId,
      nome: 'Carbonara',
      quantidade: 2,
      preco: centavos(30_00),
      observacao: 'Bem quente',
      observacaoDoPainel: false,
      extras: [{ id: 1, nome: 'Queijo', preco: centavos(8_00), tipo: 'adicional' }],
    },
  ],
}

const NADA = { passos: [], recebimentos: [] }

function ver(mudancas: Partial<PedidoGuardado> = {}, vista: Vista = 'autor') {
  return verPedido({ ...GUARDADO, ...mudancas }, NADA, vista, FUSO)
}

test.each([
  ['Receber no meu endereço', 'Seu pedido tem bebida alcoólica: tenha um documento com foto ao receber.'],
  ['Retirar no local', 'Seu pedido tem bebida alcoólica: leve um documento com foto.'],
])('quem pediu álcool lê, de %s, que documento levar, até o pedido acabar', (tipoEntrega, documento) => {
  const comAlcool = { tipoEntrega, maiorDe18: true }
  expect(ver(comAlcool).documento).toBe(documento)
  expect(ver({ tipoEntrega }).documento).toBeNull()
  expect(ver({ ...comAlcool, status: 'Cancelado' }).documento).toBeNull()
})

describe('quem vê o quê', () => {
  const INTEIRO = 'Rua das Flores, 123 - Perdizes, São Paulo/SP (CEP: 05010-000) Comp: apto 12'
  const OCULTA = '(texto oculto neste aparelho)'
  const MEIO = 'Rua d** F*****, 1**'
  const daLinha = (mudanca: Partial<PedidoGuardado['itens'][number]>): Partial<PedidoGuardado> => ({
    itens: GUARDADO.itens.map(item => ({ ...item, ...mudanca })),
  })

  test.each<[string, Vista, Partial<PedidoGuardado>, string[], boolean]>([
    [
      'quem o fez',
      'autor',
      {},
      ['Mariana Alves', '(11) 98765-4321', INTEIRO, 'Sem talheres', 'Bem quente'],
      false,
    ],
    [
      'quem o fez com o endereço salvo, ou com outro que o painel escreveu',
      'autor',
      { enderecoSalvo: true },
      ['Mariana Alves', '(11) 98765-4321', MEIO, 'Sem talheres', 'Bem quente'],
      true,
    ],
    [
      'quem o fez, com nome ou telefone do painel',
      'autor',
      { clienteDoPainel: true },
      ['Ma*** A***', '(11) *****-4321', INTEIRO, 'Sem talheres', 'Bem quente'],
      true,
    ],
    [
      'quem o fez, com observação do painel',
      'autor',
      { observacoesDoPainel: true },
      ['Mariana Alves', '(11) 98765-4321', INTEIRO, OCULTA, 'Bem quente'],
      true,
    ],
    [
      'quem o fez, com observação do painel num item',
      'autor',
      daLinha({ observacaoDoPainel: true }),
      ['Mariana Alves', '(11) 98765-4321', INTEIRO, 'Sem talheres', OCULTA],
      true,
    ],
    ['um estranho', 'estranho', {}, ['Ma*** A***', '(11) *****-4321', MEIO, OCULTA, OCULTA], true],
  ])('%s', (_, vista, mudancas, dados, oculto) => {
    const { cliente, telefone, endereco, observacoes, itens, ...tela } = ver(mudancas, vista)
    expect([cliente, telefone, endereco, observacoes, itens[0]?.observacao]).toEqual(dados)
    expect(tela.oculto).toBe(oculto)
  })

  test('onde não há observação, nada se esconde', () => {
    const semNota = { ...daLinha({ observacao: null, observacaoDoPainel: true }), observacoes: '  ' }
    const tela = ver({ ...semNota, observacoesDoPainel: true })
    expect([tela.observacoes, tela.itens[0]?.observacao, tela.oculto]).toEqual(['N/A', null, false])
    expect(ver(semNota, 'estranho').observacoes).toBe('N/A')
  })

  test('o bairro da taxa, quando não é o do endereço, é mostrado com ele e escondido com ele', () => {
    const daBelaVista = { freteModo: 'bairros', freteLugar: 'Bela Vista', enderecoBairro: 'Santana' } as const
    const dito = { rotulo: 'Bairro da taxa', texto: 'Bela Vista' }
    expect(ver(daBelaVista).lugarDaTaxa).toEqual(dito)
    expect(ver({ ...daBelaVista, enderecoBairro: 'Bela Vista' }).lugarDaTaxa).toBeNull()
    expect(ver(daBelaVista, 'estranho').lugarDaTaxa).toBeNull()
    expect(ver({ ...daBelaVista, enderecoSalvo: true }).lugarDaTaxa).toBeNull()
  })

  test('nada do que um estranho não pode ver sai do servidor', () => {
    const linha = {
      ...GUARDADO,
      email: 'mariana@exemplo.com.br',
      enderecoCep: '05010000',
      enderecoBairro: 'Perdizes',
      enderecoComplemento: 'apto 12',
      chave: '5f0c1f6e-0000-4000-8000-000000000000',
      clienteId: 123456789,
    }
    const enviado = JSON.stringify(verPedido(linha, NADA, 'estranho', FUSO))
    const segredos = [
      'Mariana',
      'Alves',
      '98765',
      'Flores',
      'Perdizes',
      '05010',
      'apto',
      '@',
      '5f0c1f6e',
      '123456789',
      'talheres',
      'quente',
    ]
    expect(JSON.stringify(linha)).toSatisfy((texto: string) => segredos.every(s => texto.includes(s)))
    expect(segredos.filter(segredo => enviado.includes(segredo))).toEqual([])
    expect(enviado).toContain('Carbonara')
  })

  test('o e-mail não é revelado a ninguém', () => {
    const linha = { ...GUARDADO, email: 'mariana@exemplo.com.br' }
    expect(JSON.stringify(verPedido(linha, NADA, 'autor', FUSO))).not.toContain('@')
  })

  test('um endereço sem partes guardadas fica todo oculto', () => {
    expect(ver({ enderecoLogradouro: null, enderecoNumero: null }, 'estranho').endereco).toBe('*****')
  })
})

test.each([
  ['Receber no meu endereço', GUARDADO.enderecoEntrega],
  ['Retirar no local', null],
  ['Retirar no restaurante', null],
  ['Consumir no restaurante', null],
])('endereço de %s: %s', (tipoEntrega, endereco) => {
  expect(ver({ tipoEntrega }).endereco).toBe(endereco)
})

test.each(['Retirar no local', 'Retirar no restaurante', 'Consumir no restaurante'])(
  'quem escolhe %s não lê nada de um frete',
  tipoEntrega => {
    const retirado = { tipoEntrega, enderecoEntrega: null, frete: ZERO, totalComFrete: centavos(76_00) }
    const { totais } = ver(retirado)
    expect(totais.map(({ rotulo, valor }) => [rotulo, valor])).toEqual([
      ['Subtotal', 76_00],
      ['Total', 76_00],
    ])
  },
)

test('um pedido para retirar com endereço salvo nada tem de oculto para quem o fez', () => {
  expect(ver({ tipoEntrega: 'Retirar no local', enderecoSalvo: true }).oculto).toBe(false)
})

describe('os detalhes', () => {
  test('data no fuso da empresa, pagamento, observações e valores', () => {
    expect(ver()).toMatchObject({
      numero: 48210375,
      data: '20/11/2026 20:05',
      tipoEntrega: 'Receber no meu endereço',
      formaPagamento: 'Dinheiro',
      troco: { para: 100_00, valor: 15_80 },
      observacoes: 'Sem talheres',
      totais: [
        { rotulo: 'Subtotal', valor: 76_00 },
        { rotulo: 'Frete', valor: 8_20 },
        { rotulo: 'Total com frete', valor: 84_20 },
      ],
    })
  })

  test('o total da linha soma os extras', () => {
    expect(ver().itens).toEqual([
      {
        id: 1,
        nome: 'Carbonara',
        quantidade: 2,
        preco: 30_00,
        observacao: 'Bem quente',
        extras: [{ nome: 'Queijo', preco: 8_00 }],
        total: 76_00,
      },
    ])
  })

  test('valores ausentes mostram N/A e um produto sem nome é desconhecido', () => {
    const itens = GUARDADO.itens.map(item => ({ ...item, nome: ' ' }))
    const vazio = {
      nomeCliente: '',
      telefoneCliente: '',
      enderecoEntrega: null,
      formaPagamento: '',
      observacoes: null,
    }
    const { cliente, telefone, endereco, formaPagamento, observacoes, ...tela } = ver({ ...vazio, itens })
    expect([cliente, telefone, endereco, formaPagamento, observacoes]).toEqual(Array(5).fill('N/A'))
    expect(tela.itens[0]?.nome).toBe('Produto desconhecido')
  })

  test('um pedido de graça não tem forma de pagamento nem troco', () => {
    const deGraca = { descontoItens: centavos(76_00), descontoFrete: centavos(8_20), totalComFrete: ZERO }
    expect(ver(deGraca)).toMatchObject({ formaPagamento: 'Nada a pagar', troco: null })
  })

  test.each([
    ['dinheiro', 84_20, { para: 84_20, valor: 0 }],
    ['pix', 100_00, null],
    ['cartao_credito', 84_20, null],
  ])('sem troco, o que só em dinheiro se diz: %s com %d centavos', (formaPagamento, valor, troco) => {
    expect(ver({ formaPagamento, valorPago: centavos(valor) }).troco).toEqual(troco)
  })
})

describe('o status', () => {
  test('um status desconhecido conta como Pendente', () => {
    expect(ver({ status: 'Extraviado' })).toMatchObject({ status: 'Pendente', encerrado: false })
  })

  test.each([
    ['Pendente', false],
    ['Em Preparação', false],
    ['Em Rota', false],
    ['Finalizado', true],
    ['Cancelado', true],
  ])('%s encerrado: %s', (status, encerrado) => {
    expect(ver({ status }).encerrado).toBe(encerrado)
  })

  test('o motivo aparece só no pedido cancelado', () => {
    const motivoCancelamento = 'Acabou o gás.'
    expect(ver({ status: 'Cancelado', motivoCancelamento }).motivoCancelamento).toBe(motivoCancelamento)
    expect(ver({ status: 'Pendente', motivoCancelamento }).motivoCancelamento).toBeNull()
  })

  test('a outro navegador o motivo é dito como oculto, porque pode falar da pessoa', () => {
    const cancelado = { status: 'Cancelado', motivoCancelamento: 'Ninguém na Rua Caiubi, 100' }
    expect(ver(cancelado, 'estranho')).toMatchObject({
      motivoCancelamento: '(texto oculto neste aparelho)',
      oculto: true,
    })
    expect(ver({ status: 'Cancelado' }, 'estranho').motivoCancelamento).toBeNull()
    expect(ver({ motivoCancelamento: 'Engano' }, 'estranho').motivoCancelamento).toBeNull()
  })
})

test.each([
  ['48210375', 48210375],
  ['10000000', 10000000],
  ['01234567', null],
  ['4821037', null],
  ['482103750', null],
  ['48210375 ', null],
  ['4821037e', null],
  ['-4821037', null],
  ['٤٨٢١٠٣٧٥', null],
  ['', null],
])('número do pedido %j: %s', (texto, numero) => {
  expect(lerNumeroDoPedido(texto)).toBe(numero)
})
