import { describe, expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import type { CategoriaId, ProdutoId } from '~/domain/valores/ids'
import { umNoCardapio } from '../../../../tests/world/campos-preenchidos'
import { BORDA, DOCES, FAMILIA, grupo, opcao, PIZZA, sabores } from '../../../../tests/world/pizza'
import { buscarNoCardapio } from '../cardapio'
import type { Grupo } from '../grupo'
import { AVISO_DO_MAIOR_VALOR } from './preco'
import { montarCardapio, type ProdutoLido } from './vitrine'

const PIZZAS = { id: 1 as CategoriaId, nome: 'Pizzas' }
const SIMPLES: ProdutoLido = {
  ...umNoCardapio(1, 'Focaccia'),
  categoriaId: PIZZAS.id,
  codigoCliente: 'P1',
  preco: centavos(20_00),
  esgotado: false,
  variantes: [],
  vinculos: [],
  janelas: [],
}
const vincular = (...grupos: readonly Grupo[]) =>
  grupos.map(({ id: grupoId }) => ({ grupoId, min: null, max: null, incluidas: null }))

const GRUPOS = [sabores(), DOCES, BORDA]
const DA_PIZZA: ProdutoLido = {
  ...{ ...SIMPLES, id: 2 as ProdutoId, nome: 'Pizza', preco: centavos(0), vinculos: vincular(...GRUPOS) },
  variantes: PIZZA.variantes.map(variante => ({ ...variante, codigoCliente: 'T1' })),
}

const mostrar = (produto: ProdutoLido, grupos = GRUPOS) =>
  montarCardapio([PIZZAS], { produtos: [produto], grupos: grupos }).categorias[0]?.produtos[0]

describe('na vitrine', () => {
  test('um produto sem escolhas só leva o que sempre levou', () => {
    const {
      categoriaId: _,
      codigoCliente: __,
      variantes: ___,
      vinculos: ____,
      esgotado: _____,
      janelas: _janelas,
      ...nada
    } = SIMPLES
    expect(mostrar(SIMPLES)).toEqual(nada)
  })

  test('uma pizza diz a partir de quanto, e acha-se por um sabor', () => {
    const cardapio = montarCardapio([PIZZAS], { produtos: [SIMPLES, DA_PIZZA], grupos: GRUPOS })
    expect(cardapio.categorias[0]?.produtos[1]?.aPartirDe).toEqual({ preco: 27_90, varia: true })
    expect(buscarNoCardapio(cardapio.categorias, 'PORTUGUÊSA').map(({ produto }) => produto.nome)).toEqual([
      'Pizza',
    ])
  })

  test('quem cobra pelo sabor mais caro tem de dizê-lo', () => {
    const grupos = [sabores('maior'), DOCES, BORDA]
    expect(mostrar(DA_PIZZA, grupos)?.aviso).toBe(AVISO_DO_MAIOR_VALOR)
    expect(mostrar(DA_PIZZA)?.aviso).toBeUndefined()
  })

  test('está esgotado o que o dono tirou e o que ninguém consegue completar', () => {
    const ponto = grupo(9, 'Ponto da carne', [opcao(91, 'Ao ponto', 0, { esgotada: true })], { min: 1 })
    expect(mostrar({ ...SIMPLES, esgotado: true })?.esgotado).toBe(true)
    expect(mostrar({ ...SIMPLES, vinculos: vincular(ponto) }, [ponto])?.esgotado).toBe(true)
    const semTamanho = [{ ...FAMILIA, codigoCliente: null, esgotada: true }]
    expect(mostrar({ ...DA_PIZZA, variantes: semTamanho })?.esgotado).toBe(true)
  })

  test('grupos que só têm produtos fora do cardápio não vão', () => {
    const fora = { ...DA_PIZZA, categoriaId: null }
    expect(montarCardapio([PIZZAS], { produtos: [SIMPLES, fora], grupos: GRUPOS })).toMatchObject({
      categorias: [{ produtos: [{ nome: 'Focaccia' }] }],
      grupos: [],
    })
  })
})
