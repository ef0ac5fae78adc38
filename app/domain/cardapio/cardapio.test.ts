import { expect, test } from 'vitest'
import type { CategoriaId } from '~/domain/valores/ids'
import { umNoCardapio } from '../../../tests/world/campos-preenchidos'
import { buscarNoCardapio, type CategoriaDoCardapio, urlDaImagem, urlDaPrevia } from './cardapio'

const produto = (id: number, nome: string, descricao: string | null) => ({
  ...umNoCardapio(id, nome),
  descricao,
})
const CARDAPIO: CategoriaDoCardapio[] = [
  { id: 1 as CategoriaId, nome: 'Bebidas', produtos: [produto(1, 'Água com gás', null)] },
  {
    id: 2 as CategoriaId,
    nome: 'Massas',
    produtos: [produto(2, 'Nhoque', 'ao molho de MANJERICÃO'), produto(3, 'Lasanha', 'gás não')],
  },
]

test.each([
  ['agua', [[1, 'Bebidas']]],
  ['ÁGUA', [[1, 'Bebidas']]],
  ['manjericao', [[2, 'Massas']]],
  [
    ' gás ',
    [
      [1, 'Bebidas'],
      [3, 'Massas'],
    ],
  ],
  ['', []],
  ['   ', []],
  ['sushi', []],
  ['aguas com gas', [[1, 'Bebidas']]],
  ['agua gas', [[1, 'Bebidas']]],
  ['lazanha', [[3, 'Massas']]],
])('A busca por "%s" olha nome e descrição, como a pessoa escreve', (termo, achados) => {
  expect(buscarNoCardapio(CARDAPIO, termo).map(a => [a.produto.id, a.categoria])).toEqual(achados)
})

test('Cada produto é lido na primeira busca, e nenhum de novo nas que vêm depois', () => {
  let lidos = 0
  const contado = Object.defineProperty(produto(9, '', null), 'nome', {
    get() {
      lidos++
      return 'Bolo de fubá'
    },
  })
  const cardapio = [{ id: 3 as CategoriaId, nome: 'Doces', produtos: [contado] }]
  for (const termo of ['bolo', 'fuba', 'sushi']) buscarNoCardapio(cardapio, termo)
  expect(lidos).toBe(1)
})

test('Uma letra errada se perdoa num cardápio de 2.000 produtos, e não num maior', () => {
  const com = (quantos: number) => [
    {
      id: 3 as CategoriaId,
      nome: 'Doces',
      produtos: Array.from({ length: quantos }, (_, n) => produto(n, n === 0 ? 'Lasanha' : 'Bolo', null)),
    },
  ]
  expect(buscarNoCardapio(com(2_000), 'lazanha')).toHaveLength(1)
  expect(buscarNoCardapio(com(2_001), 'lazanha')).toEqual([])
  expect(buscarNoCardapio(com(2_001), 'lasanha')).toHaveLength(1)
})

test('A imagem de um produto tem um endereço por largura, e um para a prévia de quem compartilha', () => {
  expect(urlDaImagem('7/nhoque_ab12', 400)).toBe('/imagens/7/nhoque_ab12-400.webp')
  expect(urlDaPrevia('7/nhoque_ab12')).toBe('/imagens/7/nhoque_ab12-previa.jpg')
})
