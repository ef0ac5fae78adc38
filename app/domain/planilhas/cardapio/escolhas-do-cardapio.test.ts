import { describe, expect, test } from 'vitest'
import type { CardapioInteiro } from '~/domain/cardapio/cardapio-inteiro'
import {
  CARDAPIO_DA_PIZZARIA,
  errosDe,
  proporA,
  proporRegistros,
} from '../../../../tests/world/um-cardapio-inteiro'
import { planilhaDoCardapio } from './planilha-do-cardapio'

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

describe('Os limites por tamanho de um grupo', () => {
  const nada = { min: null, max: null, incluidas: null }
  /** Lines whose cells have semicolons. */
  const importar = (cardapio: CardapioInteiro, ...registros: string[][]) =>
    proporRegistros([['Id', 'Tamanhos', 'Grupos'], ...registros], cardapio)
  const errosCom = (celula: string, tamanhos = '') =>
    errosDe(importar(CARDAPIO_DA_PIZZARIA, ['21', tamanhos, celula])).map(([, coluna, , motivo]) => [
      coluna,
      motivo,
    ])

  test('vêm depois de ponto e vírgula, cada um com o nome do seu tamanho, também de um novo', () => {
    const { mudados, mudancas, erros } = importar(CARDAPIO_DA_PIZZARIA, [
      '21',
      'Família=0',
      'Molhos (à parte) (0 a 2; broto: máximo 1; Familia: 1 a 3, 2 incluídas)|Borda (GRANDE: até 2)',
    ])
    expect(erros).toEqual([])
    expect(mudados[0]?.grupos).toEqual([
      {
        ...{ grupoId: 43, min: 0, max: 2, incluidas: null },
        porTamanho: [
          { ...nada, tamanho: 'Broto', max: 1 },
          { tamanho: 'Família', min: 1, max: 3, incluidas: 2 },
        ],
      },
      { ...nada, grupoId: 42, porTamanho: [{ ...nada, tamanho: 'Grande', min: 0, max: 2 }] },
    ])
    expect(mudancas[0]?.campos[1]?.para).toBe(
      'Molhos (à parte) (mínimo 0, máximo 2; Broto: máximo 1; Família: mínimo 1, máximo 3, incluídas 2), Borda (Grande: mínimo 0, máximo 2)',
    )
  })

  test('saem e entram de novo iguais; a célula que não os diz os tira', () => {
    const [pizza, ...outros] = CARDAPIO_DA_PIZZARIA.produtos
    if (!pizza) throw new Error('no pizza')
    const porTamanho = [{ ...nada, tamanho: 'Broto', max: 1 }]
    const grupos = pizza.grupos.map(um => (um.grupoId === 43 ? { ...um, porTamanho } : um))
    const cardapio = { ...CARDAPIO_DA_PIZZARIA, produtos: [{ ...pizza, grupos }, ...outros] }
    const registros = planilhaDoCardapio(cardapio)
    expect(registros[1]).toContain('Sabores|Molhos \\(à parte) (0 a 2; Broto: máximo 1)|Borda (mínimo 1)')
    expect(proporRegistros(registros, cardapio)).toMatchObject({ mudados: [], erros: [] })
    const semEles = importar(cardapio, ['21', '', 'Sabores|Molhos (à parte) (0 a 2)|Borda (mínimo 1)'])
    expect(semEles.mudados[0]?.grupos?.map(um => um.porTamanho)).toEqual([undefined, undefined, undefined])
    // A file that does not speak of the groups leaves them.
    expect(importar(cardapio, ['21', 'Broto=1,00 (1 sabor)', '']).mudados[0]?.grupos).toBeNull()
  })

  test.each([
    ['Borda (Gigante: até 2)', 'Em Borda: o produto não tem o tamanho Gigante.'],
    ['Borda (Broto: até 2; broto: até 3)', 'Em Borda: o tamanho Broto aparece duas vezes.'],
    ['Borda (Broto: 3 a 2)', 'Em Borda, no tamanho Broto, o mínimo (3) passa do máximo (2).'],
    ['Borda (Broto: 2 incluídas)', 'Em Borda, no tamanho Broto, as incluídas (2) passam do máximo (1).'],
    ['Sabores (Broto: até 2)', 'Em Sabores, quantos sabores cabem em cada tamanho se diz em Tamanhos.'],
    ['Borda (0 a 0)', 'Em Borda, o máximo do produto é 1 ou mais.'],
  ])('%s é um erro da linha', (celula, motivo) => {
    expect(errosCom(celula)).toEqual([['Grupos', motivo]])
  })

  test('com a célula dos tamanhos ilegível, só ela é o erro', () => {
    expect(errosCom('Borda (Gigante: até 2)', 'Gigante').map(([coluna]) => coluna)).toEqual(['Tamanhos'])
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
    [
      'Disponível',
      'seg-sex 25:00-26:00',
      'Preencha as duas horas, como 11:00, ou deixe as duas em branco para o dia inteiro.',
    ],
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
