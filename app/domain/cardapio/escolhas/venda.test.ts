import { describe, expect, test } from 'vitest'
import { ZERO } from '~/domain/valores/centavos'
import {
  BROTO,
  CALABRESA,
  escolhas,
  GRANDE,
  grupo,
  opcao,
  PIZZA,
  PORTUGUESA,
  SEM_BORDA,
} from '../../../../tests/world/pizza'
import type { Grupo, Opcao, ProdutoComEscolhas } from '../grupo'
import { conferirEscolha } from './conferir-escolha'
import { podeSerPedido, porQueNaoSePede, variantesAVenda } from './venda'

const AO_PONTO = opcao(1, 'Ao ponto', 0)
const BEM_PASSADO = opcao(2, 'Bem passado', 0)

function carne(opcoes: readonly Opcao[], limites: Partial<Grupo> = { min: 1, max: 1 }): ProdutoComEscolhas {
  return { preco: ZERO, variantes: [], grupos: [grupo(1, 'Ponto da carne', opcoes, limites)] }
}

const esgotada = (uma: Opcao): Opcao => ({ ...uma, esgotada: true })
const inativa = (uma: Opcao): Opcao => ({ ...uma, inativa: true })

test.each([
  ['o grupo tem opção à venda', carne([AO_PONTO, esgotada(BEM_PASSADO)])],
  ['o grupo vazio é livre', carne([], { min: 0 })],
  ['duas unidades de uma opção bastam', carne([{ ...AO_PONTO, maxUnidades: 2 }], { min: 2, max: 2 })],
  ['a pizza tem de tudo', PIZZA],
])('pode ser pedido: %s', (_caso, produto) => {
  expect(porQueNaoSePede(produto)).toEqual([])
  expect(podeSerPedido(produto)).toBe(true)
})

test.each([
  [
    'o grupo obrigatório está vazio',
    carne([]),
    ['Ponto da carne: é preciso escolher 1 opção, e nada está à venda.'],
  ],
  [
    'tudo acabou ou saiu',
    carne([esgotada(AO_PONTO), inativa(BEM_PASSADO)]),
    ['Ponto da carne: é preciso escolher 1 opção, e nada está à venda.'],
  ],
  [
    'são poucas as que restam',
    carne([AO_PONTO, BEM_PASSADO, esgotada(opcao(3, 'Mal passado', 0))], { min: 3, max: 3 }),
    ['Ponto da carne: é preciso escolher 3 opções, e só dá para escolher 2.'],
  ],
  [
    'as diferentes não somam o mínimo',
    carne([AO_PONTO, BEM_PASSADO], { min: 2, max: 2, maxDistintas: 1 }),
    ['Ponto da carne: é preciso escolher 2 opções, e só dá para escolher 1.'],
  ],
  [
    'nenhum tamanho está à venda',
    { ...PIZZA, variantes: [{ ...GRANDE, esgotada: true }] },
    ['Nenhum tamanho está à venda.'],
  ],
  [
    'o tamanho que resta não tem sabor',
    { ...PIZZA, variantes: [BROTO], grupos: [grupo(1, 'Sabores', [PORTUGUESA], { tipo: 'sabor', min: 1 })] },
    ['Sabores: é preciso escolher 1 sabor, e nada está à venda no tamanho Broto.'],
  ],
])('não pode ser pedido, e o dono lê por quê: %s', (_caso, produto, motivos) => {
  expect(porQueNaoSePede(produto)).toEqual(motivos)
})

test('o tamanho a que falta um sabor não se vende, e os outros sim', () => {
  const soPortuguesa = {
    ...PIZZA,
    grupos: [grupo(1, 'Sabores', [PORTUGUESA, esgotada(CALABRESA)], { tipo: 'sabor', min: 1 })],
  }
  expect(variantesAVenda(soPortuguesa).map(({ nome }) => nome)).toEqual(['Grande', 'Família'])
})

describe('o que pode ser pedido tem uma escolha sem faltas', () => {
  test.each([
    [carne([AO_PONTO]), null, [AO_PONTO]],
    [PIZZA, GRANDE, [CALABRESA, SEM_BORDA]],
  ])('%#', (produto, variante, opcoes) => {
    const selecao = { varianteId: variante?.id ?? null, opcoes: escolhas(produto, ...opcoes) }
    expect(podeSerPedido(produto)).toBe(true)
    expect(conferirEscolha(produto, selecao)).toEqual([])
  })
})
