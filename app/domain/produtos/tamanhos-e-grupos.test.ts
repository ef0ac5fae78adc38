import { describe, expect, test } from 'vitest'
import type { ResumoDoGrupo } from '~/domain/cardapio/grupo-guardado'
import type { GrupoId } from '~/domain/valores/ids'
import { lerProduto } from './produto'
import { comGrafias, descreverGruposDoProduto, recusarVinculos } from './tamanhos-e-grupos'

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
        [],
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

describe('os limites por tamanho de um grupo', () => {
  const ACAI = {
    nome: 'Açaí',
    tamanhos: [tamanho('300 ml'), tamanho('500 ml')],
    grupos: [{ id: '7', max: '4', tamanhos: [{ max: '3', incluidas: '3' }, { max: '5' }] }],
  }
  const ler = (grupo: object) => lerProduto({ ...ACAI, grupos: [{ id: '7', max: '4', ...grupo }] })
  const COMPLEMENTOS: ResumoDoGrupo = {
    ...{ id: 7 as GrupoId, nome: 'Complementos', tipo: 'escolha', opcoes: { length: 9 } },
    ...{ min: 1, max: 2, maxDistintas: null, incluidas: 0 },
  }
  const recusar = (grupo: object, doTipo: Partial<ResumoDoGrupo> = {}) => {
    const lido = ler(grupo)
    if ('recusas' in lido) return lido.recusas.map(({ campo, texto }) => [campo, texto])
    const { grupos, tamanhos } = lido.dados
    const nomes = tamanhos.map(({ nome }) => nome)
    return recusarVinculos(grupos, new Map([[COMPLEMENTOS.id, { ...COMPLEMENTOS, ...doTipo }]]), nomes).map(
      ({ campo, texto }) => [campo, texto],
    )
  }
  const linhas = (...tamanhos: object[]) => ({ tamanhos })

  test('são lidos linha por linha, cada uma sob o nome do seu tamanho; a linha em branco não é nenhuma', () => {
    const nada = { min: null, max: null, incluidas: null }
    expect(lerProduto(ACAI)).toMatchObject({
      dados: {
        grupos: [
          {
            grupoId: 7,
            porTamanho: [
              { ...nada, tamanho: '300 ml', max: 3, incluidas: 3 },
              { ...nada, tamanho: '500 ml', max: 5 },
            ],
          },
        ],
      },
    })
    expect(ler(linhas({ min: '', max: ' ' }, {}))).toMatchObject({
      dados: { grupos: [{ ...nada, grupoId: 7, max: 4 }] },
    })
    expect(ler(linhas(undefined as never, { max: '0' }))).toMatchObject({
      dados: { grupos: [{ porTamanho: [{ ...nada, tamanho: '500 ml', max: 0 }] }] },
    })
  })

  test('seguem o nome do tamanho quando a empresa o escreve de outro jeito', () => {
    const lido = lerProduto({ ...ACAI, tamanhos: [tamanho('300 ML'), tamanho('500 ml')] })
    if ('recusas' in lido) throw new Error('refused')
    const { tamanhos, grupos } = comGrafias(lido.dados, ['300 ml'])
    expect([tamanhos[0]?.nome, grupos[0]?.porTamanho?.[0]?.tamanho]).toEqual(['300 ml', '300 ml'])
  })

  test.each<[grupo: object, campo: string, texto: string]>([
    [linhas({ max: '100' }), 'grupos.0.tamanhos.0.max', 'Digite um número de 0 a 99.'],
    [linhas({}, { min: 'x' }), 'grupos.0.tamanhos.1.min', 'Digite um número de 0 a 99.'],
    [
      linhas({ min: '4', max: '3' }),
      'grupos.0.tamanhos.0.min',
      'Em Complementos, no tamanho 300 ml, o mínimo (4) passa do máximo (3).',
    ],
    [
      linhas({}, { min: '5' }),
      'grupos.0.tamanhos.1.min',
      'Em Complementos, no tamanho 500 ml, o mínimo (5) passa do máximo (4).',
    ],
    [
      { min: '3', tamanhos: [{ max: '2' }] },
      'grupos.0.tamanhos.0.max',
      'Em Complementos, no tamanho 300 ml, o mínimo (3) passa do máximo (2).',
    ],
    [
      linhas({ incluidas: '5' }),
      'grupos.0.tamanhos.0.incluidas',
      'Em Complementos, no tamanho 300 ml, as incluídas (5) passam do máximo (4).',
    ],
  ])('%#: são recusados ao lado do campo', (grupo, campo, texto) => {
    expect(recusar(grupo)).toEqual([[campo, texto]])
  })

  test('o máximo 0 não pede mínimo nenhum', () => {
    expect(recusar(linhas({ max: '0' }))).toEqual([])
    expect(recusar(linhas({ min: '1', max: '0' }))).toHaveLength(1)
  })

  test('sabores não os têm: quantos cabem é do tamanho', () => {
    expect(recusar(linhas({ max: '2' }), { tipo: 'sabor' })).toEqual([
      ['grupos.0.id', 'Em Complementos, quantos sabores cabem em cada tamanho se diz em Tamanhos.'],
    ])
  })

  test('são ditos a quem compara o que mudou', () => {
    const lido = lerProduto(ACAI)
    if ('recusas' in lido) throw new Error('refused')
    expect(descreverGruposDoProduto(lido.dados.grupos, new Map([[COMPLEMENTOS.id, 'Complementos']]))).toBe(
      'Complementos (máximo 4; 300 ml: máximo 3, incluídas 3; 500 ml: máximo 5)',
    )
  })
})
