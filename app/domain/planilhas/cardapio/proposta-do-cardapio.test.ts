import { describe, expect, test } from 'vitest'
import { camposDoProduto } from '~/domain/cardapio/produto-digitado'
import { CARDAPIO, errosDe, propor, proporRegistros } from '../../../../tests/world/um-cardapio-inteiro'
import { MODELO_DO_CARDAPIO } from './modelo-do-cardapio'
import { planilhaDoCardapio } from './planilha-do-cardapio'

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
  const vazio = { categorias: [], extras: [], grupos: [], produtos: [] }
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
