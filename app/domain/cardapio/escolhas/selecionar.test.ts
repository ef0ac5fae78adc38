import { describe, expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import type { GrupoId } from '~/domain/valores/ids'
import {
  BORDA,
  BROTO,
  CALABRESA,
  CATUPIRY,
  CHOCOLATE,
  escolhas,
  FAMILIA,
  GRANDE,
  grupo,
  opcao,
  PIZZA,
  PORTUGUESA,
  QUATRO_QUEIJOS,
  SEM_BORDA,
  sabores,
} from '../../../../tests/world/pizza'
import {
  GRUPO_DOS_EXTRAS,
  type Grupo,
  type Opcao,
  type ProdutoComEscolhas,
  type Selecao,
  type Variante,
} from '../grupo'
import { perguntasDo } from './perguntas-do-dialogo'
import {
  acharEscolha,
  ajustar,
  contarEscolhidas,
  escolherOpcao,
  maximoDaOpcao,
  observarParte,
  selecaoInicial,
  trocarTamanho,
} from './selecionar'

const MOLHO = opcao(51, 'Molho', 2_00, { maxUnidades: 3 })
const ALHO = opcao(52, 'Alho', 1_00)
const SALADA = opcao(53, 'Salada', 0)

function prato(...grupos: Grupo[]): ProdutoComEscolhas {
  return { preco: centavos(30_00), variantes: [], grupos }
}

function selecao(produto: ProdutoComEscolhas, variante: Variante | null, ...opcoes: Opcao[]): Selecao {
  return { varianteId: variante?.id ?? null, opcoes: escolhas(produto, ...opcoes) }
}

function nomes(produto: ProdutoComEscolhas, { opcoes }: Selecao): string[] {
  const todas = produto.grupos.flatMap(({ opcoes: dele }) => dele)
  return opcoes.map(({ opcaoId }) => todas.find(({ id }) => id === opcaoId)?.nome ?? '?')
}

function tocar(produto: ProdutoComEscolhas, antes: Selecao, alvo: Opcao, quantidade = 1): Selecao {
  const variante = produto.variantes.find(({ id }) => id === antes.varianteId) ?? null
  const [escolha] = escolhas(produto, alvo)
  const pergunta = perguntasDo(produto, variante).find(({ grupos }) =>
    grupos.some(({ id }) => id === escolha?.grupoId),
  )
  if (!pergunta || !escolha) throw new Error('no such question')
  return escolherOpcao(pergunta, antes, { ...escolha, quantidade })
}

describe('o que já vem escolhido', () => {
  test('é o que o dono marcou, e o tamanho só quando há um só', () => {
    expect(selecaoInicial(PIZZA)).toEqual(selecao(PIZZA, null, SEM_BORDA))
    const soGrande = { ...PIZZA, variantes: [{ ...BROTO, esgotada: true }, GRANDE] }
    expect(selecaoInicial(soGrande)).toEqual(selecao(PIZZA, GRANDE, SEM_BORDA))
  })

  test('não é o que acabou, nem mais do que cabe', () => {
    const dois = grupo(
      5,
      'Molhos',
      [
        { ...MOLHO, padrao: true, esgotada: true },
        { ...ALHO, padrao: true },
        { ...SALADA, padrao: true },
      ],
      { max: 1 },
    )
    expect(nomes(prato(dois), selecaoInicial(prato(dois)))).toEqual(['Alho'])
  })
})

describe('trocar o tamanho', () => {
  const cheia = selecao(PIZZA, FAMILIA, CALABRESA, PORTUGUESA, CHOCOLATE, CATUPIRY)

  test.each([
    ['para um em que tudo cabe', cheia, FAMILIA, ['Calabresa', 'Portuguesa', 'Chocolate', 'Catupiry'], []],
    [
      'para um de menos sabores tira os escolhidos por último',
      cheia,
      GRANDE,
      ['Calabresa', 'Portuguesa', 'Catupiry'],
      ['Chocolate saiu: no máximo 2 sabores no tamanho Grande.'],
    ],
    [
      'para um que não tem o sabor',
      selecao(PIZZA, GRANDE, PORTUGUESA, CALABRESA, SEM_BORDA),
      BROTO,
      ['Calabresa', 'Sem borda'],
      ['Portuguesa: não há no tamanho Broto.'],
    ],
  ])('%s', (_caso, antes, variante, ficam, saiu) => {
    const ajuste = trocarTamanho(PIZZA, antes, variante.id)
    expect([ajuste.selecao.varianteId, nomes(PIZZA, ajuste.selecao), ajuste.saiu]).toEqual([
      variante.id,
      ficam,
      saiu,
    ])
  })

  test('a observação de um sabor que fica, fica', () => {
    const [calabresa] = escolhas(PIZZA, CALABRESA)
    if (!calabresa) throw new Error('no flavour')
    const anotada = observarParte(cheia, calabresa, 'sem cebola')
    expect(trocarTamanho(PIZZA, anotada, GRANDE.id).selecao.opcoes[0]?.observacao).toBe('sem cebola')
  })
})

describe('o que não há mais no cardápio sai da escolha, e é dito', () => {
  const antes = selecao(PIZZA, GRANDE, CALABRESA, QUATRO_QUEIJOS, CATUPIRY)

  test('a opção que acabou, a que foi apagada e o tamanho esgotado', () => {
    const salgados = { ...sabores(), opcoes: [{ ...CALABRESA, esgotada: true }, QUATRO_QUEIJOS] }
    const hoje = { ...PIZZA, grupos: [salgados, { ...BORDA, opcoes: [SEM_BORDA] }] }
    const { selecao: depois, saiu } = ajustar(hoje, antes)
    expect(nomes(hoje, depois)).toEqual(['Quatro queijos'])
    expect(saiu).toEqual(['Calabresa: esgotado.', 'Uma das suas escolhas saiu do cardápio. Escolha de novo.'])
  })

  test('sem o tamanho os sabores esperam pelo próximo', () => {
    const hoje = { ...PIZZA, variantes: [BROTO, { ...GRANDE, esgotada: true }] }
    expect(ajustar(hoje, antes)).toEqual({
      selecao: { ...antes, varianteId: null },
      saiu: ['O tamanho Grande está esgotado.'],
    })
  })
})

describe('um toque', () => {
  test('onde só cabe uma, a nova toma o lugar da outra', () => {
    const antes = selecao(PIZZA, GRANDE, CALABRESA, SEM_BORDA)
    expect(nomes(PIZZA, tocar(PIZZA, antes, CATUPIRY))).toEqual(['Calabresa', 'Catupiry'])
    const broto = selecao(PIZZA, BROTO, CALABRESA)
    expect(nomes(PIZZA, tocar(PIZZA, broto, CHOCOLATE))).toEqual(['Chocolate'])
  })

  test('outro toque tira, e mudar a quantidade não muda o lugar', () => {
    const molhos = prato(grupo(5, 'Molhos', [MOLHO, ALHO], { max: 4 }))
    const duas = tocar(molhos, selecao(molhos, null, MOLHO, ALHO), MOLHO, 3)
    expect(nomes(molhos, duas)).toEqual(['Molho', 'Alho'])
    expect(acharEscolha(duas, 5 as GrupoId, MOLHO)?.quantidade).toBe(3)
    expect(acharEscolha(duas, GRUPO_DOS_EXTRAS, MOLHO)).toBeUndefined()
    expect(nomes(molhos, tocar(molhos, duas, MOLHO, 0))).toEqual(['Alho'])
  })

  test.each([
    ['tudo livre', { max: 4 }, [], 3],
    ['o que resta do grupo', { max: 2 }, [ALHO], 1],
    ['nada quando o grupo está cheio', { max: 2 }, [ALHO, SALADA], 0],
    ['nada quando não cabe outra diferente', { max: 9, maxDistintas: 1 }, [ALHO], 0],
  ])('quantas cabem: %s', (_caso, limites, outras, cabem) => {
    const produto = prato(grupo(5, 'Molhos', [MOLHO, ALHO, SALADA], limites))
    const [pergunta] = perguntasDo(produto, null)
    if (!pergunta) throw new Error('no question')
    const antes = selecao(produto, null, ...outras)
    expect(maximoDaOpcao(pergunta, antes, MOLHO)).toBe(cabem)
    expect(contarEscolhidas(pergunta, antes)).toBe(outras.length)
  })
})
