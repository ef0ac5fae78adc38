import { describe, expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import type { CategoriaId, ExtraId, ProdutoId } from '~/domain/valores/ids'
import { entenderPlanilha } from '~/domain/valores/planilha'
import { ehRecusa } from '~/domain/valores/recusa'
import {
  type CardapioInteiro,
  COLUNAS_DO_CARDAPIO,
  MODELO_DO_CARDAPIO,
  PRECISA_DO_CARDAPIO,
  type ProdutoDaPlanilha,
  planilhaDoCardapio,
} from './planilha'
import { type PlanoDoCardapio, planejarCardapio } from './planilha-plano'

const BACON = 31 as ExtraId
const CEBOLA = 32 as ExtraId

function produto(id: number, nome: string, mais: Partial<ProdutoDaPlanilha> = {}): ProdutoDaPlanilha {
  return {
    id: id as ProdutoId,
    categoriaId: 1 as CategoriaId,
    nome,
    descricao: null,
    preco: centavos(1000),
    codigoCliente: null,
    ativo: true,
    possuiExtra: false,
    extras: [],
    ...mais,
  }
}

const CARDAPIO: CardapioInteiro = {
  categorias: [
    { id: 1 as CategoriaId, nome: 'Lanches' },
    { id: 2 as CategoriaId, nome: 'Sucos' },
  ],
  extras: [
    { id: BACON, nome: 'Bacon', preco: centavos(500), tipo: 'adicional' },
    { id: CEBOLA, nome: 'Sem cebola', preco: centavos(0), tipo: 'opcional' },
  ],
  produtos: [
    produto(11, 'X-Salada', {
      descricao: 'Com alface\ne tomate',
      preco: centavos(2290),
      codigoCliente: 'L01',
      possuiExtra: true,
      extras: [BACON],
    }),
    produto(12, 'Laranja', { categoriaId: 2 as CategoriaId, ativo: false }),
    produto(13, 'Misto', { codigoCliente: 'L03' }),
    produto(14, 'Misto', { categoriaId: null }),
    produto(15, 'Coxinha', { codigoCliente: '0015' }),
    produto(16, 'Pastel de carne', { codigoCliente: 'P' }),
    produto(17, 'Pastel de queijo', { codigoCliente: 'P' }),
  ],
}

/** Of a header and lines, as somebody types them. */
function planejar(titulos: string, ...linhas: string[]): PlanoDoCardapio {
  const registros = [titulos, ...linhas].map(linha => linha.split(';'))
  const planilha = entenderPlanilha(registros, COLUNAS_DO_CARDAPIO, PRECISA_DO_CARDAPIO)
  if (ehRecusa(planilha)) throw new Error(planilha.texto)
  return planejarCardapio(planilha, CARDAPIO)
}

const erros = ({ erros }: PlanoDoCardapio) =>
  erros.map(({ linha, coluna, valor, motivo }) => [linha, coluna, valor, motivo])

test('A planilha exportada, importada de novo, não muda nada', () => {
  const registros = planilhaDoCardapio(CARDAPIO)
  expect(registros[1]).toEqual([
    'Lanches',
    'X-Salada',
    'Com alface\ne tomate',
    '22,90',
    'L01',
    'sim',
    'sim',
    'Bacon=5,00',
    '11',
  ])
  const planilha = entenderPlanilha(registros, COLUNAS_DO_CARDAPIO, PRECISA_DO_CARDAPIO)
  if (ehRecusa(planilha)) throw new Error(planilha.texto)
  expect(planejarCardapio(planilha, CARDAPIO)).toEqual({
    categorias: [],
    extras: [],
    novos: [],
    mudados: [],
    iguais: 7,
    erros: [],
    mudancas: [],
  })
})

test('O modelo pode ser importado como está', () => {
  const planilha = entenderPlanilha(MODELO_DO_CARDAPIO, COLUNAS_DO_CARDAPIO, PRECISA_DO_CARDAPIO)
  if (ehRecusa(planilha)) throw new Error(planilha.texto)
  const vazio = { categorias: [], extras: [], produtos: [] }
  expect(planejarCardapio(planilha, vazio)).toMatchObject({
    categorias: ['Lanches', 'Bebidas'],
    extras: [
      { nome: 'Bacon', preco: 500, tipo: 'adicional' },
      { nome: 'Sem cebola', preco: 0, tipo: 'opcional' },
    ],
    novos: [
      { nome: 'X-Salada', categoria: { novo: 0 }, extras: [{ novo: 0 }, { novo: 1 }], possuiExtra: true },
      { nome: 'Suco de laranja', categoria: { novo: 1 }, extras: null, possuiExtra: false },
    ],
    erros: [],
  })
})

describe('Um produto é achado', () => {
  test.each([
    ['pelo Id, mesmo com outro nome', 'Id;Nome;Preço', '13;Misto quente;11,00', 13],
    ['pelo Código interno', 'Código;Preço', 'l03;11,00', 13],
    ['pelo Código interno que perdeu os zeros', 'Código;Preço', '15;11,00', 15],
    ['pelo nome, dos que têm o mesmo código', 'Nome;Código;Preço', 'Pastel de queijo;P;11,00', 17],
    ['pelo Código interno antes do nome', 'Nome;Código;Preço', 'X-Salada;L03;11,00', 13],
    ['pelo nome dentro da categoria', 'Categoria;Nome;Preço', 'Lanches;Misto;11,00', 13],
    ['sem diferenciar maiúsculas nem acentos', 'Categoria;Nome;Preço', 'lânches;MISTO;11,00', 13],
    ['pelo nome, quando só um o tem', 'Nome;Preço', 'laranja;11,00', 12],
    ['pelo nome: dos que o têm, o sem categoria', 'Nome;Preço', 'Misto;11,00', 14],
  ])('%s', (_, titulos, linha, id) => {
    const { mudados, novos, erros } = planejar(titulos, linha)
    expect([mudados.map(um => um.id), novos, erros]).toEqual([[id], [], []])
  })

  test.each([
    ['em outra categoria', 'Categoria;Nome;Preço', 'Sucos;Misto;11,00'],
    ['com outro nome', 'Nome;Preço', 'Mistão;11,00'],
  ])('%s não: é um novo', (_, titulos, linha) => {
    expect(planejar(titulos, linha)).toMatchObject({ novos: [{ id: null }], mudados: [], erros: [] })
  })

  test('um código que a planilha tomou por número fica com os zeros', () => {
    expect(planejar('Id;Código;Preço', '15;15;11,00').mudados).toMatchObject([{ codigoCliente: '0015' }])
  })

  test.each([
    ['Código;Preço', 'p;5,00'],
    ['Nome;Código;Preço', 'Misto;P;5,00'],
  ])('um código de dois produtos não diz qual: %s', (titulos, linha) => {
    expect(planejar(titulos, linha).erros).toMatchObject([
      { coluna: 'Código interno', motivo: expect.stringContaining('Há mais de um produto com este código.') },
    ])
  })

  test('um nome de dois produtos da categoria não diz qual', () => {
    const { produtos } = CARDAPIO
    const cardapio = { ...CARDAPIO, produtos: [...produtos, produto(18, 'Misto')] }
    const planilha = entenderPlanilha(
      [
        ['Categoria', 'Nome', 'Preço'],
        ['Lanches', 'Misto', '5,00'],
      ],
      COLUNAS_DO_CARDAPIO,
      PRECISA_DO_CARDAPIO,
    )
    if (ehRecusa(planilha)) throw new Error(planilha.texto)
    expect(planejarCardapio(planilha, cardapio).erros).toMatchObject([
      { coluna: 'Nome', motivo: expect.stringContaining('Há mais de um produto com este nome.') },
    ])
  })

  test('um Id que não é de nenhum é um erro', () => {
    expect(erros(planejar('Id;Nome;Preço', '99;Misto;11,00'))).toEqual([
      [2, 'Id', '99', 'Nenhum produto seu tem este Id. Apague o Id para criar um produto novo.'],
    ])
  })
})

describe('Uma célula em branco, ou uma coluna que falta, deixa como está', () => {
  test('o que muda é só o que está escrito', () => {
    const { mudados, mudancas } = planejar('Id;Nome;Descrição;Preço;Ativo;Itens extras', '11;;;R$ 25;;')
    expect(mudados).toEqual([
      {
        id: 11,
        categoria: 1,
        nome: 'X-Salada',
        descricao: 'Com alface\ne tomate',
        preco: 2500,
        codigoCliente: 'L01',
        ativo: true,
        possuiExtra: true,
        extras: null,
      },
    ])
    expect(mudancas).toEqual([
      { linha: 2, nome: 'X-Salada', campos: [{ coluna: 'Preço', de: 'R$ 22,90', para: 'R$ 25,00' }] },
    ])
  })

  test('um produto inativo não volta ao cardápio por isso; um novo nasce ativo', () => {
    const { mudados, novos } = planejar('Nome;Preço;Ativo', 'Laranja;9,00;', 'Limão;8,00;')
    expect([mudados[0]?.ativo, novos[0]?.ativo]).toEqual([false, true])
  })
})

describe('Os itens extras', () => {
  test('são os da linha: os que já existem e os que ela cria', () => {
    const { extras, mudados, erros } = planejar(
      'Id;Itens extras',
      '11;bacon=5,00|Ovo=2,00',
      '13;OVO|Sem cebola',
    )
    expect(erros).toEqual([])
    expect(extras).toEqual([{ nome: 'Ovo', preco: 200, tipo: 'adicional' }])
    expect(mudados).toMatchObject([
      { id: 11, extras: [BACON, { novo: 0 }] },
      { id: 13, extras: [{ novo: 0 }, CEBOLA], possuiExtra: true },
    ])
  })

  test('"não" em Possui extras os tira do produto', () => {
    expect(planejar('Id;Possui extras', '11;não').mudados).toMatchObject([{ possuiExtra: false, extras: [] }])
  })

  test.each([
    [
      'Bacon=6,00',
      'O item extra Bacon já existe por R$ 5,00 (adicional). Para mudá-lo, use a tela Itens Extras.',
    ],
    ['Ovo', 'O item extra Ovo ainda não existe: escreva o preço, assim: Ovo=5,00'],
    ['Bacon=5,00|bacon', 'O item extra bacon aparece duas vezes.'],
    [
      'Bacon=caro',
      'Escreva cada item extra como Nome=preço e separe-os por |, assim: Bacon=5,00|Cheddar=4,00',
    ],
    [`${'M'.repeat(61)}=1,00`, 'O campo Nome deve ter no máximo 60 caracteres.'],
  ])('"%s" é um erro', (celula, motivo) => {
    expect(erros(planejar('Id;Itens extras', `13;${celula}`))).toEqual([[2, 'Itens extras', celula, motivo]])
  })

  test('dois iguais em tudo: fica o que já está ligado ao produto', () => {
    const gemeo = { id: 33 as ExtraId, nome: 'Bacon', preco: centavos(500), tipo: 'adicional' } as const
    const cardapio: CardapioInteiro = {
      ...CARDAPIO,
      extras: [...CARDAPIO.extras, gemeo],
      produtos: [produto(11, 'X-Salada', { possuiExtra: true, extras: [gemeo.id] })],
    }
    const planilha = entenderPlanilha(planilhaDoCardapio(cardapio), COLUNAS_DO_CARDAPIO, PRECISA_DO_CARDAPIO)
    if (ehRecusa(planilha)) throw new Error(planilha.texto)
    expect(planejarCardapio(planilha, cardapio)).toMatchObject({ iguais: 1, mudados: [], erros: [] })
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
    const plano = planejar(titulos, linha)
    expect(erros(plano)).toEqual([[2, coluna, valor, motivo]])
    expect([plano.novos, plano.mudados, plano.iguais]).toEqual([[], [], 0])
  })

  test('todos os erros de todas as linhas são ditos', () => {
    const plano = planejar('Nome;Preço;Ativo', 'Bolo;x;y', 'Torta;5,00;sim', ';;não')
    expect(erros(plano).map(([linha, coluna]) => [linha, coluna])).toEqual([
      [2, 'Preço'],
      [2, 'Ativo'],
      [4, 'Nome'],
      [4, 'Preço'],
    ])
    expect(plano.novos).toHaveLength(1)
  })

  test.each([
    ['o mesmo produto', 'Categoria;Nome;Código;Preço', 'Lanches;Misto;;5,00', ';Outro;L03;6,00'],
    ['o mesmo produto novo', 'Categoria;Nome;Código;Preço', 'Doces;Bolo;;5,00', 'doces;BÔLO;;6,00'],
    ['o mesmo código novo', 'Categoria;Nome;Código;Preço', 'Doces;Bolo;D1;5,00', 'Doces;Torta;d1;6,00'],
  ])('uma linha que repete %s diz qual', (_, titulos, ...linhas) => {
    expect(planejar(titulos, ...linhas).erros).toMatchObject([{ linha: 3, motivo: 'Repete a linha 2.' }])
  })
})

test.each([
  ['1.234,50', 123450],
  ['1234,5', 123450],
  ['R$ 5', 500],
  ['R$\u00a012,00', 1200],
  ['12.90', 1290],
  ['0', 0],
])('O preço "%s", como as planilhas escrevem', (celula, preco) => {
  expect(planejar('Nome;Preço', `Bolo;${celula}`).novos[0]?.preco).toBe(preco)
})
