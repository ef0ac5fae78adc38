import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { perguntasDo } from '~/domain/cardapio/escolhas/perguntas-do-dialogo'
import { escolherOpcao } from '~/domain/cardapio/escolhas/selecionar'
import { acharVariante, type Opcao } from '~/domain/cardapio/grupo'
import {
  BROTO,
  CALABRESA,
  CATUPIRY,
  escolhas,
  FAMILIA,
  GRANDE,
  PIZZA,
  PORTUGUESA,
  QUATRO_QUEIJOS,
} from '../../../../tests/world/pizza'
import { comecar, contar, type Escolhendo, linhaEscolhida, tocar } from './escolher'
import { deleteRascunhoDaEscolha, readRascunhoDaEscolha, saveRascunhoDaEscolha } from './rascunho-da-escolha'

const PRODUTO = { ...PIZZA, extras: [] }
const VAZIO = comecar(PRODUTO, null, null)

/** Taps sizes and options one after the other. */
function escolher(...toques: readonly (Opcao | typeof GRANDE)[]): Escolhendo {
  return toques.reduce<Escolhendo>((antes, alvo) => {
    if ('maxSabores' in alvo) return tocar(PRODUTO, antes, { tipo: 'tamanho', id: alvo.id })
    const [escolha] = escolhas(PRODUTO, alvo)
    const variante = acharVariante(PRODUTO, antes.selecao.varianteId)
    const pergunta = perguntasDo(PRODUTO, variante).find(({ grupos }) =>
      grupos.some(({ id }) => id === escolha?.grupoId),
    )
    if (!escolha || !pergunta) throw new Error('no such question')
    return tocar(PRODUTO, antes, { tipo: 'opcoes', selecao: escolherOpcao(pergunta, antes.selecao, escolha) })
  }, VAZIO)
}

describe('o total está sempre certo', () => {
  test.each([
    ['nada escolhido: o menor preço que há', [], 27_90, true, null],
    ['só o tamanho: o menor preço dele', [GRANDE], 47_90, true, null],
    ['a borda já conta', [GRANDE, CATUPIRY], 47_90, true, null],
    ['um sabor', [GRANDE, CALABRESA], 49_90, false, null],
    ['meio a meio se explica', [GRANDE, CALABRESA, QUATRO_QUEIJOS], 53_90, false, '(49,90 + 57,90) / 2'],
    ['com borda', [FAMILIA, CALABRESA, QUATRO_QUEIJOS, CATUPIRY], 76_90, false, '(59,90 + 69,90) / 2'],
  ])('%s', (_caso, toques, total, aPartirDe, explicacao) => {
    const conta = contar(PRODUTO, escolher(...toques))
    expect([conta.total, conta.aPartirDe]).toEqual([total, aPartirDe])
    if (explicacao) expect(conta.explicacao).toBe(`média dos sabores: ${explicacao}`)
    else expect(conta.explicacao).toBeNull()
  })

  test('vale por todas as unidades', () => {
    const tres = tocar(PRODUTO, escolher(GRANDE, CALABRESA), { tipo: 'quantidade', quantidade: 3 })
    expect(contar(PRODUTO, tres).total).toBe(149_70)
  })
})

describe('trocar o tamanho', () => {
  test('diz o que saiu, e quem volta ao tamanho de antes tem tudo de volta', () => {
    const cheia = escolher(FAMILIA, CALABRESA, PORTUGUESA)
    const menor = tocar(PRODUTO, cheia, { tipo: 'tamanho', id: BROTO.id })
    expect(menor.saiu).toEqual(['Portuguesa: não há no tamanho Broto.'])
    expect(menor.selecao.opcoes).toHaveLength(2)
    const devolta = tocar(PRODUTO, menor, { tipo: 'tamanho', id: FAMILIA.id })
    expect([devolta.saiu, devolta.selecao]).toEqual([[], cheia.selecao])
  })

  test('o que se escolhe depois vale mais do que o que saiu', () => {
    const menor = escolher(FAMILIA, CALABRESA, PORTUGUESA, BROTO, QUATRO_QUEIJOS)
    expect(menor.saiu).toEqual([])
    const devolta = tocar(PRODUTO, menor, { tipo: 'tamanho', id: FAMILIA.id })
    expect(devolta.selecao.opcoes.map(({ opcaoId }) => opcaoId)).not.toContain(CALABRESA.id)
  })
})

test('a linha do carrinho abre com as suas escolhas, e o que acabou é dito', () => {
  const escolhendo = escolher(GRANDE, CALABRESA, QUATRO_QUEIJOS, CATUPIRY)
  const linha = {
    ...{ cartItemId: 'a', produtoId: 7 as never, nome: 'Pizza', imagemUrl: null },
    ...linhaEscolhida(PRODUTO, { ...escolhendo, quantidade: 2, observacao: ' bem assada ' }),
  }
  const aberta = comecar(PRODUTO, linha, null)
  expect([new Set(aberta.selecao.opcoes), aberta.quantidade, aberta.observacao]).toEqual([
    new Set(escolhendo.selecao.opcoes),
    2,
    'bem assada',
  ])
  const [salgados, ...outros] = PRODUTO.grupos
  if (!salgados) throw new Error('no flavours')
  const hoje = { ...PRODUTO, grupos: [{ ...salgados, opcoes: [CALABRESA] }, ...outros] }
  expect(comecar(hoje, linha, null).saiu).toEqual([
    'Uma das suas escolhas saiu do cardápio. Escolha de novo.',
  ])
})

describe('o que se escolheu e não se confirmou', () => {
  beforeEach(() => {
    const textos = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (chave: string) => textos.get(chave) ?? null,
      setItem: (chave: string, texto: string) => void textos.set(chave, texto),
      removeItem: (chave: string) => void textos.delete(chave),
    })
  })
  afterEach(() => void vi.unstubAllGlobals())

  test('é oferecido de novo, até ser concluído ou cancelado', () => {
    const { selecao, quantidade, observacao } = escolher(GRANDE, CALABRESA)
    saveRascunhoDaEscolha('bella', 7, { selecao, quantidade, observacao })
    expect(comecar(PRODUTO, null, readRascunhoDaEscolha('bella', 7)).selecao).toEqual(selecao)
    deleteRascunhoDaEscolha('bella', 7)
    expect(readRascunhoDaEscolha('bella', 7)).toBeNull()
  })

  test.each([
    '',
    '1',
    '{"selecao":null}',
    '{"selecao":{"varianteId":null,"opcoes":[{}]},"quantidade":1,"observacao":""}',
  ])('o que não é uma escolha não derruba nada: %s', texto => {
    sessionStorage.setItem('digitalMenuChoices:bella:7', texto)
    expect(readRascunhoDaEscolha('bella', 7)).toBeNull()
  })
})
