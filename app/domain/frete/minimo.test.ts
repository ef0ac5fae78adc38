import { describe, expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import { anunciarGratis, dizerFaltaParaGratis, faltaParaGratis } from './entrega-gratis'
import type { ResultadoFrete } from './frete'
import {
  anunciarMinimo,
  avisarDoMinimo,
  dizerFaltaNoCarrinho,
  faltaParaOMinimo,
  minimoCerto,
  minimoDoPedido,
  minimosSemArea,
  recusarPorMinimo,
} from './minimo'

const reais = (valor: number) => centavos(Math.round(valor * 100))
const MINIMOS = { entrega: reais(30), retirada: reais(20) }
const perdizes = (minimo: number | null): ResultadoFrete => ({
  ...{ modo: 'bairros', situacao: 'calculado', bairro: 'Perdizes', taxa: reais(6), minutos: null },
  minimo: minimo === null ? null : reais(minimo),
})
const FIXO: ResultadoFrete = { modo: 'fixo', situacao: 'calculado', taxa: reais(7) }

describe('o pedido mínimo', () => {
  test.each([
    ['entrega', FIXO, 30],
    ['entrega', perdizes(40), 40],
    ['entrega', perdizes(null), 30],
    ['entrega', perdizes(0), null],
    ['entrega', null, 30],
    ['retirada', perdizes(40), 20],
    ['mesa', null, null],
  ] as const)('de %s com %o: %s', (maneira, frete, valor) => {
    const minimo = minimoDoPedido(MINIMOS, maneira, frete)
    expect(minimo).toEqual(valor === null ? null : { valor: reais(valor), para: maneira })
  })

  test.each([
    ['o menor dos dois', MINIMOS, [], 20],
    ['nenhum, se a retirada não tem', { ...MINIMOS, retirada: null }, [], null],
    ['nenhum, se a entrega não tem', { ...MINIMOS, entrega: reais(0) }, [], null],
    ['o de uma área ainda menor', MINIMOS, [reais(40), null, reais(15)], 15],
    ['nenhum, se uma área não tem', MINIMOS, [reais(40), reais(0)], null],
  ] as const)('que já é certo no carrinho: %s', (_caso, minimos, areas, valor) => {
    const certo = minimoCerto(minimosSemArea(minimos, areas))
    expect(certo).toEqual(valor === null ? null : { valor: reais(valor), para: null })
  })

  test.each([
    ['o que todo pedido precisa vem primeiro', MINIMOS, [], 10, 'Faltam R$\u00a010,00 para o pedido mínimo.'],
    ['depois o da entrega', MINIMOS, [], 25, 'Faltam R$\u00a05,00 para o pedido mínimo de entrega.'],
    [
      'também se só ela tem',
      { ...MINIMOS, retirada: null },
      [],
      29,
      'Falta R$\u00a01,00 para o pedido mínimo de entrega.',
    ],
    [
      'ou o da retirada',
      { ...MINIMOS, entrega: null },
      [],
      5,
      'Faltam R$\u00a015,00 para o pedido mínimo de retirada.',
    ],
    [
      'e entre as áreas o menor',
      { entrega: null, retirada: null },
      [reais(40), reais(15)],
      10,
      'Faltam R$\u00a05,00 para o pedido mínimo de entrega.',
    ],
    ['nada, se há uma área sem mínimo', { entrega: null, retirada: null }, [reais(40), null], 10, null],
    ['nada, se todos estão alcançados', MINIMOS, [], 30, null],
  ] as const)('o carrinho diz quanto falta: %s', (_caso, minimos, areas, subtotal, texto) => {
    expect(dizerFaltaNoCarrinho(minimosSemArea(minimos, areas), reais(subtotal))).toBe(texto)
  })

  test.each([
    [MINIMOS, [], 'Pedido mínimo para entrega R$\u00a030,00 · Pedido mínimo para retirada R$\u00a020,00'],
    [{ entrega: reais(20), retirada: reais(20) }, [], 'Pedido mínimo R$\u00a020,00'],
    [{ entrega: reais(30), retirada: null }, [], 'Pedido mínimo para entrega R$\u00a030,00'],
    [
      { entrega: reais(30), retirada: null },
      [null, reais(50)],
      'Pedido mínimo para entrega a partir de R$\u00a030,00',
    ],
    [{ entrega: null, retirada: null }, [reais(0), reais(50)], null],
    [{ entrega: null, retirada: reais(0) }, [], null],
  ] as const)('o cardápio diz de %j, com as áreas %j: %s', (minimos, areas, dito) => {
    expect(anunciarMinimo(minimos, areas)).toBe(dito)
  })

  test.each([
    [{ valor: reais(40), para: null }, 27_90, 'Faltam R$\u00a012,10 para o pedido mínimo.'],
    [{ valor: reais(40), para: null }, 39_00, 'Falta R$\u00a01,00 para o pedido mínimo.'],
    [
      { valor: reais(40), para: 'entrega' },
      27_90,
      'O pedido mínimo para entrega é de R$\u00a040,00. Faltam R$\u00a012,10.',
    ],
    [
      { valor: reais(20), para: 'retirada' },
      19_99,
      'O pedido mínimo para retirada é de R$\u00a020,00. Falta R$\u00a00,01.',
    ],
  ] as const)('%j, com %i centavos: %s', (minimo, subtotal, texto) => {
    expect(recusarPorMinimo(minimo, centavos(subtotal))).toMatchObject({ codigo: 'pedido-minimo', texto })
  })

  test('alcançado, ou sem mínimo, nada se recusa nem se avisa', () => {
    const minimo = minimoDoPedido(MINIMOS, 'entrega', FIXO)
    expect([recusarPorMinimo(minimo, reais(30)), recusarPorMinimo(null, reais(1))]).toEqual([null, null])
    expect([avisarDoMinimo(minimo, reais(30)), avisarDoMinimo(null, reais(1))]).toEqual([null, null])
    expect(faltaParaOMinimo(minimo, reais(50))).toBe(0)
  })

  test('no painel é um aviso', () => {
    expect(avisarDoMinimo(minimoDoPedido(MINIMOS, 'entrega', null), reais(29))).toBe(
      'Abaixo do pedido mínimo para entrega, que é de R$\u00a030,00.',
    )
  })
})

describe('a entrega grátis', () => {
  const soma = (total: number, descontoItens = 0) => ({
    ...{ total: reais(total), descontoItens: reais(descontoItens) },
  })

  test.each([
    ['bruto', 50, soma(60, 15), 0],
    ['liquido', 50, soma(60, 15), 5_00],
    ['bruto', 60, soma(60), 0],
    ['bruto', 60, soma(47.9), 12_10],
    ['bruto', 0, soma(60), null],
    ['bruto', null, soma(60), null],
  ] as const)('sobre o %s, a partir de %s, com %j, ainda faltam %s', (sobre, acima, itens, falta) => {
    expect(faltaParaGratis({ acima: acima === null ? null : reais(acima), sobre }, itens)).toBe(falta)
  })

  test('é anunciada, e diz quanto falta', () => {
    const regra = { acima: reais(80), sobre: 'bruto' } as const
    expect(anunciarGratis(regra)).toBe('Entrega grátis a partir de R$\u00a080,00')
    expect(dizerFaltaParaGratis(regra, soma(67.9))).toBe('Faltam R$\u00a012,10 para a entrega grátis.')
    expect(dizerFaltaParaGratis(regra, soma(80))).toBeNull()
    expect([
      anunciarGratis({ ...regra, acima: null }),
      anunciarGratis({ ...regra, acima: reais(0) }),
    ]).toEqual([null, null])
  })
})
