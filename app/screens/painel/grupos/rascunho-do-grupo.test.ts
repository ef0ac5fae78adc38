import { describe, expect, test } from 'vitest'
import { type GrupoGuardado, SEM_PRECO_DE_TODOS } from '~/domain/cardapio/grupo-guardado'
import { centavos } from '~/domain/valores/centavos'
import type { GrupoId, OpcaoId } from '~/domain/valores/ids'
import { mover } from '../tela/lista/use-linhas'
import {
  abrirColunas,
  abrirOpcoes,
  abrirRascunho,
  comTipo,
  emBranco,
  lerRascunho,
  opcaoEmBranco,
} from './rascunho-do-grupo'

const BORDA: GrupoGuardado = {
  ...{
    id: 3 as GrupoId,
    nome: 'Borda',
    ajuda: null,
    tipo: 'borda',
    regraPreco: 'soma',
    ...SEM_PRECO_DE_TODOS,
  },
  ...{ min: 0, max: 1, maxDistintas: null, incluidas: 0 },
  opcoes: [
    {
      ...{ id: 31 as OpcaoId, nome: 'Catupiry', descricao: null, preco: null, codigoCliente: 'B1' },
      precos: [
        { tamanho: 'Antiga', preco: centavos(900) },
        { tamanho: 'Broto', preco: centavos(800) },
      ],
      ...{ maxUnidades: 1, padrao: false, ativo: false },
    },
  ],
}

describe('o grupo que se digita', () => {
  test('aberto e lido de volta é o que estava guardado, e tem uma linha a mais para digitar', () => {
    const opcoes = abrirOpcoes(BORDA)
    expect(opcoes.map(emBranco)).toEqual([false, true])
    const lido = lerRascunho(BORDA.id, abrirRascunho(BORDA), opcoes, abrirColunas(BORDA, ['Broto']))
    const semIds = ({ opcoes, ...grupo }: GrupoGuardado) => ({
      ...grupo,
      opcoes: opcoes.map(({ id: _, precos, ...opcao }) => ({ ...opcao, precos: new Set(precos) })),
    })
    expect(semIds(lido)).toEqual(semIds(BORDA))
  })

  test('as colunas são os tamanhos em uso, na ordem deles, e depois os que só têm preço', () => {
    expect(abrirColunas(BORDA, ['Grande', 'Broto'])).toEqual([
      { nome: 'Grande', usada: true },
      { nome: 'Broto', usada: true },
      { nome: 'Antiga', usada: false },
    ])
  })

  test('o que ninguém digitou segue o tipo; o que se digitou fica', () => {
    const sabores = comTipo(abrirRascunho(null), 'sabor')
    expect(sabores).toMatchObject({ nome: 'Sabores', min: '1', max: '1' })
    expect(comTipo(sabores, 'borda')).toMatchObject({ nome: 'Borda', min: '0', max: '1' })
    const digitado = { ...sabores, nome: 'Recheios', max: '3' }
    expect(comTipo(digitado, 'borda')).toMatchObject({ nome: 'Recheios', min: '1', max: '3' })
  })

  test('o que não se consegue ler não entra na prévia, e o que está em branco não custa nada', () => {
    const opcoes = [
      { ...opcaoEmBranco(1), nome: 'Bem passada' },
      { ...opcaoEmBranco(2), nome: 'Ao ponto', preco: 'dez' },
      opcaoEmBranco(3),
    ]
    const rascunho = { ...abrirRascunho(null), tipo: 'escolha' as const, min: 'um', max: '' }
    const { min, max, opcoes: lidas } = lerRascunho(1 as GrupoId, rascunho, opcoes, [])
    expect([min, max, lidas.map(({ nome, preco }) => [nome, preco])]).toEqual([
      0,
      1,
      [
        ['Bem passada', 0],
        ['Ao ponto', 0],
      ],
    ])
  })
})

test('uma linha sobe e desce por cima das que já foram tiradas', () => {
  const linhas = [{ chave: 1 }, { chave: 2, tirada: true }, { chave: 3 }]
  const ordem = (chave: number, passo: -1 | 1) => mover(linhas, chave, passo).map(linha => linha.chave)
  expect(ordem(3, -1)).toEqual([3, 1, 2])
  expect(ordem(1, 1)).toEqual([2, 3, 1])
  expect(ordem(1, -1)).toEqual([1, 2, 3])
})
