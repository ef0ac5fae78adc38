import { describe, expect, test } from 'vitest'
import { centavos, ZERO } from '~/domain/valores/centavos'
import { secaoPadrao } from '../configuracoes/configuracoes'
import {
  anunciarFrete,
  baseDoFrete,
  calcularFrete,
  configuracaoDoFrete,
  cotadoPara,
  descreverFrete,
  dizerFrete,
  freteNaMensagem,
  freteSemDestino,
  segueOLugar,
  tabelaDeBairros,
  valePara,
} from './frete'
import { areaDoFrete } from './minimo'
import { type BairroAtendido, duvidarDoBairro } from './modo-bairros'
import type { Destino } from './regra'
import { recusaDoFrete } from './taxa-ou-recusa'

const linha = (nome: string, taxa: number, mais: Partial<BairroAtendido> = {}): BairroAtendido => ({
  ...{ cidade: 'São Paulo', estado: 'SP', nome, taxa: centavos(taxa), minimo: null, minutos: null },
  ...{ ativo: true, ...mais },
})

const TABELA = [
  linha('Perdizes', 6_00, { minimo: centavos(40_00), minutos: 20 }),
  linha('Pompeia', 5_00),
  linha('Água Branca', 0),
  linha('Santana', 12_00, { ativo: false }),
  linha('Centro', 9_00, { cidade: 'Osasco' }),
  linha('Centro', 3_00, { cidade: 'Serra Azul' }),
]

const SAO_PAULO: Destino = {
  ...{ cep: '05015000', posicao: null, bairro: null, bairroDoCep: 'Perdizes' },
  cidadeDoCep: { cidade: 'São Paulo', estado: 'SP' },
}
/** A town with a single CEP. */
const SERRA_AZUL: Destino = {
  ...{ cep: '14230000', posicao: null, bairro: null, bairroDoCep: null },
  cidadeDoCep: { cidade: 'Serra Azul', estado: 'SP' },
}

const comLinhas = (bairros: readonly BairroAtendido[]) =>
  configuracaoDoFrete({ ...secaoPadrao('frete'), modoFrete: 'bairros', bairros: tabelaDeBairros(bairros) })

function frete(destino: Destino | null, bairros = TABELA) {
  return calcularFrete({ configuracao: comLinhas(bairros), restaurante: null, destino })
}

const CALCULADO = { modo: 'bairros', situacao: 'calculado' }

describe('o bairro do CEP decide a taxa', () => {
  test('com o pedido mínimo e os minutos da linha dele', () => {
    const resultado = frete(SAO_PAULO)
    expect(resultado).toEqual({
      ...CALCULADO,
      ...{ bairro: 'Perdizes', taxa: 6_00, minimo: 40_00, minutos: 20 },
    })
    expect(areaDoFrete(resultado)).toMatchObject({ minimo: 40_00, minutos: 20 })
    expect(descreverFrete(resultado)).toBe('Perdizes · R$\u00a06,00')
  })

  test.each([
    ['outro bairro digitado', { bairro: 'Água Branca' }],
    ['outro bairro escolhido', { escolhido: 'Água Branca' }],
    ['nenhum escolhido', { escolhido: null }],
  ])('apesar de %s', (_caso, mais) => {
    expect(frete({ ...SAO_PAULO, ...mais })).toMatchObject({ bairro: 'Perdizes', taxa: 6_00 })
  })

  test('também escrito de outro jeito, e numa linha de graça', () => {
    expect(frete({ ...SAO_PAULO, bairroDoCep: 'AGUA BRANCA' })).toMatchObject({ ...CALCULADO, taxa: 0 })
  })

  test('numa linha inativa é fora da área, e outra não se escolhe no lugar dela', () => {
    for (const escolhido of [undefined, 'Pompeia']) {
      const resultado = frete({ ...SAO_PAULO, bairroDoCep: 'Santana', escolhido })
      expect(resultado).toMatchObject({ situacao: 'fora-da-area', bairro: 'Santana', taxa: 0 })
      expect(dizerFrete(resultado).aviso).toEqual({
        ...{ titulo: 'Fora da área de entrega', texto: 'Não entregamos em Santana.', destrutivo: true },
      })
    }
  })
})

describe('um bairro que não está na lista se escolhe', () => {
  const VILA = { ...SAO_PAULO, bairroDoCep: 'Vila Pompeia' }

  test('entre os ativos da cidade do CEP, nunca adivinhado por um pedaço do nome', () => {
    const resultado = frete(VILA)
    expect(resultado).toEqual({
      modo: 'bairros',
      situacao: 'a-escolher',
      bairroDoCep: 'Vila Pompeia',
      opcoes: [
        { nome: 'Água Branca', taxa: 0 },
        { nome: 'Perdizes', taxa: 6_00 },
        { nome: 'Pompeia', taxa: 5_00 },
      ],
      taxa: 0,
    })
    expect(recusaDoFrete(resultado)).toMatchObject({ codigo: 'bairro-sem-escolha' })
    expect(descreverFrete(resultado)).toBe('Escolha o bairro da entrega.')
    expect(dizerFrete(resultado).ressalva).toBe('Vila Pompeia não está na lista de bairros da loja.')
  })

  test('o escolhido vale, o digitado não, porque o CEP tem bairro', () => {
    expect(frete({ ...VILA, escolhido: 'Pompeia' })).toMatchObject({ ...CALCULADO, taxa: 5_00 })
    expect(frete({ ...VILA, bairro: 'Pompeia' })).toMatchObject({ situacao: 'a-escolher' })
  })

  test.each(['Centro', 'Santana', 'Vila Inventada', ''])(
    '%j não é linha ativa da cidade: escolhe-se de novo',
    escolhido => {
      expect(frete({ ...VILA, escolhido })).toMatchObject({ situacao: 'a-escolher' })
    },
  )

  test('quem não se acha na lista está fora da área', () => {
    const resultado = frete({ ...VILA, escolhido: null })
    expect(resultado).toMatchObject({ situacao: 'fora-da-area', bairro: 'Vila Pompeia' })
    expect(recusaDoFrete(resultado)).toMatchObject({ codigo: 'endereco-invalido' })
  })
})

describe('um CEP sem bairro', () => {
  test('pergunta, só com os bairros da cidade dele', () => {
    expect(frete(SERRA_AZUL)).toMatchObject({
      ...{ situacao: 'a-escolher', bairroDoCep: null, opcoes: [{ nome: 'Centro', taxa: 3_00 }] },
    })
  })

  test.each([
    ['o digitado', { bairro: 'centro' }],
    ['o escolhido', { escolhido: 'Centro', bairro: 'Outro' }],
  ])('%s vale quando é uma linha', (_caso, mais) => {
    expect(frete({ ...SERRA_AZUL, ...mais })).toMatchObject({ ...CALCULADO, taxa: 3_00 })
  })

  test('um digitado que não é linha ainda pergunta', () => {
    expect(frete({ ...SERRA_AZUL, bairro: 'Centro Histórico' })).toMatchObject({ situacao: 'a-escolher' })
  })

  test('o de uma cidade sem linhas está fora da área', () => {
    const cidade = { cidade: 'Santos', estado: 'SP' }
    expect(frete({ ...SERRA_AZUL, cidadeDoCep: cidade })).toMatchObject({
      situacao: 'fora-da-area',
      bairro: null,
    })
    expect(frete({ ...SERRA_AZUL, cidadeDoCep: { cidade: 'Serra Azul', estado: 'MG' } }).situacao).toBe(
      'fora-da-area',
    )
  })
})

test('sem linhas não há entrega, e nunca entrega grátis', () => {
  for (const bairros of [[], [linha('Perdizes', 6_00, { ativo: false })]]) {
    const resultado = frete(SAO_PAULO, bairros)
    expect(resultado).toMatchObject({ situacao: 'fora-da-area', semTabela: true })
    expect(recusaDoFrete(resultado)).not.toBeNull()
    expect(anunciarFrete(comLinhas(bairros)).preco).toBe('indisponível')
  }
  expect(descreverFrete(frete(SAO_PAULO, []))).toBe('Entrega indisponível.')
})

test('sem CEP, ou sem cidade conhecida, não há taxa', () => {
  expect(frete(null)).toMatchObject({ situacao: 'recusado', taxa: 0 })
  expect(frete({ ...SAO_PAULO, cidadeDoCep: null })).toMatchObject({ situacao: 'recusado', taxa: 0 })
})

test('o cardápio diz de quanto a quanto', () => {
  const precos = (bairros: readonly BairroAtendido[]) => anunciarFrete(comLinhas(bairros))
  expect(precos(TABELA)).toEqual({ preco: 'R$\u00a00,00 a R$\u00a09,00', alcance: null })
  expect(precos([linha('Pompeia', 5_00), linha('Perdizes', 5_00)]).preco).toBe('R$\u00a05,00')
  expect(precos([linha('Pompeia', 0)]).preco).toBe('grátis')
})

test('a taxa segue o bairro e a escolha, e espera o serviço de CEP', () => {
  const configuracao = comLinhas(TABELA)
  expect([freteSemDestino(configuracao), segueOLugar(configuracao)]).toEqual([null, true])
  const cotado = cotadoPara(configuracao, { ...SERRA_AZUL, bairro: 'Centro', escolhido: 'Centro' })
  const { cep } = SERRA_AZUL
  expect(valePara(cotado, { cep, bairro: 'Centro', escolhido: 'Centro' })).toBe(true)
  expect(valePara(cotado, { cep, bairro: 'Centro', escolhido: null })).toBe(false)
  // What is typed into the address does not matter beside a choice, and does without one.
  expect(valePara(cotado, { cep, bairro: 'Vila', escolhido: 'Centro' })).toBe(true)
  const digitado = cotadoPara(configuracao, { ...SERRA_AZUL, bairro: 'Centro' })
  expect(valePara(digitado, { cep, bairro: ' Centro ' })).toBe(true)
  expect(valePara(digitado, { cep, bairro: 'Vila' })).toBe(false)
})

test('o pedido guarda o modo, e a mensagem nada mais diz da taxa', () => {
  const base = baseDoFrete(frete(SAO_PAULO))
  expect(base).toEqual({ freteModo: 'bairros', distanciaKm: null, freteLugar: 'Perdizes' })
  expect(freteNaMensagem(base)).toEqual({})
})

test('só o que foi gravado no modo ligado conta, e os valores dos outros modos ficam', () => {
  const guardado = { ...secaoPadrao('frete'), valorFreteFixo: centavos(7_00) }
  expect(configuracaoDoFrete({ ...guardado, modoFrete: 'fixo' })).toEqual({ modo: 'fixo', taxa: 7_00 })
  expect(configuracaoDoFrete({ ...guardado, modoFrete: 'bairros' })).toEqual({
    ...{ modo: 'bairros', taxas: [], bairros: [] },
  })
  expect(configuracaoDoFrete({ ...guardado, modoFrete: 'faixas', valorFreteFixo: null })).toEqual({
    ...{ modo: 'faixas', faixas: [], semDistancia: ZERO },
  })
})

test.each([
  ['o CEP é de outro', 'Santana', 'Bela Vista', 'O CEP é de Santana. A loja verá os dois bairros.'],
  ['o endereço diz outro', null, ' Santana ', 'No endereço está Santana. A loja verá os dois bairros.'],
  ['o endereço diz o mesmo', null, 'BELA VISTA', null],
  ['o endereço ainda não diz nenhum', null, '', null],
])('O bairro escolhido é posto em dúvida quando %s', (_, bairroDoCep, digitado, dito) => {
  expect(duvidarDoBairro('Bela Vista', { bairroDoCep, digitado })).toBe(dito)
})
