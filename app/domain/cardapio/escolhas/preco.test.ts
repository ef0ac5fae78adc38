import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import {
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
  sabores,
} from '../../../../tests/world/pizza'
import type { Grupo, Opcao, ProdutoComEscolhas, Variante } from '../grupo'
import { AVISO_DO_MAIOR_VALOR, avisoDosSabores, juntarSabores, precoDaEscolha } from './preco'

type Escolhidas = readonly (Opcao | readonly [Opcao, number])[]

function precificar(produto: ProdutoComEscolhas, variante: Variante | null, ...opcoes: Escolhidas) {
  const preco = precoDaEscolha(produto, {
    varianteId: variante?.id ?? null,
    opcoes: escolhas(produto, ...opcoes),
  })
  const total = preco.parcelas.reduce(
    (soma, { unidades, valor }) => soma + unidades * valor,
    Number(preco.base),
  )
  return { ...preco, total }
}

describe('pizza de vários sabores', () => {
  test.each([
    ['Família, calabresa e quatro queijos', FAMILIA, [CALABRESA, QUATRO_QUEIJOS], 64_90],
    ['com borda de catupiry', FAMILIA, [CALABRESA, QUATRO_QUEIJOS, CATUPIRY], 76_90],
    ['Família, calabresa e portuguesa', FAMILIA, [CALABRESA, PORTUGUESA], 63_40],
    ['Família, os três', FAMILIA, [CALABRESA, QUATRO_QUEIJOS, PORTUGUESA], 65_57],
    ['Grande, calabresa e quatro queijos', GRANDE, [CALABRESA, QUATRO_QUEIJOS], 53_90],
    ['Broto, um sabor só', BROTO, [CALABRESA], 29_90],
    ['metade salgada, metade doce', GRANDE, [CALABRESA, CHOCOLATE], 48_90],
    ['a borda tem o preço do tamanho', BROTO, [CALABRESA, CATUPIRY], 37_90],
    ['sem borda não custa nada', GRANDE, [CALABRESA, SEM_BORDA], 49_90],
    ['só o tamanho ainda não custa nada', GRANDE, [], 0],
  ])('%s', (_caso, variante, opcoes, total) => {
    expect(precificar(PIZZA, variante, ...opcoes).total).toBe(total)
  })

  test('o preço se explica, e um sabor só não tem o que explicar', () => {
    const explicar = (regra: Grupo['regraPreco'], ...opcoes: Escolhidas) =>
      precificar({ ...PIZZA, grupos: [sabores(regra)] }, GRANDE, ...opcoes).explicacao
    expect(explicar('media', CALABRESA, QUATRO_QUEIJOS)).toBe('média dos sabores: (49,90 + 57,90) / 2')
    expect(explicar('maior', CALABRESA, QUATRO_QUEIJOS)).toBe('sabor mais caro: 57,90')
    expect(explicar('soma', CALABRESA, QUATRO_QUEIJOS)).toBe('soma dos sabores: 49,90 + 57,90')
    expect(explicar('media', CALABRESA)).toBeNull()
  })

  test('os sabores guardam a ordem em que foram escolhidos, e cada um sabe que parte é', () => {
    const { parcelas } = precificar(PIZZA, FAMILIA, CHOCOLATE, CALABRESA)
    expect(parcelas.map(({ opcao: { nome }, fracao, valor }) => [nome, fracao, valor])).toEqual([
      ['Chocolate', 2, 0],
      ['Calabresa', 2, 0],
    ])
  })

  test('quem cobra o sabor mais caro avisa, e só onde cabe mais de um', () => {
    const maior = { ...PIZZA, grupos: [sabores('maior')] }
    expect(avisoDosSabores(maior)).toBe(AVISO_DO_MAIOR_VALOR)
    expect(avisoDosSabores({ ...maior, variantes: [BROTO] })).toBeNull()
    expect(avisoDosSabores(PIZZA)).toBeNull()
  })
})

describe('a regra dos sabores', () => {
  const precos = fc.array(fc.integer({ min: 0, max: 500_00 }).map(centavos), { minLength: 1, maxLength: 4 })

  test('fica entre o sabor mais barato e o mais caro', () => {
    fc.assert(
      fc.property(precos, fc.constantFrom('media' as const, 'maior' as const), (lista, regra) => {
        const preco = juntarSabores(regra, lista)
        expect(preco).toBeGreaterThanOrEqual(Math.min(...lista))
        expect(preco).toBeLessThanOrEqual(Math.max(...lista))
      }),
    )
  })

  test('não depende da ordem, e a média nunca passa do maior', () => {
    fc.assert(
      fc.property(precos, lista => {
        const ao = lista.toReversed()
        expect(juntarSabores('media', lista)).toBe(juntarSabores('media', ao))
        expect(juntarSabores('media', lista)).toBeLessThanOrEqual(juntarSabores('maior', lista))
      }),
    )
  })

  test('sabores do mesmo preço custam esse preço', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_00 }), fc.integer({ min: 1, max: 4 }), (preco, quantos) => {
        expect(juntarSabores('media', Array(quantos).fill(centavos(preco)))).toBe(preco)
      }),
    )
  })

  test('a soma é dividida uma vez só, e meio centavo sobe', () => {
    fc.assert(
      fc.property(precos, lista => {
        const exato = lista.reduce((soma, preco) => soma + preco, 0) / lista.length
        const erro = juntarSabores('media', lista) - exato
        expect(erro).toBeGreaterThan(-0.5)
        expect(erro).toBeLessThanOrEqual(0.5)
      }),
    )
    expect(juntarSabores('media', [centavos(33_33), centavos(33_34)])).toBe(33_34)
    expect(juntarSabores('media', [33_33, 33_33, 33_34].map(centavos))).toBe(33_33)
  })
})

describe('unidades incluídas', () => {
  const FRUTA = opcao(1, 'Banana', 2_00, { maxUnidades: 3 })
  const NUTELLA = opcao(2, 'Creme de avelã', 5_00, { maxUnidades: 3 })
  const acai = (mais: Partial<Grupo>): ProdutoComEscolhas => ({
    preco: centavos(20_00),
    variantes: [],
    grupos: [grupo(1, 'Acompanhamentos', [FRUTA, NUTELLA], { max: 6, ...mais })],
  })

  test.each([
    [
      'sem incluídas tudo se paga',
      0,
      [
        [FRUTA, 2],
        [NUTELLA, 1],
      ],
      29_00,
    ],
    [
      'a mais cara é a de graça',
      1,
      [
        [FRUTA, 2],
        [NUTELLA, 1],
      ],
      24_00,
    ],
    [
      'duas de graça',
      2,
      [
        [FRUTA, 2],
        [NUTELLA, 1],
      ],
      22_00,
    ],
    [
      'a ordem dos toques não muda nada',
      2,
      [
        [NUTELLA, 1],
        [FRUTA, 2],
      ],
      22_00,
    ],
    [
      'todas de graça',
      9,
      [
        [FRUTA, 2],
        [NUTELLA, 1],
      ],
      20_00,
    ],
  ] as const)('%s', (_caso, incluidas, opcoes, total) => {
    expect(precificar(acai({ incluidas }), null, ...opcoes).total).toBe(total)
  })

  test('a opção em parte incluída tem uma parcela de cada', () => {
    const { parcelas } = precificar(acai({ incluidas: 2 }), null, [NUTELLA, 3])
    expect(parcelas.map(({ unidades, valor }) => [unidades, valor])).toEqual([
      [2, 0],
      [1, 5_00],
    ])
  })
})
