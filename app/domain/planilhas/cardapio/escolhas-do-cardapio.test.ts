import { describe, expect, test } from 'vitest'
import { CARDAPIO_DA_PIZZARIA, errosDe, proporA } from '../../../../tests/world/planilha-do-cardapio'

const propor = (titulos: string, ...linhas: string[]) => proporA(CARDAPIO_DA_PIZZARIA, titulos, ...linhas)

describe('Os tamanhos de um produto', () => {
  test('são os da célula, na ordem dela; um que falta nela fica, e o código também', () => {
    const { mudados, mudancas } = propor(
      'Id;Tamanhos',
      '21;GRANDE=5,00 (2 sabores)|Família=9,00 (3 sabores, inativo)',
    )
    expect(mudados[0]?.tamanhos).toEqual([
      { id: 61, nome: 'Broto', preco: 0, maxSabores: 1, ativo: true, codigoCliente: null },
      { id: 62, nome: 'Grande', preco: 500, maxSabores: 2, ativo: true, codigoCliente: 'G,1' },
      { id: null, nome: 'Família', preco: 900, maxSabores: 3, ativo: false, codigoCliente: null },
    ])
    expect(mudancas[0]?.campos).toEqual([
      {
        coluna: 'Tamanhos',
        de: 'Broto R$\u00a00,00 (1 sabor), Grande R$\u00a00,00 (2 sabores, código G,1)',
        para: 'Broto R$\u00a00,00 (1 sabor), Grande R$\u00a05,00 (2 sabores, código G,1), Família R$\u00a09,00 (3 sabores, fora de venda)',
      },
    ])
  })

  test('tiram o preço do produto, e um novo não precisa dele', () => {
    const { novos, mudados, mudancas, avisos, erros } = propor(
      'Nome;Preço;Tamanhos',
      'Chá;;Copo=5,00|Jarra=12,00',
      'Suco;12,00;Copo=9,00',
      'Pizza;0,00;',
    )
    expect([novos[0]?.preco, mudados[0]?.preco, erros]).toEqual([0, 0, []])
    expect(
      mudancas.map(({ campos }) => campos.map(({ coluna, de, para }) => `${coluna}: ${de} > ${para}`)),
    ).toEqual([['Preço: R$\u00a010,00 > o de cada tamanho', 'Tamanhos: nenhum > Copo R$\u00a09,00']])
    expect(avisos).toEqual([
      'O produto da linha 3 tem tamanhos: vale o preço de cada tamanho, e a coluna Preço foi ignorada.',
    ])
  })

  test('dos produtos novos são escritos como a loja já os escreve', () => {
    const { novos, grupos } = propor(
      'Nome;Tamanhos;Opção do grupo;Preço por tamanho',
      'Calzone;BROTO=5|Familia=9;;',
      'Bacon;;Sabores;broto=9|família=12',
    )
    expect(novos[0]?.tamanhos?.map(({ nome }) => nome)).toEqual(['Broto', 'Familia'])
    expect(grupos[0]?.opcoes.at(-1)?.precos.map(({ tamanho }) => tamanho)).toEqual(['Broto', 'Familia'])
  })
})

describe('Os grupos de um produto', () => {
  test('são os da célula, na ordem dela, com os limites do produto; "nenhum" os tira', () => {
    const { mudados, erros } = propor(
      'Id;Grupos',
      '21;sabores|Borda (0 a 2, 1 incluída)|Molhos (à parte)',
      '22;nenhum',
    )
    expect(erros).toEqual([])
    expect(mudados.map(({ id, grupos }) => [id, grupos])).toEqual([
      [
        21,
        [
          { grupoId: 41, min: null, max: null, incluidas: null },
          { grupoId: 42, min: 0, max: 2, incluidas: 1 },
          { grupoId: 43, min: null, max: null, incluidas: null },
        ],
      ],
    ])
    expect(propor('Id;Grupos', '21;nenhum').mudados).toMatchObject([{ grupos: [] }])
  })

  test('podem ser novos, com as opções em qualquer lugar do arquivo', () => {
    const { novos, grupos } = propor(
      'Nome;Preço;Grupos;Opção do grupo',
      'Bife;40,00;Ponto|Borda;',
      'Ao ponto;;;Ponto',
    )
    expect([novos[0]?.grupos?.map(({ grupoId }) => grupoId), grupos.map(({ id }) => id)]).toEqual([
      [-1, 42],
      [null],
    ])
  })
})

test('O horário é o da célula; "sempre" o tira, e isso é dito como o cliente lê', () => {
  const { mudados, mudancas } = propor(
    'Id;Disponível',
    '21;sempre',
    '22;seg a sex das 11h às 14h30|sáb 12:00-16:00',
  )
  expect(mudados.map(({ janelas }) => janelas?.length)).toEqual([0, 6])
  expect(mudancas.flatMap(({ campos }) => campos)).toEqual([
    { coluna: 'Disponível', de: 'sex. e sáb., 18h-2h', para: 'sempre' },
    { coluna: 'Disponível', de: 'sempre', para: 'de seg. a sex., 11h-14h30; sáb., 12h-16h' },
  ])
})

describe('Uma linha de produto com erro nas escolhas diz a coluna e o motivo', () => {
  test.each([
    ['Tamanhos', 'Broto', /^Escreva cada tamanho como Nome=preço/],
    ['Tamanhos', 'Broto=caro', /^Escreva cada tamanho como Nome=preço/],
    ['Tamanhos', 'Broto=1 (grátis)', /^Escreva cada tamanho como Nome=preço/],
    ['Tamanhos', 'Broto=1|BROTO=2', 'Este produto já tem um tamanho com este nome.'],
    ['Tamanhos', 'Broto=1 (5 sabores)', 'Digite um número de 1 a 4.'],
    ['Tamanhos', 'a=1|b=1|c=1|d=1|e=1|f=1|g=1', 'Um produto tem no máximo 6 tamanhos.'],
    ['Grupos', 'Bordas', /^Não há um grupo Bordas\. Escreva as opções dele em linhas/],
    ['Grupos', 'Borda|borda', 'O grupo borda aparece duas vezes.'],
    ['Grupos', 'Borda (1)', /^Não há um grupo Borda \(1\).+só os limites deste produto/],
    ['Grupos', 'Borda (3 a 3, 9 incluídas)', 'As incluídas no preço não podem passar do máximo (3).'],
    ['Grupos', 'Borda (mínimo 2)', 'Em Borda, o mínimo (2) passa do máximo (1).'],
    [
      'Grupos',
      'Vazio',
      'Ninguém poderia pedir este produto. Vazio: é preciso escolher 1 opção, e nada está à venda.',
    ],
    ['Disponível', '11:00-15:00', /^Escreva os dias e as horas assim/],
    ['Disponível', 'seg-sex 25:00-26:00', 'Preencha as duas horas, como 11:00, ou deixe as duas em branco.'],
  ])('%s: %s', (coluna, celula, motivo) => {
    const dito = typeof motivo === 'string' ? motivo : expect.stringMatching(motivo)
    expect(errosDe(propor(`Nome;Preço;${coluna}`, `Novo;5,00;${celula}`))).toEqual([
      [2, coluna, celula, dito],
    ])
  })

  test('21 grupos são demais', () => {
    const nomes = Array.from({ length: 21 }, (_, n) => `Grupo ${n}`)
    const linhas = nomes.map(nome => `Um;;;${nome}`)
    expect(
      errosDe(propor('Nome;Preço;Grupos;Opção do grupo', `Novo;5;${nomes.join('|')};`, ...linhas)),
    ).toEqual([[2, 'Grupos', nomes.join('|'), 'Um produto tem no máximo 20 grupos de opções.']])
  })
})

test('Um preço em um tamanho que nenhum produto tem é um aviso', () => {
  expect(propor('Opção do grupo;Nome;Preço por tamanho', 'Sabores;Bacon;Grnade=9,00').avisos).toEqual([
    'Nenhum produto tem o tamanho Grnade, que está em Preço por tamanho.',
  ])
})
