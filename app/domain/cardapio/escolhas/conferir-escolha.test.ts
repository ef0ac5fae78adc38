import { describe, expect, test } from 'vitest'
import { ZERO } from '~/domain/valores/centavos'
import {
  BORDA,
  BROTO,
  CALABRESA,
  CATUPIRY,
  CHOCOLATE,
  escolhas,
  FAMILIA,
  GRANDE,
  grupo,
  opcao,
  PIZZA,
  PORTUGUESA,
  QUATRO_QUEIJOS,
  SEM_BORDA,
} from '../../../../tests/world/pizza'
import { type Grupo, grupoNoProduto, type Opcao, type ProdutoComEscolhas, type Variante } from '../grupo'
import { conferirEscolha } from './conferir-escolha'
import { dizerIncluidas, instrucao } from './perguntas-do-dialogo'

type Escolhidas = readonly (Opcao | readonly [Opcao, number])[]

function faltas(produto: ProdutoComEscolhas, variante: Variante | null, ...opcoes: Escolhidas) {
  return conferirEscolha(produto, {
    varianteId: variante?.id ?? null,
    opcoes: escolhas(produto, ...opcoes),
  }).map(({ texto }) => texto)
}

describe('uma pizza', () => {
  test.each([
    ['com sabor e borda pode ser pedida', GRANDE, [CALABRESA, SEM_BORDA], []],
    ['meio a meio', GRANDE, [CALABRESA, QUATRO_QUEIJOS, CATUPIRY], []],
    ['metade salgada, metade doce', GRANDE, [CALABRESA, CHOCOLATE, SEM_BORDA], []],
    ['sem nada: o tamanho, que decide o resto', null, [], ['Escolha o tamanho.']],
    [
      'sem tamanho, que diz quantos sabores',
      null,
      [CALABRESA, PORTUGUESA, SEM_BORDA],
      ['Escolha o tamanho.'],
    ],
    ['sem sabor', FAMILIA, [SEM_BORDA], ['Escolha de 1 a 3 sabores.']],
    ['sem sabor, onde só cabe um', BROTO, [SEM_BORDA], ['Escolha 1 sabor.']],
    [
      'com sabor demais para o tamanho',
      BROTO,
      [CALABRESA, CHOCOLATE, SEM_BORDA],
      ['No máximo 1 sabor no tamanho Broto.'],
    ],
    ['sabor que não há no tamanho', BROTO, [PORTUGUESA, SEM_BORDA], ['Portuguesa: não há no tamanho Broto.']],
    ['com duas bordas', GRANDE, [CALABRESA, SEM_BORDA, CATUPIRY], ['No máximo 1 opção.']],
    ['o mesmo sabor duas vezes', GRANDE, [CALABRESA, CALABRESA, SEM_BORDA], ['No máximo 1 de Calabresa.']],
    [
      'em quantidade que não existe',
      GRANDE,
      [CALABRESA, [SEM_BORDA, 0] as const],
      ['No máximo 1 de Sem borda.'],
    ],
  ])('%s', (_caso, variante, opcoes, textos) => {
    expect(faltas(PIZZA, variante, ...opcoes)).toEqual(textos)
  })

  test('cada falta fica ao lado do seu grupo', () => {
    const achadas = conferirEscolha(PIZZA, { varianteId: GRANDE.id, opcoes: [] })
    expect(achadas.map(({ grupoId }) => grupoId)).toEqual([PIZZA.grupos[0]?.id, BORDA.id])
  })

  test('diz o que acabou e o que saiu do cardápio depois da escolha', () => {
    const semCatupiry = (mudanca: Partial<Opcao>): ProdutoComEscolhas => ({
      ...PIZZA,
      grupos: [{ ...BORDA, opcoes: [SEM_BORDA, { ...CATUPIRY, ...mudanca }] }],
    })
    expect(faltas(semCatupiry({ esgotada: true }), GRANDE, CATUPIRY)).toEqual(['Catupiry: esgotado.'])
    const saiu = ['Uma das suas escolhas saiu do cardápio. Escolha de novo.']
    expect(faltas(semCatupiry({ inativa: true }), GRANDE, CATUPIRY)).toEqual(saiu)
    expect(faltas({ ...PIZZA, grupos: [BORDA] }, GRANDE, SEM_BORDA, CALABRESA)).toEqual(saiu)
    const esgotado = { ...PIZZA, variantes: [{ ...GRANDE, esgotada: true }], grupos: [] }
    expect(faltas(esgotado, GRANDE)).toEqual(['O tamanho Grande está esgotado.'])
  })
})

describe('um prato sem tamanhos', () => {
  const ASA = opcao(1, 'Barbecue', 0, { maxUnidades: 10 })
  const LIMAO = opcao(2, 'Limão', 0, { maxUnidades: 10 })
  const MEL = opcao(3, 'Mel', 0, { maxUnidades: 10 })
  const asas = (limites: Partial<Grupo>): ProdutoComEscolhas => ({
    preco: ZERO,
    variantes: [],
    grupos: [grupo(1, 'Asinhas', [ASA, LIMAO, MEL], { min: 10, max: 10, ...limites })],
  })

  test.each([
    [
      'unidades contam, e não opções',
      {},
      [
        [ASA, 6],
        [LIMAO, 4],
      ],
      [],
    ],
    ['faltam unidades', {}, [[ASA, 6]], ['Escolha 10 opções.']],
    [
      'sobram unidades',
      {},
      [
        [ASA, 6],
        [LIMAO, 5],
      ],
      ['No máximo 10 opções.'],
    ],
    [
      'molhos diferentes demais',
      { maxDistintas: 2 },
      [
        [ASA, 6],
        [LIMAO, 2],
        [MEL, 2],
      ],
      ['No máximo 2 opções diferentes.'],
    ],
  ] as const)('%s', (_caso, limites, opcoes, textos) => {
    expect(faltas(asas(limites), null, ...opcoes)).toEqual(textos)
  })

  test('o tamanho que se escolheu quando havia tamanhos se escolhe de novo', () => {
    const saiu = 'Uma das suas escolhas saiu do cardápio. Escolha de novo.'
    expect(faltas({ ...asas({}), grupos: [] }, GRANDE)).toEqual([saiu])
  })
})

test.each([
  [1, 1, 'Escolha 1 opção.'],
  [2, 2, 'Escolha 2 opções.'],
  [1, 3, 'Escolha de 1 a 3 opções.'],
  [0, 1, 'Escolha até 1 opção.'],
  [0, 4, 'Escolha até 4 opções.'],
])('de %i a %i: %s', (min, max, texto) => {
  expect(instrucao({ tipo: 'escolha', min, max })).toBe(texto)
})

test.each([
  [0, null],
  [1, '1 incluída no preço'],
  [2, '2 incluídas no preço'],
])('%i sem custo: %s', (incluidas, texto) => {
  expect(dizerIncluidas({ incluidas, max: 3 })).toBe(texto)
})

test('o produto muda os limites do grupo, e um mínimo acima do máximo leva o máximo consigo', () => {
  const molhos = grupo(1, 'Molhos', [], { min: 0, max: 2, incluidas: 1 })
  const nosLimites = ({ min, max, incluidas }: Grupo) => [min, max, incluidas]
  const comoEsta = { min: null, max: null, incluidas: null }
  expect(nosLimites(grupoNoProduto(molhos, comoEsta))).toEqual([0, 2, 1])
  expect(nosLimites(grupoNoProduto(molhos, { min: 1, max: 3, incluidas: 0 }))).toEqual([1, 3, 0])
  expect(nosLimites(grupoNoProduto(molhos, { ...comoEsta, min: 5 }))).toEqual([5, 5, 1])
})
