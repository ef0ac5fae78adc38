import { describe, expect, test } from 'vitest'
import type { CardapioInteiro } from '~/domain/cardapio/cardapio-inteiro'
import type { CategoriaId, ProdutoId } from '~/domain/valores/ids'
import { CARDAPIO, proporRegistros, umProduto } from '../../../../tests/world/um-cardapio-inteiro'
import { lugaresDepois, numerar } from './numeros-da-ordem'

const [SUCOS, LANCHES, VAZIA] = [2, 1, 3].map(id => id as CategoriaId) as [
  CategoriaId,
  CategoriaId,
  CategoriaId,
]

/** Juices first, then an empty category, then the snacks, of which one has no place. */
const ARRUMADO: CardapioInteiro = {
  ...CARDAPIO,
  categorias: [
    { id: LANCHES, nome: 'Lanches', ordem: 3 },
    { id: SUCOS, nome: 'Sucos', ordem: 1 },
    { id: VAZIA, nome: 'Vazia', ordem: 2 },
  ],
  produtos: [
    umProduto(11, 'X-Salada', { ordem: 2 }),
    umProduto(12, 'Laranja', { categoriaId: SUCOS, ordem: 1 }),
    umProduto(13, 'Misto', { ordem: 1 }),
    umProduto(14, 'Sem lugar'),
    umProduto(15, 'Fora do cardápio', { categoriaId: null }),
  ],
}

const salvo = (id: number, ordem: number | null, categoriaId: CategoriaId | null = LANCHES) => ({
  id: id as ProdutoId,
  categoriaId,
  ordem,
})

function depois(...salvos: ReturnType<typeof salvo>[]) {
  const { categorias, produtos } = lugaresDepois(ARRUMADO, salvos)
  return {
    categorias: categorias.map(({ id }) => id),
    produtos: produtos.map(lista => lista.map(({ id }) => id)),
  }
}

test('Os números contam pelo cardápio inteiro, e o que não tem lugar não tem número', () => {
  expect([...numerar(ARRUMADO).produtos]).toEqual([
    [12, 1],
    [13, 3],
    [11, 4],
  ])
  expect([...numerar(CARDAPIO).produtos]).toEqual([])
})

describe('Depois da planilha', () => {
  test('quem sobe fica no lugar que escreveu, e quem desce também', () => {
    expect(depois(salvo(11, 3)).produtos).toEqual([[12], [11, 13]])
    expect(depois(salvo(13, 4)).produtos).toEqual([[12], [11, 13]])
  })

  test('as categorias vêm na ordem do seu primeiro produto', () => {
    expect(depois(salvo(11, 1)).categorias).toEqual([LANCHES, SUCOS, VAZIA])
    expect(depois(salvo(12, 9, SUCOS)).categorias).toEqual([VAZIA, LANCHES, SUCOS])
  })

  test('o que não tem número fica sem lugar, e o que muda de categoria perde o seu', () => {
    expect(depois(salvo(14, null)).produtos).toEqual([[12], [13, 11]])
    expect(depois(salvo(13, null, SUCOS)).produtos).toEqual([[12], [11]])
  })

  test('um produto novo entra onde o seu número diz', () => {
    expect(depois(salvo(99, 4)).produtos).toEqual([[12], [13, 99, 11]])
  })
})

test.each(['0', '1,5', 'primeiro', '10000', '-1'])(
  'Um número que não é lugar é dito na linha: %s',
  escrito => {
    const { erros } = proporRegistros([
      ['Nome', 'Ordem', 'Id'],
      ['', escrito, '11'],
    ])
    expect(erros).toMatchObject([{ linha: 2, coluna: 'Ordem', motivo: 'Escreva um número de 1 a 9999.' }])
  },
)

test('A conferência mostra o lugar que muda, e a mesma ordem não muda nada', () => {
  const linhas = (doMisto: string) => [
    ['Id', 'Ordem'],
    ['13', doMisto],
    ['11', '4'],
  ]
  expect(proporRegistros(linhas('3'), ARRUMADO)).toMatchObject({ iguais: 2, mudancas: [] })
  expect(proporRegistros(linhas('1'), ARRUMADO).mudancas).toEqual([
    { linha: 2, nome: 'Misto', campos: [{ coluna: 'Ordem', de: '3', para: '1' }] },
  ])
})
