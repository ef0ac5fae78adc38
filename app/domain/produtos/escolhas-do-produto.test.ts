import { describe, expect, test } from 'vitest'
import type { ResumoDoGrupo } from '~/domain/cardapio/grupo-guardado'
import type { GrupoId } from '~/domain/valores/ids'
import { recusarVinculos } from './escolhas-do-produto'
import { lerProduto } from './produto'

const tamanho = (nome: string, mais: object = {}) => ({ nome, preco: '0', ativo: 'on', ...mais })
const PIZZA = {
  nome: 'Pizza',
  tamanhos: [tamanho('Broto', { maxSabores: '1' }), tamanho('Família', { maxSabores: '3' })],
  grupos: [{ id: '7' }, { id: '5', min: '0', max: '2' }],
}
const recusas = (valores: object) => {
  const lido = lerProduto({ ...PIZZA, ...valores })
  return 'recusas' in lido ? lido.recusas.map(({ campo, texto }) => [campo, texto]) : []
}

describe('os tamanhos e grupos de um produto', () => {
  test('são lidos na ordem; quem tem tamanhos não tem preço próprio', () => {
    const linha = { id: null, preco: 0, ativo: true, codigoCliente: null }
    expect(lerProduto({ ...PIZZA, preco: '40,00' })).toMatchObject({
      dados: {
        preco: 0,
        tamanhos: [
          { ...linha, nome: 'Broto', maxSabores: 1 },
          { ...linha, nome: 'Família', maxSabores: 3 },
        ],
        grupos: [
          { grupoId: 7, min: null, max: null, incluidas: null },
          { grupoId: 5, min: 0, max: 2, incluidas: null },
        ],
      },
    })
  })

  test.each<[valores: object, campo: string, texto: string]>([
    [{ tamanhos: [tamanho('')] }, 'tamanhos.0.nome', 'Dê um nome ao tamanho.'],
    [
      { tamanhos: [tamanho('P', { preco: '' })] },
      'tamanhos.0.preco',
      'Diga o preço, ou 0,00 se ele vem dos sabores.',
    ],
    [
      { tamanhos: [tamanho('P', { maxSabores: '5' })] },
      'tamanhos.0.maxSabores',
      'Digite um número de 1 a 4.',
    ],
    [
      { tamanhos: [tamanho('Média'), tamanho('MEDIA')] },
      'tamanhos.1.nome',
      'Este produto já tem um tamanho com este nome.',
    ],
    [{ tamanhos: [...'ABCDEFG'].map(n => tamanho(n)) }, 'tamanhos', 'Um produto tem no máximo 6 tamanhos.'],
    [{ grupos: [{ id: '7' }, { id: '7' }] }, 'grupos', 'O mesmo grupo está duas vezes na lista.'],
    [{ grupos: [{ id: '7; drop' }] }, 'grupos.0.id', 'Escolha grupos da lista.'],
    [
      { grupos: Array.from({ length: 21 }, (_, n) => ({ id: String(n) })) },
      'grupos',
      'Um produto tem no máximo 20 grupos de opções.',
    ],
    [{ tamanhos: [] }, 'preco', 'O preço do produto é obrigatório.'],
  ])('%#: são recusados ao lado do campo', (valores, campo, texto) => {
    expect(recusas(valores)).toEqual([[campo, texto]])
  })

  test('o que só o grupo sabe também: mínimo acima do máximo dele, sabores demais', () => {
    const grupo = (id: number, opcoes: number, mais: Partial<ResumoDoGrupo> = {}): ResumoDoGrupo => ({
      ...{ id: id as GrupoId, nome: `Grupo ${id}`, tipo: 'sabor', opcoes: { length: opcoes } },
      ...{ min: 1, max: 1, maxDistintas: null, incluidas: 0, ...mais },
    })
    const grupos = new Map(
      [grupo(1, 40), grupo(2, 21), grupo(3, 61, { tipo: 'escolha' })].map(g => [g.id, g]),
    )
    const recusar = (...vinculos: { id: number; min?: number; incluidas?: number }[]) =>
      recusarVinculos(
        vinculos.map(({ id, min = null, incluidas = null }) => ({
          ...{ grupoId: id as GrupoId, min, max: null, incluidas },
        })),
        grupos,
      ).map(({ campo, texto }) => [campo, texto])
    expect(recusar({ id: 1 }, { id: 3 })).toEqual([])
    expect(recusar({ id: 3 }, { id: 1, min: 2 })).toEqual([
      ['grupos.1.min', 'Em Grupo 1, o mínimo (2) passa do máximo (1).'],
    ])
    expect(recusar({ id: 3, incluidas: 2 })).toEqual([
      ['grupos.0.incluidas', 'As incluídas no preço não podem passar do máximo (1).'],
    ])
    expect(recusar({ id: 1 }, { id: 2 })).toEqual([
      ['grupos', 'Os grupos de sabores escolhidos têm 61 sabores; o máximo por produto é 60.'],
    ])
  })
})
