import { describe, expect, test } from 'vitest'
import type { CardapioInteiro } from '~/domain/cardapio/cardapio-inteiro'
import { camposDoProduto } from '~/domain/cardapio/produto-digitado'
import { centavos } from '~/domain/valores/centavos'
import type { VarianteId } from '~/domain/valores/ids'
import {
  CARDAPIO,
  errosDe,
  propor,
  proporA,
  proporRegistros,
  umProduto,
} from '../../../../tests/world/um-cardapio-inteiro'
import { MODELO_DO_CARDAPIO } from './modelo-do-cardapio'
import { planilhaDoCardapio } from './planilha-do-cardapio'
import { ESCREVA_PROMOCIONAL } from './promocional-na-celula'

test('A planilha exportada, importada de novo, não muda nada', () => {
  const registros = planilhaDoCardapio(CARDAPIO)
  const ditas = [
    'Lanches',
    'X-Salada',
    'Com alface\ne tomate',
    '22,90',
    'L01',
    'sim',
    'sim',
    'Bacon=5,00',
    '11',
  ]
  expect(registros[1]?.filter(Boolean)).toEqual(ditas)
  expect(proporRegistros(registros)).toEqual({
    categorias: [],
    extras: [],
    grupos: [],
    novos: [],
    mudados: [],
    opcoes: { nova: 0, mudada: 0, igual: 0 },
    iguais: 7,
    erros: [],
    mudancas: [],
    avisos: [],
  })
})

test('O modelo pode ser importado como está', () => {
  const vazio = { categorias: [], extras: [], grupos: [], produtos: [], promocoesLivres: 0 }
  expect(proporRegistros(MODELO_DO_CARDAPIO, vazio)).toMatchObject({
    categorias: ['Pizzas', 'Lanches', 'Pratos', 'Bebidas'],
    extras: [
      { nome: 'Bacon', preco: 500, tipo: 'adicional' },
      { nome: 'Sem cebola', preco: 0, tipo: 'opcional' },
    ],
    novos: [
      {
        nome: 'Pizza',
        tamanhos: [{ nome: 'Broto' }, { nome: 'Grande' }, { nome: 'Família', maxSabores: 3 }],
      },
      { nome: 'X-Salada', categoria: { novo: 1 }, extras: [{ novo: 0 }, { novo: 1 }], possuiExtra: true },
      { nome: 'Feijoada', janelas: [{ diaSemana: 'quarta' }, { diaSemana: 'sabado' }] },
      { nome: 'Suco de laranja', categoria: { novo: 3 }, extras: null, possuiExtra: false },
    ],
    grupos: [{ nome: 'Sabores' }, { nome: 'Borda' }, { nome: 'Ponto da carne', min: 1 }],
    erros: [],
    avisos: [],
  })
})

test('Um hífen invisível e uma ligadura de PDF não fazem outra categoria nem outro produto', () => {
  const { categorias, novos, mudados, iguais, erros } = propor(
    'Categoria;Nome;Preço',
    'Lan\u00ADches;X-Sa\u200Dlada;22,90',
  )
  expect({ categorias, novos, mudados, iguais, erros }).toEqual({
    categorias: [],
    novos: [],
    mudados: [],
    iguais: 1,
    erros: [],
  })
})

describe('Uma célula em branco, ou uma coluna que falta, deixa como está', () => {
  test('o que muda é só o que está escrito', () => {
    const { mudados, mudancas } = propor('Id;Nome;Descrição;Preço;Ativo;Itens extras', '11;;;R$\u00a025;;')
    const [salada] = CARDAPIO.produtos
    expect(mudados).toEqual([
      {
        ...(salada && camposDoProduto(salada)),
        ...{
          id: 11,
          categoria: 1,
          preco: 2500,
          extras: null,
          tamanhos: null,
          grupos: null,
          janelas: null,
          ordem: null,
          promocional: null,
        },
      },
    ])
    expect(mudancas).toEqual([
      {
        linha: 2,
        nome: 'X-Salada',
        campos: [{ coluna: 'Preço', de: 'R$\u00a022,90', para: 'R$\u00a025,00' }],
      },
    ])
  })

  test('um produto inativo não volta ao cardápio por isso; um novo nasce ativo', () => {
    const { mudados, novos } = propor('Nome;Preço;Ativo', 'Laranja;9,00;', 'Limão;8,00;')
    expect([mudados[0]?.ativo, novos[0]?.ativo]).toEqual([false, true])
  })
})

const SEM_NOTAS = { maxSabores: null, ativo: true, codigoCliente: null }
const NO_TAMANHO: CardapioInteiro = {
  ...CARDAPIO,
  produtos: [
    umProduto(18, 'Açaí', {
      promocional: { preco: null, precos: [{ tamanho: 'Grande', preco: centavos(18_00) }] },
      tamanhos: [
        { ...SEM_NOTAS, id: 71 as VarianteId, nome: 'Pequeno', preco: centavos(12_00) },
        { ...SEM_NOTAS, id: 72 as VarianteId, nome: 'Grande', preco: centavos(20_00) },
      ],
    }),
  ],
}

describe('O preço promocional', () => {
  test.each([
    ['13;8,00', { preco: 8_00, precos: [] }, 'nenhum', 'R$\u00a08,00'],
    [
      '18;pequeno=10,00|Grande=18,00',
      {
        preco: null,
        precos: [
          { tamanho: 'Pequeno', preco: 10_00 },
          { tamanho: 'Grande', preco: 18_00 },
        ],
      },
      'Grande R$\u00a018,00',
      'Pequeno R$\u00a010,00, Grande R$\u00a018,00',
    ],
    ['18;nenhum', { preco: null, precos: [] }, 'Grande R$\u00a018,00', 'nenhum'],
  ])('é o que a célula diz, do produto ou de cada tamanho: %s', (linha, promocional, de, para) => {
    const cardapio = { ...CARDAPIO, produtos: [...CARDAPIO.produtos, ...NO_TAMANHO.produtos] }
    const { mudados, mudancas, erros } = proporA(cardapio, 'Id;Preço promocional', linha)
    expect(erros).toEqual([])
    expect(mudados).toMatchObject([{ promocional }])
    expect(mudancas[0]?.campos).toEqual([{ coluna: 'Preço promocional', de, para }])
  })

  test('igual ao que já é, ou em branco, não muda nada', () => {
    for (const linha of ['18;Grande=18,00', '18;']) {
      expect(proporA(NO_TAMANHO, 'Id;Preço promocional', linha)).toMatchObject({ iguais: 1, mudados: [] })
    }
  })

  test.each([
    ['11;22,90', 'O preço promocional tem de ser menor que o normal, R$\u00a022,90.'],
    ['11;0,00', ESCREVA_PROMOCIONAL],
    ['11;metade', ESCREVA_PROMOCIONAL],
    ['11;Grande=8,00', 'O produto não tem o tamanho Grande.'],
    ['18;10,00', `O produto tem tamanhos. ${ESCREVA_PROMOCIONAL}`],
    ['18;Jarra=8,00', 'O produto não tem o tamanho Jarra.'],
    ['18;Grande=20,00', 'O preço promocional tem de ser menor que o normal, R$\u00a020,00.'],
  ])('recusa, na sua linha e coluna: %s', (linha, motivo) => {
    const cardapio = { ...CARDAPIO, produtos: [...CARDAPIO.produtos, ...NO_TAMANHO.produtos] }
    const valor = linha.split(';')[1]
    expect(errosDe(proporA(cardapio, 'Id;Preço promocional', linha))).toEqual([
      [2, 'Preço promocional', valor, motivo],
    ])
  })

  test('é comparado com o preço que a mesma linha dá, e um produto novo já nasce com ele', () => {
    expect(propor('Id;Preço;Preço promocional', '11;30,00;25,00').erros).toEqual([])
    expect(propor('Nome;Preço;Preço promocional', 'Bolo;9,00;7,00').novos).toMatchObject([
      { promocional: { preco: 7_00 } },
    ])
  })

  test('conta no máximo de promoções da loja: a linha que passa dele é a que erra', () => {
    const cardapio = { ...CARDAPIO, promocoesLivres: 1 }
    const { erros } = proporA(cardapio, 'Id;Preço promocional', '11;20,00', '13;8,00')
    expect(erros).toMatchObject([{ linha: 3, motivo: 'Uma loja tem no máximo 200 promoções.' }])
  })
})

describe('Uma linha com erro diz a coluna, o valor e o motivo', () => {
  test.each([
    ['Nome;Preço', 'Bolo;', 'Preço', '', 'O preço do produto é obrigatório.'],
    ['Nome;Preço', 'Bolo;caro', 'Preço', 'caro', 'O preço deve ser um número positivo.'],
    ['Nome;Preço', 'Bolo;-5,00', 'Preço', '-5,00', 'O preço deve ser um número positivo.'],
    ['Id;Preço', '13;1,234.50', 'Preço', '1,234.50', 'O preço deve ser um número positivo.'],
    ['Código;Preço', 'Z9;5,00', 'Nome', '', 'O nome do produto é obrigatório.'],
    [
      'Nome;Preço;Código',
      'Bolo;5,00;7,89E+12',
      'Código interno',
      '7,89E+12',
      expect.stringContaining('A planilha trocou o código por um número'),
    ],
    [
      'Id;Itens extras',
      `13;${'Bacon|'.repeat(201)}`,
      'Itens extras',
      'Bacon|'.repeat(201),
      'São no máximo 200 itens extras por produto.',
    ],
    ['Nome;Preço;Ativo', 'Bolo;5,00;talvez', 'Ativo', 'talvez', 'Escreva sim ou não.'],
    [
      'Nome;Preço;Código',
      `Bolo;5,00;${'9'.repeat(61)}`,
      'Código interno',
      '9'.repeat(61),
      'O campo Código interno deve ter no máximo 60 caracteres.',
    ],
    [
      'Nome;Preço;Possui extras;Itens extras',
      'Bolo;5,00;não;Bacon',
      'Itens extras',
      'Bacon',
      'A coluna Possui extras diz não: apague os itens extras desta linha, ou escreva sim.',
    ],
  ])('%s: %s', (titulos, linha, coluna, valor, motivo) => {
    const proposta = propor(titulos, linha)
    expect(errosDe(proposta)).toEqual([[2, coluna, valor, motivo]])
    expect([proposta.novos, proposta.mudados, proposta.iguais]).toEqual([[], [], 0])
  })

  test('todos os erros de todas as linhas são ditos', () => {
    const proposta = propor('Nome;Preço;Ativo', 'Bolo;x;y', 'Torta;5,00;sim', ';;não')
    expect(errosDe(proposta).map(([linha, coluna]) => [linha, coluna])).toEqual([
      [2, 'Preço'],
      [2, 'Ativo'],
      [4, 'Nome'],
      [4, 'Preço'],
    ])
    expect(proposta.novos).toHaveLength(1)
  })

  test.each([
    ['o mesmo produto', 'Categoria;Nome;Código;Preço', 'Lanches;Misto;;5,00', ';Outro;L03;6,00'],
    ['o mesmo produto novo', 'Categoria;Nome;Código;Preço', 'Doces;Bolo;;5,00', 'doces;BÔLO;;6,00'],
    ['o mesmo código novo', 'Categoria;Nome;Código;Preço', 'Doces;Bolo;D1;5,00', 'Doces;Torta;d1;6,00'],
  ])('uma linha que repete %s diz qual', (_, titulos, ...linhas) => {
    expect(propor(titulos, ...linhas).erros).toMatchObject([{ linha: 3, motivo: 'Repete a linha 2.' }])
  })
})

test.each([
  ['1.234,50', 123450],
  ['1234,5', 123450],
  ['R$\u00a05', 500],
  ['R$\u00a012,00', 1200],
  ['12.90', 1290],
  ['0', 0],
])('O preço "%s", como as planilhas escrevem', (celula, preco) => {
  expect(propor('Nome;Preço', `Bolo;${celula}`).novos[0]?.preco).toBe(preco)
})

test('As linhas com erro vêm na ordem da planilha, qualquer que seja o erro', () => {
  const { erros } = propor('Nome;Preço', 'Suco de uva;caro', 'Suco de caju;9,00;sobra', 'Suco de limão;')
  expect(erros.map(({ linha }) => linha)).toEqual([2, 3, 4])
})
