import { describe, expect, test } from 'vitest'
import { lerPedidoDoPainel, mudaODesconto, type PedidoDoPainelEnviado } from './pedido-do-painel'

const ENDERECO = {
  cep: '05010-000',
  logradouro: 'Rua Caiubi',
  numero: '100',
  complemento: '',
  bairro: 'Perdizes',
  cidade: 'São Paulo',
  estado: 'sp',
}

const item = (mudancas: Partial<PedidoDoPainelEnviado['itens'][number]> = {}) => ({
  id: null,
  produtoId: 7,
  quantidade: 1,
  preco: 10_00,
  extras: [],
  extrasMantidos: [],
  observacao: null,
  ...mudancas,
})

const enviado = (mudancas: Partial<PedidoDoPainelEnviado> = {}): PedidoDoPainelEnviado => ({
  chave: '0f8fad5b-d9cb-469f-a165-70867728950e',
  versao: null,
  cliente: { nome: ' Rosa  Klein ', telefone: '(11) 98765-0001' },
  tipoEntrega: 'Retirar no restaurante',
  endereco: null,
  frete: 0,
  itens: [item()],
  formaPagamento: 'dinheiro',
  valorPago: null,
  observacoes: ' sem pressa ',
  ...mudancas,
})

const entrega = (endereco: Partial<typeof ENDERECO> = {}) =>
  enviado({ tipoEntrega: 'Receber no meu endereço', endereco: { ...ENDERECO, ...endereco } })

function recusas(entrada: unknown): [titulo: string, texto: string, campo: string | undefined][] {
  const lido = lerPedidoDoPainel(entrada)
  if ('dados' in lido) throw new Error('not refused')
  return lido.recusas.map(({ titulo, texto, campo }) => [titulo, texto, campo])
}

test('um pedido bem preenchido é lido limpo', () => {
  expect(lerPedidoDoPainel(entrega())).toMatchObject({
    dados: {
      cliente: { nome: 'Rosa Klein', telefone: '11987650001' },
      endereco: { cep: '05010000', estado: 'SP', complemento: null },
      observacoes: 'sem pressa',
    },
  })
})

describe('Cliente Obrigatório', () => {
  const texto = 'Nome e telefone do cliente são obrigatórios.'

  test.each([
    ['sem nome', { nome: '  ', telefone: '11987650001' }, ['cliente.nome']],
    ['sem telefone', { nome: 'Rosa', telefone: '' }, ['cliente.telefone']],
    ['sem nenhum dos dois', { nome: '', telefone: '' }, ['cliente.nome', 'cliente.telefone']],
  ])('%s', (_, cliente, campos) => {
    expect(recusas(enviado({ cliente }))).toEqual(campos.map(campo => ['Cliente Obrigatório', texto, campo]))
  })
})

test.each(['1133334444', '11987650001'])('o telefone do painel pode ter 10 ou 11 dígitos: %s', telefone => {
  expect(lerPedidoDoPainel(enviado({ cliente: { nome: 'Rosa', telefone } }))).toMatchObject({
    dados: { cliente: { telefone } },
  })
})

test.each(['113333444', '119876500012'])('o telefone %s é recusado', telefone => {
  expect(recusas(enviado({ cliente: { nome: 'Rosa', telefone } }))).toEqual([
    ['Telefone inválido', 'O telefone deve ter 10 ou 11 dígitos (DDD+Número).', 'cliente.telefone'],
  ])
})

describe('Endereço Incompleto, para entrega', () => {
  test.each(['cep', 'logradouro', 'numero', 'bairro', 'cidade', 'estado'] as const)('sem %s', campo => {
    const [recusa] = recusas(entrega({ [campo]: '' }))
    expect(recusa).toEqual([
      'Endereço Incompleto',
      expect.stringContaining('Por favor, preencha o campo'),
      `endereco.${campo}`,
    ])
  })

  test('o complemento pode faltar', () => {
    expect(lerPedidoDoPainel(entrega({ complemento: '' }))).toHaveProperty('dados')
  })

  test('endereço nenhum', () => {
    expect(recusas({ ...entrega(), endereco: null })).toMatchObject([
      ['Endereço Incompleto', expect.anything(), 'endereco'],
    ])
  })
})

test('Itens Obrigatórios: Adicione pelo menos um item ao pedido.', () => {
  expect(recusas(enviado({ itens: [] }))).toEqual([
    ['Itens Obrigatórios', 'Adicione pelo menos um item ao pedido.', 'itens'],
  ])
})

test.each([0, -1, 1.5, 100, Number.NaN])('a quantidade %s é recusada, ao lado da linha', quantidade => {
  expect(recusas(enviado({ itens: [item(), item({ quantidade })] }))).toEqual([
    ['Limite do pedido', 'A quantidade de cada item deve ser de 1 a 99.', 'itens.1.quantidade'],
  ])
})

test.each([-1, 0.5, Number.NaN, 1e12])('o preço unitário de %s centavos é recusado', preco => {
  expect(recusas(enviado({ itens: [item({ preco })] }))).toEqual([
    ['Valor inválido', expect.stringContaining('Informe o preço'), 'itens.0.preco'],
  ])
})

test('um formulário aberto antes de uma versão nova ainda diz precoUnitario', () => {
  const { preco, ...antigo } = item()
  const lido = lerPedidoDoPainel({ ...enviado(), itens: [{ ...antigo, precoUnitario: preco }] })
  expect(lido).toMatchObject({ dados: { itens: [{ preco }] } })
})

test.each([-1, 0.5, Number.NaN])('o frete de %s centavos é recusado', frete => {
  expect(recusas({ ...entrega(), frete })).toEqual([
    ['Valor inválido', expect.stringContaining('Informe o frete'), 'frete'],
  ])
})

test('tudo o que falta é dito de uma vez, na ordem dos campos', () => {
  const vazio = { ...entrega({ cep: '', estado: 'XX' }), cliente: { nome: '', telefone: '' }, itens: [] }
  expect(recusas(vazio).map(([, , campo]) => campo)).toEqual([
    'cliente.nome',
    'cliente.telefone',
    'endereco.cep',
    'endereco.estado',
    'itens',
  ])
})

test.each([
  ['uma linha repetida', enviado({ itens: [item({ id: 3 }), item({ id: 3 })] })],
  ['um extra mantido de uma linha nova', enviado({ itens: [item({ extrasMantidos: [9] })] })],
  ['um extra repetido', enviado({ itens: [item({ extras: [9, 9] })] })],
  ['um campo a mais', { ...enviado(), total: 1 }],
  ['uma chave que não é chave', enviado({ chave: 'abc' })],
  ['endereço numa retirada', { ...entrega(), tipoEntrega: 'Retirar no restaurante' }],
  ['nada', null],
])('o que nenhum formulário manda é recusado sem apontar um campo: %s', (_, entrada) => {
  expect(recusas(entrada)).toContainEqual([
    'Erro ao salvar pedido',
    'Os dados do pedido não são válidos. Atualize a página e tente novamente.',
    undefined,
  ])
})

describe('Tira algo do pedido, para o que se pede o direito de dar desconto,', () => {
  const DESCONTO = { tipo: 'valor', valor: 5_00, motivo: 'Atraso' } as const
  const NOVO = { versao: null }
  const EDITADO = { chave: null, versao: 3 }
  test.each<[string, boolean, Partial<PedidoDoPainelEnviado>]>([
    ['um cupom num pedido novo', true, { ...NOVO, cupom: 'PIZZA10' }],
    ['um desconto num pedido novo', true, { ...NOVO, desconto: DESCONTO }],
    ['nada num pedido novo', false, { ...NOVO, desconto: null, cupom: null }],
    ['um cupom num pedido feito', true, { ...EDITADO, cupom: 'PIZZA10' }],
    ['o desconto que sai de um pedido feito', true, { ...EDITADO, desconto: null }],
    ['o que ninguém mudou num pedido feito', false, EDITADO],
  ])('%s: %s', (_, tira, mudancas) => {
    const lido = lerPedidoDoPainel(enviado(mudancas))
    if ('recusas' in lido) throw new Error(JSON.stringify(lido.recusas))
    expect(mudaODesconto(lido.dados)).toBe(tira)
  })
})
