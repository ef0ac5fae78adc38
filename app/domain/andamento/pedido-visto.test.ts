import { describe, expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import type { ClienteId, PedidoId } from '~/domain/valores/ids'
import { lerNumeroDoPedido, type PedidoGuardado, type Vista, verPedido, vistaDoPedido } from './pedido-visto'

const FUSO = 'America/Sao_Paulo'
const PEDIDO = 48210375 as PedidoId
const OUTRO = 71934826 as PedidoId
const CLIENTE = 7 as ClienteId
const as = (hora: string, dia = '2026-11-20') => new Date(`${dia}T${hora}:00-03:00`)

const GUARDADO: PedidoGuardado = {
  id: PEDIDO,
  clienteId: CLIENTE,
  vinculaCliente: true,
  nomeCliente: 'Mariana Alves',
  telefoneCliente: '11987654321',
  dataPedido: as('20:05'),
  status: 'Pendente',
  tipoEntrega: 'Receber no meu endereço',
  enderecoEntrega: 'Rua das Flores, 123 - Perdizes, São Paulo/SP (CEP: 05010-000) Comp: apto 12',
  enderecoLogradouro: 'Rua das Flores',
  enderecoNumero: '123',
  enderecoSalvo: false,
  formaPagamento: 'dinheiro',
  valorPago: centavos(100_00),
  observacoes: 'Sem talheres',
  motivoCancelamento: null,
  total: centavos(76_00),
  frete: centavos(8_20),
  totalComFrete: centavos(84_20),
  itens: [
    {
      id: 1,
      nomeProduto: 'Carbonara',
      quantidade: 2,
      precoUnitario: centavos(30_00),
      observacoes: 'Bem quente',
      extras: [{ nomeExtra: 'Queijo', preco: centavos(8_00) }],
    },
  ],
}

function ver(mudancas: Partial<PedidoGuardado> = {}, vista: Vista = 'cliente') {
  return verPedido({ ...GUARDADO, ...mudancas }, [], vista, FUSO)
}

describe('quem vê o quê', () => {
  test.each<[string, ClienteId | null, { cliente: ClienteId | null; pedidos: PedidoId[] }, Vista]>([
    ['o navegador do cliente', CLIENTE, { cliente: CLIENTE, pedidos: [] }, 'cliente'],
    ['o navegador do cliente que fez o pedido', CLIENTE, { cliente: CLIENTE, pedidos: [PEDIDO] }, 'cliente'],
    ['o navegador que fez o pedido', CLIENTE, { cliente: null, pedidos: [OUTRO, PEDIDO] }, 'pedido'],
    [
      'o de outro cliente que fez o pedido',
      CLIENTE,
      { cliente: 8 as ClienteId, pedidos: [PEDIDO] },
      'pedido',
    ],
    ['o de outro cliente', CLIENTE, { cliente: 8 as ClienteId, pedidos: [OUTRO] }, 'estranho'],
    ['um navegador qualquer', CLIENTE, { cliente: null, pedidos: [] }, 'estranho'],
    ['um navegador qualquer, cliente apagado', null, { cliente: null, pedidos: [] }, 'estranho'],
    ['o que fez o pedido, cliente apagado', null, { cliente: CLIENTE, pedidos: [PEDIDO] }, 'pedido'],
  ])('%s', (_, clienteId, vinculo, vista) => {
    expect(vistaDoPedido({ id: PEDIDO, clienteId, vinculaCliente: true }, vinculo)).toBe(vista)
  })

  test('quem pediu primeiro com o telefone de outra pessoa não vê os pedidos que ela faz do navegador dela', () => {
    const delaMesma = { id: OUTRO, clienteId: CLIENTE, vinculaCliente: false }
    expect(vistaDoPedido(delaMesma, { cliente: CLIENTE, pedidos: [PEDIDO] })).toBe('estranho')
    expect(vistaDoPedido(delaMesma, { cliente: null, pedidos: [OUTRO] })).toBe('pedido')
  })

  const ABERTO = [
    'Mariana Alves',
    '(11) 98765-4321',
    'Rua das Flores, 123 - Perdizes, São Paulo/SP (CEP: 05010-000) Comp: apto 12',
  ]
  test.each<[Vista, boolean, string[], boolean]>([
    ['cliente', false, ABERTO, false],
    ['cliente', true, ABERTO, false],
    ['pedido', false, ABERTO, false],
    ['pedido', true, ['Mariana Alves', '(11) 98765-4321', 'Rua d** F*****, 1**'], true],
    ['estranho', false, ['Ma*** A***', '(11) *****-4321', 'Rua d** F*****, 1**'], true],
    ['estranho', true, ['Ma*** A***', '(11) *****-4321', 'Rua d** F*****, 1**'], true],
  ])('vínculo com %s, endereço salvo: %s', (vista, enderecoSalvo, dados, oculto) => {
    const { cliente, telefone, endereco, ...visto } = ver({ enderecoSalvo }, vista)
    expect([cliente, telefone, endereco]).toEqual(dados)
    expect(visto.oculto).toBe(oculto)
  })

  test('nada do que um estranho não pode ver sai do servidor', () => {
    const linha = {
      ...GUARDADO,
      email: 'mariana@exemplo.com.br',
      enderecoCep: '05010000',
      enderecoBairro: 'Perdizes',
      enderecoComplemento: 'apto 12',
      chave: '5f0c1f6e-0000-4000-8000-000000000000',
      clienteId: 123456789 as ClienteId,
    }
    const enviado = JSON.stringify(verPedido(linha, [], 'estranho', FUSO))
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
    ]
    expect(JSON.stringify(linha)).toSatisfy((texto: string) => segredos.every(s => texto.includes(s)))
    expect(segredos.filter(segredo => enviado.includes(segredo))).toEqual([])
    expect(enviado).toContain('Sem talheres')
  })

  test('o e-mail não é revelado a ninguém', () => {
    const linha = { ...GUARDADO, email: 'mariana@exemplo.com.br' }
    expect(JSON.stringify(verPedido(linha, [], 'cliente', FUSO))).not.toContain('@')
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

test('um pedido para retirar com endereço salvo nada tem de oculto para quem o fez', () => {
  expect(ver({ tipoEntrega: 'Retirar no local', enderecoSalvo: true }, 'pedido').oculto).toBe(false)
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
      subtotal: 76_00,
      frete: 8_20,
      total: 84_20,
    })
  })

  test('o total da linha soma os extras', () => {
    expect(ver().itens).toEqual([
      {
        id: 1,
        nome: 'Carbonara',
        quantidade: 2,
        precoUnitario: 30_00,
        observacoes: 'Bem quente',
        extras: [{ nome: 'Queijo', preco: 8_00 }],
        total: 76_00,
      },
    ])
  })

  test('valores ausentes mostram N/A e um produto sem nome é desconhecido', () => {
    const itens = GUARDADO.itens.map(item => ({ ...item, nomeProduto: ' ' }))
    const vazio = {
      nomeCliente: '',
      telefoneCliente: '',
      enderecoEntrega: null,
      formaPagamento: '',
      observacoes: null,
    }
    const { cliente, telefone, endereco, formaPagamento, observacoes, ...visto } = ver({ ...vazio, itens })
    expect([cliente, telefone, endereco, formaPagamento, observacoes]).toEqual(Array(5).fill('N/A'))
    expect(visto.itens[0]?.nome).toBe('Produto desconhecido')
  })

  test.each([
    ['dinheiro', 84_20],
    ['pix', 100_00],
    ['cartao_credito', 84_20],
  ])('sem troco: %s com %d centavos', (formaPagamento, valor) => {
    expect(ver({ formaPagamento, valorPago: centavos(valor) }).troco).toBeNull()
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
