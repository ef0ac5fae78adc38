import { describe, expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import type { CategoriaId, ProdutoId, PromocaoId, VarianteId } from '~/domain/valores/ids'
import {
  comPrecosDe,
  dizerPromocao,
  type PromocaoLida,
  promocoesDeAgora,
  promocoesDoPedido,
  promocoesValemAte,
} from './promocao'

const FUSO = 'America/Sao_Paulo'
const LASANHA = 1 as ProdutoId
const SUCO = 2 as ProdutoId
const GRANDE = 20 as VarianteId

const promocao = (mudado: Partial<PromocaoLida>): PromocaoLida => ({
  ...{
    id: 1 as PromocaoId,
    nome: 'Terça',
    tipo: 'preco',
    produtoId: null,
    varianteId: null,
    categoriaId: null,
  },
  ...{ valor: null, percentual: null, leve: null, pague: null, minimo: null },
  ...{ dias: [], deHora: null, ateHora: null, inicio: null, fim: null },
  ...mudado,
})

const lasanha = {
  ...{ id: LASANHA, preco: centavos(39_90), categoriaId: 7 as CategoriaId, variantes: [], extras: [] },
}
const suco = {
  ...{ id: SUCO, preco: centavos(0), categoriaId: 8 as CategoriaId, extras: [] },
  variantes: [
    { id: 10 as VarianteId, nome: 'Pequeno', preco: centavos(8_00), maxSabores: null },
    { id: GRANDE, nome: 'Grande', preco: centavos(12_00), maxSabores: null },
  ],
}

describe('O preço promocional', () => {
  test('fica ao lado do normal, e do menor de dois vale o menor', () => {
    const duas = [
      promocao({ produtoId: LASANHA, valor: centavos(34_90) }),
      promocao({ produtoId: LASANHA, valor: centavos(29_90) }),
    ]
    expect(comPrecosDe([lasanha, suco], duas)).toEqual([
      { ...lasanha, preco: 29_90, precoNormal: 39_90 },
      suco,
    ])
  })

  test('é do tamanho, e os outros ficam como estão', () => {
    const [barato] = comPrecosDe([suco], [promocao({ varianteId: GRANDE, valor: centavos(6_00) })])
    expect(barato?.variantes).toEqual([
      suco.variantes[0],
      { ...suco.variantes[1], preco: 6_00, precoNormal: 12_00 },
    ])
  })

  test.each([39_90, 45_00])('que não é menor que o normal não muda nada: %i', valor => {
    const produtos = comPrecosDe([lasanha], [promocao({ produtoId: LASANHA, valor: centavos(valor) })])
    expect(produtos).toEqual([lasanha])
  })

  test('nunca passa do normal, quantas promoções houver', () => {
    for (let semente = 1; semente <= 300; semente++) {
      const valores = [1, 2, 3].map(n => centavos(((semente * 7919 * n) % 8_000) + 1))
      const varias = valores.flatMap(valor => [
        promocao({ produtoId: LASANHA, valor }),
        promocao({ varianteId: GRANDE, valor }),
      ])
      const [uma, outra] = comPrecosDe([lasanha, suco], varias)
      expect(uma?.preco).toBe(Math.min(lasanha.preco, ...valores))
      expect(outra?.variantes[1]?.preco).toBe(Math.min(12_00, ...valores))
    }
  })
})

describe('A terça das 18:00 às 02:00', () => {
  const terca = promocao({ dias: ['terca'], deHora: 18 * 60, ateHora: 2 * 60 })
  // 24 November 2026 is a Tuesday.
  test.each([
    ['2026-11-24T17:59-03:00', false],
    ['2026-11-24T18:00-03:00', true],
    ['2026-11-24T23:59-03:00', true],
    ['2026-11-25T01:59-03:00', true],
    ['2026-11-25T02:00-03:00', false],
    ['2026-11-25T19:00-03:00', false],
  ] as const)('em %s: %s', (quando, vale) => {
    expect(promocoesDeAgora([terca], new Date(quando), FUSO)).toEqual(vale ? [terca] : [])
  })

  test('o cardápio vale até ela começar, e depois até ela acabar', () => {
    const ate = (quando: string) => new Date(promocoesValemAte([terca], new Date(quando), FUSO)).toISOString()
    expect(ate('2026-11-24T12:00-03:00')).toBe('2026-11-24T21:00:00.000Z')
    expect(ate('2026-11-24T23:30-03:00')).toBe('2026-11-25T05:00:00.000Z')
    expect(promocoesValemAte([promocao({})], new Date(), FUSO)).toBe(Number.POSITIVE_INFINITY)
  })

  test('até o dia 24 ainda vale na madrugada do 25, que é do mesmo dia de trabalho', () => {
    const ultima = { ...terca, fim: '2026-11-24' }
    const valem = (quando: string) => promocoesDeAgora([ultima], new Date(quando), FUSO).length
    expect(valem('2026-11-25T01:30-03:00')).toBe(1)
    expect(valem('2026-12-01T20:00-03:00')).toBe(0)
    expect(
      promocoesDeAgora([{ ...terca, inicio: '2026-11-25' }], new Date('2026-11-24T20:00-03:00'), FUSO),
    ).toEqual([])
  })
})

test('o preço por dia da semana são promoções, uma por dia: cada dia tem o seu, e os outros o normal', () => {
  const porDia = [
    promocao({ produtoId: LASANHA, valor: centavos(29_90), dias: ['segunda', 'quarta'] }),
    promocao({ produtoId: LASANHA, valor: centavos(24_90), dias: ['terca'] }),
  ]
  // From Sunday, 22 November 2026.
  const semana = [22, 23, 24, 25, 26].map(dia => {
    const agora = new Date(`2026-11-${dia}T12:00-03:00`)
    return comPrecosDe([lasanha], promocoesDeAgora(porDia, agora, FUSO))[0]?.preco
  })
  expect(semana).toEqual([39_90, 29_90, 24_90, 29_90, 39_90])
})

test('o que é de uma categoria vale para os produtos dela; o que não é de nada, para tudo', () => {
  const leve = promocao({ tipo: 'leve', categoriaId: 7 as CategoriaId, leve: 2, pague: 1 })
  const tudo = promocao({ tipo: 'desconto', percentual: 10 })
  expect(promocoesDoPedido([leve, tudo, promocao({})], [lasanha, suco])).toMatchObject([
    { tipo: 'leve', produtos: [LASANHA] },
    { tipo: 'desconto', produtos: null },
  ])
})

test.each<[Partial<PromocaoLida>, string]>([
  [{ valor: centavos(29_90) }, 'Por R$\u00a029,90'],
  [{ tipo: 'leve', leve: 2, pague: 1 }, 'Leve 2, pague 1'],
  [{ tipo: 'leve', leve: 3, valor: centavos(25_00) }, 'Leve 3 por R$\u00a025,00'],
  [{ tipo: 'desconto', percentual: 10 }, '10% de desconto'],
  [
    { tipo: 'desconto', valor: centavos(5_00), minimo: centavos(40_00) },
    'R$\u00a05,00 de desconto a partir de R$\u00a040,00',
  ],
])('em palavras: %j', (mudado, texto) => {
  expect(dizerPromocao(promocao(mudado))).toBe(texto)
})
