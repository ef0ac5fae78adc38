import { describe, expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import {
  CARDAPIO_DA_PIZZARIA,
  errosDe,
  grupoGuardado,
  opcaoGuardada,
  proporA,
  proporRegistros,
  umProduto,
} from '../../../../tests/world/um-cardapio-inteiro'
import { planilhaDoCardapio } from './planilha-do-cardapio'

const propor = (titulos: string, ...linhas: string[]) => proporA(CARDAPIO_DA_PIZZARIA, titulos, ...linhas)
const nomes = (opcoes: readonly { readonly nome: string }[] = []) => opcoes.map(({ nome }) => nome)

test('A planilha de uma pizzaria tem uma linha por produto e por opção, e importada de novo não muda nada', () => {
  const registros = planilhaDoCardapio(CARDAPIO_DA_PIZZARIA)
  const [titulos = [], ...linhas] = registros
  const celulas = (n: number) =>
    titulos.flatMap((titulo, i) => (linhas[n]?.[i] ? [`${titulo}: ${linhas[n][i]}`] : []))
  expect(celulas(0)).toEqual([
    'Categoria: Pizzas',
    'Nome: Pizza',
    'Ativo: sim',
    'Possui extras: não',
    'Tamanhos: Broto=0,00 (1 sabor)|Grande=0,00 (2 sabores, código G\\,1)',
    'Grupos: Sabores|Molhos \\(à parte) (0 a 2)|Borda (mínimo 1)',
    'Disponível: sex,sáb 18:00-02:00',
    'Id: 21',
  ])
  expect(celulas(2)).toEqual([
    'Nome: Calabresa',
    'Ativo: sim',
    'Opção do grupo: Sabores',
    'Regras do grupo: sabor, média, 1 a 1',
    'Preço por tamanho: Broto=29,90|Grande=49,90',
    'Id: 51',
  ])
  expect(celulas(4)).toContain('Ativo: sim, marcada')
  expect(celulas(6)).toEqual([
    'Nome: Alho',
    'Preço: 3,50',
    'Ativo: sim, até 3',
    'Opção do grupo: Molhos (à parte)',
    'Regras do grupo: escolha, 0 a 3, até 2 diferentes, 1 incluída',
    'Id: 55',
  ])
  expect(celulas(7)).toEqual(['Opção do grupo: Vazio', 'Regras do grupo: escolha, 1 a 1'])
  expect(proporRegistros(registros, CARDAPIO_DA_PIZZARIA)).toMatchObject({
    ...{ grupos: [], novos: [], mudados: [], mudancas: [], erros: [], avisos: [] },
    ...{ iguais: 8, opcoes: { nova: 0, mudada: 0, igual: 6 } },
  })
})

describe('Uma opção', () => {
  test.each([
    [
      'pelo Id',
      'Id;Opção do grupo;Nome',
      '52;Sabores;Portuga',
      [{ nome: 'Calabresa' }, { id: 52, nome: 'Portuga' }],
    ],
    [
      'pelo nome, sem acento nem maiúscula',
      'Nome;Opção do grupo;Preço',
      'CALABRESA;sabores;40',
      [{ id: 51, preco: 4000 }, {}],
    ],
  ])('é achada %s', (_, titulos, linha, opcoes) => {
    expect(propor(titulos, linha)).toMatchObject({
      erros: [],
      grupos: [{ id: 41, ajuda: 'Até dois', opcoes }],
    })
  })

  test('muda só no que está escrito, e isso é dito em palavras', () => {
    const { grupos, mudancas, opcoes } = propor(
      'Opção do grupo;Nome;Preço por tamanho;Ativo',
      'Sabores;Calabresa;grande=52,00;não',
      'Borda;Sem borda;;',
    )
    expect(grupos).toMatchObject([
      {
        id: 41,
        min: 1,
        opcoes: [{ id: 51, ativo: false, precos: [{ tamanho: 'Grande', preco: 5200 }] }, { id: 52 }],
      },
    ])
    expect(mudancas).toEqual([
      {
        linha: 2,
        nome: 'Calabresa (Sabores)',
        campos: [
          { coluna: 'Ativo', de: 'sim', para: 'não' },
          {
            coluna: 'Preço por tamanho',
            de: 'Grande R$\u00a049,90, Broto R$\u00a029,90',
            para: 'Grande R$\u00a052,00',
          },
        ],
      },
    ])
    expect(opcoes).toEqual({ nova: 0, mudada: 1, igual: 1 })
  })

  test('nova vem depois da que está na linha de cima; as que o arquivo não tem ficam onde estão', () => {
    const { grupos, mudancas } = propor(
      'Opção do grupo;Nome;Preço',
      'Sabores;Calabresa;',
      'Sabores;Bacon;50',
      'Borda;Cheddar;9,00',
    )
    expect(grupos.map(({ opcoes }) => nomes(opcoes))).toEqual([
      ['Calabresa', 'Bacon', 'Portuguesa'],
      ['Sem borda', 'Catupiry', 'Cheddar'],
    ])
    expect(mudancas).toEqual([])
  })

  test('trocada de linha muda de lugar no grupo', () => {
    const { grupos, mudancas, opcoes } = propor(
      'Opção do grupo;Nome',
      'Sabores;Portuguesa',
      'Sabores;Calabresa',
    )
    expect(grupos.map(grupo => nomes(grupo.opcoes))).toEqual([['Portuguesa', 'Calabresa']])
    expect(mudancas).toEqual([
      {
        linha: 2,
        nome: 'Grupo Sabores',
        campos: [{ coluna: 'Ordem das opções', de: 'Calabresa, Portuguesa', para: 'Portuguesa, Calabresa' }],
      },
    ])
    expect(opcoes).toEqual({ nova: 0, mudada: 1, igual: 1 })
  })
})

describe('Uma opção cujo Id está na linha de outro grupo muda para ele', () => {
  const especiais = grupoGuardado(
    45,
    'Especiais',
    [
      opcaoGuardada(59, 'Parma', { preco: null }),
      opcaoGuardada(60, 'Portuguesa', { preco: centavos(70_00) }),
    ],
    { tipo: 'sabor', regraPreco: 'maior', preco: centavos(57_90) },
  )
  const cardapio = { ...CARDAPIO_DA_PIZZARIA, grupos: [...CARDAPIO_DA_PIZZARIA.grupos, especiais] }
  const deClasses = (titulos: string, ...linhas: string[]) => proporA(cardapio, titulos, ...linhas)

  test('no lugar da sua linha, e a conferência diz de onde ela vem', () => {
    const { erros, avisos, grupos, mudancas, opcoes } = deClasses(
      'Id;Opção do grupo',
      '51;Especiais',
      '59;Especiais',
    )
    expect([erros, avisos]).toEqual([[], []])
    expect(grupos).toMatchObject([
      { id: 45, preco: 57_90, opcoes: [{ id: 51 }, { id: 59 }, { id: 60 }] },
      { id: 41, opcoes: [{ id: 52 }] },
    ])
    expect(mudancas).toEqual([
      {
        linha: 2,
        nome: 'Calabresa (Especiais)',
        campos: [{ coluna: 'Opção do grupo', de: 'Sabores', para: 'Especiais' }],
      },
    ])
    expect(opcoes).toEqual({ nova: 0, mudada: 1, igual: 1 })
  })

  test('sem levar as regras e o preço do grupo que a linha dizia do grupo de antes', () => {
    const [titulos = [], ...linhas] = planilhaDoCardapio(cardapio)
    const coluna = titulos.indexOf('Opção do grupo')
    const mudadas = linhas.map(linha => (linha.at(-1) === '51' ? linha.with(coluna, 'Especiais') : linha))
    const { erros, grupos } = proporRegistros([titulos, ...mudadas], cardapio)
    expect(erros).toEqual([])
    expect(grupos).toMatchObject([
      { id: 45, regraPreco: 'maior', preco: 57_90, opcoes: [{ id: 51 }, { id: 59 }, { id: 60 }] },
      { id: 41, regraPreco: 'media', opcoes: [{ id: 52 }] },
    ])
  })

  test('que, novo, tem as regras e o preço daquele de onde ela vem', () => {
    const { erros, grupos, mudancas } = deClasses('Id;Opção do grupo', '59;Raros')
    expect(erros).toEqual([])
    expect(grupos).toMatchObject([
      { id: null, nome: 'Raros', tipo: 'sabor', regraPreco: 'maior', preco: 57_90, opcoes: [{ id: 59 }] },
      { id: 45, opcoes: [{ id: 60 }] },
    ])
    expect(mudancas).toMatchObject([{ linha: 2, nome: 'Parma (Raros)' }])
  })

  test('e trocam de grupo duas de mesmo nome', () => {
    const { erros, grupos } = deClasses('Id;Opção do grupo;Preço', '52;Especiais;', '60;Sabores;')
    expect(erros).toEqual([])
    expect(grupos.map(({ opcoes }) => opcoes.map(({ id }) => id))).toEqual([
      [59, 52],
      [51, 60],
    ])
  })

  test.each([
    [
      'se o grupo é de outro tipo',
      ['51;Borda'],
      [2, 'Opção do grupo', /só muda para um grupo do mesmo tipo/],
    ],
    ['se o grupo tem uma de mesmo nome', ['52;Especiais'], [2, 'Nome', /Já há uma opção com este nome/]],
    ['se ela também está no seu', ['51;Especiais', '51;Sabores'], [2, 'Id', /^Nenhuma opção deste grupo/]],
    ['uma vez só', ['51;Especiais', '51;Raros'], [3, 'Id', /^Nenhuma opção deste grupo/]],
  ] as const)('mas não %s', (_, linhas, [linha, coluna, motivo]) => {
    const proposta = deClasses('Id;Opção do grupo', ...linhas)
    expect(errosDe(proposta).map(([n, qual, , texto]) => [n, qual, texto])).toEqual([
      [linha, coluna, expect.stringMatching(motivo)],
    ])
  })

  test('e deixa um aviso do produto que fica sem o que pedir', () => {
    const { erros, avisos } = deClasses('Id;Opção do grupo', '51;Raros', '52;Raros')
    expect([erros, avisos]).toEqual([[], [expect.stringMatching(/^Ninguém poderá pedir Pizza\. Sabores: /)]])
  })
})

test('Um grupo novo começa como o tipo dele; a célula das regras vale inteira', () => {
  const titulos = 'Opção do grupo;Nome;Preço;Regras do grupo'
  const { grupos } = propor(
    titulos,
    'Massa;Fina;;massa',
    'Ponto;Ao ponto;;',
    'Queijo;Ralado;2;até 1',
    'Vazio;;;sabor',
  )
  expect(grupos).toMatchObject([
    { nome: 'Massa', tipo: 'massa', min: 1, max: 1 },
    { nome: 'Ponto', tipo: 'escolha', min: 1, max: 1, opcoes: [{ nome: 'Ao ponto', preco: 0 }] },
    { nome: 'Queijo', min: 0, max: 1 },
    { id: 44, tipo: 'sabor', regraPreco: 'media' },
  ])
})

describe('Uma linha de opção com erro diz a coluna e o motivo', () => {
  test.each([
    ['Opção do grupo;Nome;Preço', 'Sabores;Bacon;', 'Preço', 'Diga o preço deste sabor, ou o de todos.'],
    ['Opção do grupo;Nome;Preço', 'Sabores;Bacon;caro', 'Preço', 'O preço deve ser um número positivo.'],
    ['Opção do grupo;Código;Preço', 'Sabores;B7;9', 'Nome', 'O nome da opção é obrigatório.'],
    [
      'Opção do grupo;Nome;Preço por tamanho',
      'Sabores;Bacon;29,90',
      'Preço por tamanho',
      /^Escreva o preço de cada tamanho/,
    ],
    ['Opção do grupo;Nome;Ativo', 'Borda;Cheddar;talvez', 'Ativo', /^Escreva sim ou não/],
    ['Opção do grupo;Nome;Ativo;Preço', 'Sabores;Bacon;sim, até 2;9', 'Ativo', /escreva só sim ou não/],
    ['Opção do grupo;Nome;Regras', 'Sabores;Calabresa;pizza', 'Regras do grupo', /^Escreva as regras assim/],
    [
      'Opção do grupo;Nome;Regras',
      'Borda;Cheddar;borda, média',
      'Regras do grupo',
      /^Escreva as regras assim/,
    ],
    [
      'Opção do grupo;Nome;Regras',
      'Borda;Cheddar;3 a 1',
      'Regras do grupo',
      'O mínimo não pode passar do máximo.',
    ],
    ['Opção do grupo;Nome;Preço;Regras', 'Tirar;Sem sal;2;retirar', 'Preço', /nada tem preço/],
    ['Opção do grupo;Nome;Id', 'Sabores;Bacon;99', 'Id', /^Nenhuma opção deste grupo tem este Id/],
    ['Opção do grupo;Nome;Id', 'Sabores;Portuguesa;51', 'Nome', 'Já há uma opção com este nome neste grupo.'],
    ['Opção do grupo;Nome;Tamanhos', 'Borda;Cheddar;Broto=1', 'Tamanhos', /^Esta coluna é só de produtos/],
    ['Nome;Preço;Regras', 'Bolo;5,00;escolha', 'Regras do grupo', /^Esta coluna é só de opções/],
  ])('%s: %s', (titulos, linha, coluna, motivo) => {
    const dito = typeof motivo === 'string' ? motivo : expect.stringMatching(motivo)
    const proposta = propor(titulos, linha)
    expect(errosDe(proposta).map(([n, qual, , texto]) => [n, qual, texto])).toEqual([[2, coluna, dito]])
    expect([proposta.grupos, proposta.novos]).toEqual([[], []])
  })

  test('a mesma opção, ou outras regras do mesmo grupo, em duas linhas', () => {
    const { erros } = propor(
      'Opção do grupo;Nome;Preço;Regras',
      'Novo;Um;1,00;escolha, 1 a 2',
      'novo;UM;2,00;',
      'Novo;Dois;2,00;escolha, 1 a 1',
    )
    expect(erros).toMatchObject([
      { linha: 3, coluna: 'Nome', motivo: 'Repete a linha 2.' },
      { linha: 4, motivo: 'A linha 2 diz outras regras para o grupo Novo.' },
    ])
  })

  test('a 61ª opção do grupo, e o 61º sabor de um produto que não está no arquivo', () => {
    const linhas = (grupo: string, n: number) =>
      Array.from({ length: n }, (_, i) => `${grupo};Opção ${i};1,00`)
    expect(errosDe(propor('Opção do grupo;Nome;Preço', ...linhas('Novo', 61)))).toEqual([
      [62, 'Opção do grupo', 'Novo', 'Um grupo tem no máximo 60 opções.'],
    ])
    const doce = grupoGuardado(45, 'Doces', [opcaoGuardada(59, 'Nutella')], {
      tipo: 'sabor',
      regraPreco: 'media',
    })
    const { grupos, produtos } = CARDAPIO_DA_PIZZARIA
    const dupla = umProduto(23, 'Dupla', {
      grupos: [grupos[0]?.id, doce.id].flatMap(id =>
        id === undefined ? [] : [{ grupoId: id, min: null, max: null, incluidas: null }],
      ),
    })
    const cardapio = { ...CARDAPIO_DA_PIZZARIA, grupos: [...grupos, doce], produtos: [...produtos, dupla] }
    expect(errosDe(proporA(cardapio, 'Opção do grupo;Nome;Preço', ...linhas('Sabores', 58)))).toEqual([
      [
        2,
        'Opção do grupo',
        'Sabores',
        expect.stringMatching(/^Dupla: .+ 61 sabores; o máximo por produto é 60\.$/),
      ],
    ])
  })
})

test('Opções fora de venda que deixam um produto sem o que pedir são um aviso', () => {
  const { erros, avisos } = propor(
    'Opção do grupo;Nome;Ativo',
    'Sabores;Calabresa;não',
    'Sabores;Portuguesa;não',
  )
  expect([erros, avisos]).toEqual([
    [],
    [expect.stringMatching(/^Ninguém poderá pedir Pizza\. Sabores: é preciso escolher 1 sabor/)],
  ])
})

// Compared each with all before it they took 40 s and more, which is beyond what a test may take.
describe('Uma planilha enorme, dentro do que um arquivo pode ter, é julgada antes que alguém desista', () => {
  const MUITAS = Array.from({ length: 5_000 }, (_, n) => n)
  const LISTA = Array.from({ length: 100_000 }, (_, n) => `T${n}=1,00`).join('|')

  test.each([
    ['opções de um grupo', 'Nome;Opção do grupo', MUITAS.map(n => `Op ${n};Molhos novos`)],
    ['tamanhos numa célula', 'Nome;Tamanhos', [`Combo;${LISTA}`]],
    ['preços numa célula', 'Nome;Opção do grupo;Preço por tamanho', [`Alho;Molhos novos;${LISTA}`]],
    ['extras numa célula', 'Nome;Preço;Itens extras', [`Combo;1,00;${LISTA}`]],
  ])('%s', (_, titulos, linhas) => {
    expect(propor(titulos, ...linhas).erros).not.toEqual([])
  })
})
