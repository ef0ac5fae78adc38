import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import {
  BORDA,
  BROTO,
  escolhas,
  GRANDE,
  grupo,
  opcao,
  PIZZA,
  sabores,
  tamanho,
} from '../../../../tests/world/pizza'
import type { Grupo, Opcao, ProdutoComEscolhas } from '../grupo'
import { aPartirDe } from './a-partir-de'
import { precoDaEscolha } from './preco'

describe('a partir de', () => {
  const BOLO = tamanho(7, 'Fatia', 12_00, null)
  const PONTO = grupo(5, 'Ponto', [opcao(51, 'Ao ponto', 0), opcao(52, 'Bem passado', 0)], { min: 1, max: 1 })
  const BEBIDA = grupo(6, 'Bebida', [opcao(61, 'Água', 4_00), opcao(62, 'Suco', 9_00)], { min: 1, max: 1 })
  const prato = (...grupos: Grupo[]): ProdutoComEscolhas => ({
    preco: centavos(30_00),
    variantes: [],
    grupos,
  })

  test.each([
    ['um prato sem escolhas', prato(), { preco: 30_00, varia: false }],
    ['uma escolha obrigatória de graça', prato(PONTO), { preco: 30_00, varia: false }],
    ['a escolha obrigatória mais barata', prato(BEBIDA), { preco: 34_00, varia: true }],
    ['a escolha livre não conta', prato({ ...BEBIDA, min: 0 }), { preco: 30_00, varia: false }],
    ['a bebida incluída', prato({ ...BEBIDA, incluidas: 1 }), { preco: 30_00, varia: false }],
    [
      'de quanto era, enquanto há promoção',
      { ...prato(BEBIDA), precoNormal: centavos(38_00) },
      { preco: 34_00, precoNormal: 42_00, varia: true },
    ],
    ['um tamanho só', { ...prato(), variantes: [BOLO] }, { preco: 12_00, varia: false }],
    ['o sabor mais barato do menor tamanho', PIZZA, { preco: 27_90, varia: true }],
    [
      'sem o tamanho esgotado',
      { ...PIZZA, variantes: [{ ...BROTO, esgotada: true }, GRANDE] },
      { preco: 47_90, varia: true },
    ],
  ])('%s', (_caso, produto, esperado) => {
    expect(aPartirDe(produto)).toEqual(esperado)
  })

  test('o que não pode ser pedido não tem preço', () => {
    expect(aPartirDe({ ...PIZZA, grupos: [BORDA, sabores()].map(semOpcoes) })).toBeNull()
  })

  test('é o mais barato que se pode pedir, quantas opções diferentes caibam', () => {
    const oferta = fc.array(
      fc.record({ preco: fc.integer({ min: 0, max: 9 }), cabem: fc.integer({ min: 1, max: 3 }) }),
      { minLength: 1, maxLength: 4 },
    )
    const limite = fc.record({
      min: fc.integer({ min: 1, max: 5 }),
      maxDistintas: fc.option(fc.integer({ min: 1, max: 3 })),
      incluidas: fc.integer({ min: 0, max: 3 }),
    })
    fc.assert(
      fc.property(oferta, limite, (ofertas, limites) => {
        const opcoes = ofertas.map(({ preco, cabem }, n) =>
          opcao(n + 1, `${n}`, preco, { maxUnidades: cabem }),
        )
        const produto = prato(grupo(1, 'Grupo', opcoes, { ...limites, max: 20 }))
        expect(aPartirDe(produto)?.preco ?? null).toBe(forcaBruta(produto, limites))
      }),
    )
  })
})

function semOpcoes(um: Grupo): Grupo {
  return { ...um, opcoes: [] }
}

/** Tries every combination of units. */
function forcaBruta(
  produto: ProdutoComEscolhas,
  { min, maxDistintas }: Pick<Grupo, 'min' | 'maxDistintas'>,
): number | null {
  const opcoes = produto.grupos[0]?.opcoes ?? []
  let combinacoes: (readonly [Opcao, number])[][] = [[]]
  for (const uma of opcoes) {
    combinacoes = combinacoes.flatMap(antes =>
      Array.from({ length: uma.maxUnidades + 1 }, (_, n) =>
        n === 0 ? antes : [...antes, [uma, n] as const],
      ),
    )
  }
  const totais = combinacoes
    .filter(lista => lista.reduce((soma, [, n]) => soma + n, 0) === min)
    .filter(lista => lista.length <= (maxDistintas ?? lista.length))
    .map(lista => total(produto, lista))
  return totais.length > 0 ? Math.min(...totais) : null
}

function total(produto: ProdutoComEscolhas, opcoes: readonly (readonly [Opcao, number])[]): number {
  const { base, parcelas } = precoDaEscolha(produto, {
    varianteId: null,
    opcoes: escolhas(produto, ...opcoes),
  })
  return parcelas.reduce((soma, { unidades, valor }) => soma + unidades * valor, Number(base))
}
