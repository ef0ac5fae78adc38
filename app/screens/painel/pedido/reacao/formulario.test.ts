import { describe, expect, test } from 'vitest'
import { secaoPadrao } from '~/domain/configuracoes/configuracoes'
import { lerPedidoDoPainel } from '~/domain/pedidos/balcao/pedido-do-painel'
import { centavos } from '~/domain/valores/centavos'
import type { ClienteId, ExtraId, ProdutoId } from '~/domain/valores/ids'
import type { LugarConsultado } from '~/screens/campos/reacao/entrega-consultada'
import { NADA_DITO } from '../../../../../tests/world/nada-dito'
import { opcoesDaLinha } from '../linhas/linhas'
import type { ProdutoOferecido } from '../linhas/oferta'
import { avisarOutroLugar } from './endereco-do-formulario'
import { FORMULARIO_VAZIO, type Formulario, formularioDoPedido, type PedidoLido } from './formulario'
import { freteDoFormulario } from './frete-do-formulario'
import { type Acao, mudarFormulario } from './mudar-formulario'
import { redigirPedido, somarFormulario } from './redigir'

const CHAVE = '0f8fad5b-d9cb-469f-a165-70867728950e'
const EXTRA = { id: 11 as ExtraId, nome: 'Borda', preco: centavos(9_00), tipo: 'adicional' } as const
const produto = (id: number, nome: string, preco: number, extras: ProdutoOferecido['extras'] = []) =>
  ({ id: id as ProdutoId, nome, preco: centavos(preco), extras, variantes: [], grupos: [] }) as const
const PIZZA = produto(1, 'Pizza', 50_00, [EXTRA])
const AGUA = produto(2, 'Água', 5_00)
const OFERTA = new Map([PIZZA, AGUA].map(produto => [produto.id, produto]))

const ENDERECO = {
  cep: '05010000',
  logradouro: 'Rua Caiubi',
  numero: '100',
  complemento: null,
  bairro: 'Perdizes',
  cidade: 'São Paulo',
  estado: 'SP',
}
const MARIANA = {
  id: 3 as ClienteId,
  nome: 'Mariana',
  telefone: '11987650001',
  endereco: ENDERECO,
  visto: 'v',
}
const SEM_ENDERECO = {
  cep: null,
  logradouro: null,
  numero: null,
  complemento: null,
  bairro: null,
  cidade: null,
  estado: null,
}

function fazer(...acoes: Acao[]): Formulario {
  return acoes.reduce(mudarFormulario, FORMULARIO_VAZIO)
}
const entrega: Acao = { tipo: 'escolher-entrega', tipoEntrega: 'Receber no meu endereço' }
const cep = (valor: string): Acao => ({ tipo: 'digitar-endereco', campo: 'cep', valor })
const cotado = (deCep: string, taxa: number, endereco: LugarConsultado | null = null): Acao => ({
  tipo: 'cotado',
  cotacao: {
    cep: deCep,
    endereco,
    frete: { modo: 'km', situacao: 'calculado', km: 4.1, taxa: centavos(taxa) },
  },
})
const LUGAR = { logradouro: 'Rua Caiubi', bairro: 'Perdizes', cidade: 'São Paulo', estado: 'SP' }

test('o formulário novo começa em dinheiro, para retirar no restaurante', () => {
  expect(FORMULARIO_VAZIO).toMatchObject({
    formaPagamento: 'dinheiro',
    tipoEntrega: 'Retirar no restaurante',
  })
})

describe('O CEP digitado', () => {
  test('preenche o endereço, menos o que foi digitado depois dele', () => {
    const f = fazer(
      entrega,
      cep('05010000'),
      { tipo: 'digitar-endereco', campo: 'bairro', valor: 'Pompeia' },
      cotado('05010000', 8_20, LUGAR),
    )
    expect(f.endereco).toMatchObject({
      logradouro: 'Rua Caiubi',
      bairro: 'Pompeia',
      estado: 'SP',
      numero: '',
    })
  })

  test('que não se acha limpa os campos do endereço', () => {
    const f = fazer(
      entrega,
      { tipo: 'digitar-endereco', campo: 'logradouro', valor: 'Rua velha' },
      cep('99999999'),
      { tipo: 'cotado', cotacao: { cep: '99999999', frete: null } },
    )
    expect(f.endereco).toMatchObject({ cep: '99999999', logradouro: '', cidade: '' })
  })

  test('que sem rede não se pôde perguntar deixa o endereço como está', () => {
    const f = fazer(
      entrega,
      { tipo: 'digitar-endereco', campo: 'logradouro', valor: 'Rua velha' },
      cep('05010000'),
      { tipo: 'cotado', cotacao: { cep: '05010000', frete: null, semConexao: true } },
    )
    expect(f.endereco.logradouro).toBe('Rua velha')
    expect(mudarFormulario(f, cotado('05010000', 8_20, LUGAR)).endereco.logradouro).toBe('Rua Caiubi')
  })

  test('de outra cidade que a do endereço é avisado, e só isso', () => {
    const cidade = (valor: string): Acao => ({ tipo: 'digitar-endereco', campo: 'cidade', valor })
    const f = fazer(entrega, cep('05010000'), {
      tipo: 'cotado',
      cotacao: { cep: '05010000', frete: null, endereco: LUGAR },
    })
    expect(avisarOutroLugar(f)).toBeNull()
    expect(avisarOutroLugar(mudarFormulario(f, cidade('sao paulo')))).toBeNull()
    expect(avisarOutroLugar(mudarFormulario(f, cidade('Guarulhos')))).toBe(
      'O CEP 05010-000 é de São Paulo/SP, e o endereço diz Guarulhos/SP. Confira antes de salvar.',
    )
    expect(avisarOutroLugar(mudarFormulario(f, cep('05020000')))).toBeNull()
  })

  test('trocado antes da resposta a deixa sem efeito', () => {
    const f = fazer(entrega, cep('05010000'), cep('05020'))
    expect(mudarFormulario(f, cotado('05010000', 8_20, LUGAR))).toEqual(f)
  })
})

describe('O cliente escolhido', () => {
  test('traz nome, telefone e endereço, que o seu CEP não reescreve', () => {
    const f = fazer(
      entrega,
      { tipo: 'escolher-cliente', cliente: MARIANA },
      cotado('05010000', 8_20, {
        ...LUGAR,
        logradouro: 'Rua do correio',
      }),
    )
    expect(f).toMatchObject({ nome: 'Mariana', telefone: '11987650001' })
    expect(freteDoFormulario(f)).toBe('8,20')
    expect(f.endereco).toEqual({ ...ENDERECO, complemento: '' })
  })

  test('sem endereço nenhum deixa o que está digitado', () => {
    const cliente = { ...MARIANA, endereco: SEM_ENDERECO }
    expect(fazer(entrega, cep('05010000'), { tipo: 'escolher-cliente', cliente }).endereco.cep).toBe(
      '05010000',
    )
  })
})

describe('Os itens', () => {
  test('um produto sem nada a escolher conta mais um; com extras é outra linha', () => {
    const adicionar = (produto: ProdutoOferecido): Acao => ({ tipo: 'adicionar', produto })
    const { linhas } = fazer(...[AGUA, PIZZA, AGUA, PIZZA].map(adicionar))
    expect(linhas.map(({ nome, quantidade }) => [nome, quantidade])).toEqual([
      ['Água', '2'],
      ['Pizza', '1'],
      ['Pizza', '1'],
    ])
  })

  test('somam (preço digitado + extras) × quantidade, e o frete', () => {
    const f = fazer(
      { tipo: 'adicionar', produto: PIZZA },
      {
        tipo: 'mudar-linha',
        chave: 1,
        mudar: linha => ({ ...linha, quantidade: '3', preco: '45,5', extras: [EXTRA.id] }),
      },
      entrega,
      { tipo: 'digitar', campo: 'frete', valor: '8,20' },
    )
    expect(somarFormulario(f, OFERTA)).toMatchObject({
      ...{ total: 163_50, frete: 8_20, totalComFrete: 171_70 },
      semFrete: false,
      deGraca: false,
    })
  })

  test('que o desconto leva inteiros não deixam nada a pagar; sem item ainda não se sabe', () => {
    const desconto = { tipo: 'digitar', campo: 'desconto', valor: '100%' } as const
    const retirar = { tipo: 'escolher-entrega', tipoEntrega: 'Retirar no restaurante' } as const
    expect(
      somarFormulario(fazer({ tipo: 'adicionar', produto: PIZZA }, desconto, retirar), OFERTA).deGraca,
    ).toBe(true)
    expect(somarFormulario(fazer(desconto, retirar), OFERTA).deGraca).toBe(false)
  })
})

describe('O pedido em edição', () => {
  const LIDO = {
    nomeCliente: 'Mariana',
    telefoneCliente: '11987650001',
    tipoEntrega: 'Receber no meu endereço',
    formaPagamento: 'dinheiro',
    ...NADA_DITO,
    frete: centavos(3_00),
    valorPago: centavos(100_00),
    totalComFrete: centavos(90_00),
    ajustes: [],
    endereco: ENDERECO,
    itens: [
      {
        id: 501,
        produtoId: PIZZA.id,
        nome: 'Pizza antiga',
        preco: centavos(40_00),
        quantidade: 2,
        observacao: null,
        observacaoDoPainel: false,
        extras: [{ id: 901, nome: 'Borda', preco: centavos(5_00), tipo: 'adicional' as const }],
      },
    ],
  }

  test('mostra o extra congelado com o preço dele, e o do cardápio não aparece de novo', () => {
    const [linha] = formularioDoPedido(LIDO).linhas
    if (!linha) throw new Error('no line')
    expect(opcoesDaLinha(linha, OFERTA).map(({ nome, preco, marcada }) => [nome, preco, marcada])).toEqual([
      ['Borda', 5_00, true],
    ])
  })

  test('vai ao servidor dizendo o que fica, e não se cota de novo por si', () => {
    const f = formularioDoPedido(LIDO)
    expect(f).toMatchObject({ valorPago: '100,00', cotacao: { cep: '05010000' } })
    expect(freteDoFormulario(f)).toBe('3,00')
    const enviado = redigirPedido(f, { versao: 4 })
    expect(enviado).toMatchObject({
      chave: null,
      versao: 4,
      itens: [{ id: 501, quantidade: 2, preco: 40_00, extras: [], extrasMantidos: [901] }],
    })
    expect(lerPedidoDoPainel(enviado)).toHaveProperty('dados')
  })

  test('sem troco deixa o valor pago em branco: muda o total, e o valor com ele', () => {
    const exato = formularioDoPedido({ ...LIDO, valorPago: LIDO.totalComFrete })
    expect(redigirPedido(exato, { versao: 1 }).valorPago).toBeNull()
  })

  test('soma com o desconto que o pedido tem', () => {
    const f = formularioDoPedido({ ...LIDO, ajustes: [{ alvo: 'itens', valor: centavos(10_00) }] })
    expect(somarFormulario(f, OFERTA)).toMatchObject({ total: 90_00, totalComFrete: 83_00 })
  })
})

describe('A taxa de serviço', () => {
  const mesa: Acao = { tipo: 'escolher-entrega', tipoEntrega: 'Consumir no restaurante' }
  const regras = { ...secaoPadrao('minimo'), servicoPercentual: 10, formas: [] }
  const comTaxa: Acao[] = [
    { tipo: 'configurar', freteFixo: null, regras },
    { tipo: 'adicionar', produto: AGUA },
  ]
  const somada = (...acoes: Acao[]) => {
    const f = fazer(...comTaxa, ...acoes)
    return [somarFormulario(f, OFERTA).totalComFrete, redigirPedido(f, { chave: CHAVE }).servico]
  }

  test('entra com quem consome no restaurante, e um toque a tira', () => {
    expect(somada(mesa)).toEqual([5_50, true])
    expect(somada(mesa, { tipo: 'cobrar-servico', sim: false })).toEqual([5_00, false])
    expect(somada()).toEqual([5_00, false])
  })

  test('no pedido em edição está como foi salva', () => {
    const lido = (ajustes: PedidoLido['ajustes'], tipoEntrega = 'Consumir no restaurante') => {
      const dinheiro = { frete: centavos(0), valorPago: centavos(40_00), totalComFrete: centavos(40_00) }
      const base = { nomeCliente: 'Mariana', telefoneCliente: '11987650001', formaPagamento: 'pix' }
      const pedido = { ...base, ...dinheiro, ...NADA_DITO, tipoEntrega, endereco: SEM_ENDERECO, itens: [] }
      return formularioDoPedido({ ...pedido, ajustes }).servico
    }
    expect(lido([{ alvo: 'servico', valor: centavos(4_00) }])).toBe(true)
    expect(lido([])).toBe(false)
    expect(lido([], 'Retirar no restaurante')).toBe(true)
  })
})

test.each([
  ['um preço ilegível', 'itens.0.preco', { preco: 'x' }],
  ['uma quantidade ilegível', 'itens.0.quantidade', { quantidade: '' }],
])('%s é dito ao lado do campo', (_, campo, mudanca) => {
  const f = fazer(
    { tipo: 'adicionar', produto: AGUA },
    {
      tipo: 'mudar-linha',
      chave: 1,
      mudar: linha => ({ ...linha, ...mudanca }),
    },
  )
  const lido = lerPedidoDoPainel(redigirPedido(f, { chave: CHAVE }))
  expect('recusas' in lido && lido.recusas.map(recusa => recusa.campo)).toContain(campo)
})
