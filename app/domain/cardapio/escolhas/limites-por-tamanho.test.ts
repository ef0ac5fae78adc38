import { describe, expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import { BROTO, escolhas, grupo, opcao, PIZZA, tamanho } from '../../../../tests/world/pizza'
import type { Grupo, LimitesNoTamanho, Opcao, ProdutoComEscolhas, Variante } from '../grupo'
import { aPartirDe } from './a-partir-de'
import { conferirEscolha } from './conferir-escolha'
import { dizerIncluidas, instrucao, perguntasDo } from './perguntas-do-dialogo'
import { precoDaEscolha } from './preco'
import { selecaoInicial, trocarTamanho } from './selecionar'
import { podeSerPedido, porQueNaoSePede, tamanhosSemOpcoes, variantesAVenda } from './venda'

const PEQUENO = tamanho(1, '300 ml', 15_00, null)
const GRANDE = tamanho(2, '500 ml', 22_00, null)
const GRANOLA = opcao(11, 'Granola', 2_00, { maxUnidades: 3 })
const BANANA = opcao(12, 'Banana', 3_00)
const MORANGO = opcao(13, 'Morango', 4_00)
const KIWI = opcao(14, 'Kiwi', 5_00)

function acai(...grupos: Grupo[]): ProdutoComEscolhas {
  return { preco: centavos(0), variantes: [PEQUENO, GRANDE], grupos }
}

function complementos(porTamanho: readonly LimitesNoTamanho[], mais: Partial<Grupo> = {}): Grupo {
  return grupo(1, 'Complementos', [GRANOLA, BANANA, MORANGO, KIWI], {
    ...{ min: 0, max: 4, incluidas: 1, porTamanho },
    ...mais,
  })
}

const no = (tamanho: string, limites: Partial<LimitesNoTamanho>): LimitesNoTamanho => ({
  ...{ tamanho, min: null, max: null, incluidas: null },
  ...limites,
})

type Escolhidas = readonly (Opcao | readonly [Opcao, number])[]

function escolher(produto: ProdutoComEscolhas, variante: Variante, ...opcoes: Escolhidas) {
  return { varianteId: variante.id, opcoes: escolhas(produto, ...opcoes) }
}

function faltas(produto: ProdutoComEscolhas, variante: Variante, ...opcoes: Escolhidas) {
  return conferirEscolha(produto, escolher(produto, variante, ...opcoes)).map(({ texto }) => texto)
}

const so = (tamanho: Variante, opcao: Opcao): Opcao => ({
  ...opcao,
  preco: null,
  precos: [{ tamanho: tamanho.nome, preco: centavos(2_00) }],
})

describe('um grupo sem nenhuma opção no tamanho', () => {
  const gratis500 = grupo(2, 'Grátis 500 ml', [so(GRANDE, BANANA), so(GRANDE, MORANGO)], { min: 2, max: 2 })
  const produto = acai(gratis500)

  test('não é perguntado nele, e não pede nada', () => {
    expect(perguntasDo(produto, PEQUENO)).toEqual([])
    expect(perguntasDo(produto, GRANDE).map(({ min, max }) => [min, max])).toEqual([[2, 2]])
    expect(faltas(produto, PEQUENO)).toEqual([])
    expect(faltas(produto, GRANDE)).toEqual(['Escolha 2 opções.'])
  })

  test('não tira o tamanho de venda, nem o produto', () => {
    expect(variantesAVenda(produto).map(({ nome }) => nome)).toEqual(['300 ml', '500 ml'])
    expect(porQueNaoSePede({ ...produto, variantes: [PEQUENO] })).toEqual([])
    expect(aPartirDe({ ...produto, variantes: [PEQUENO] })).toEqual({ preco: 15_00, varia: false })
  })

  test('é dito ao dono, que pode ter esquecido o preço; o de máximo 0 ele mesmo quis assim', () => {
    expect(tamanhosSemOpcoes(produto, gratis500.id)).toEqual([0])
    const cheio = complementos([no('300 ml', { max: 0 })])
    expect(tamanhosSemOpcoes(acai(cheio), cheio.id)).toEqual([])
  })

  test('o que se escolheu nele em outro tamanho sai, e é dito', () => {
    const antes = escolher(produto, GRANDE, BANANA, MORANGO)
    const { selecao, saiu } = trocarTamanho(produto, antes, PEQUENO.id)
    expect(selecao.opcoes).toEqual([])
    expect(saiu).toEqual(['Banana: não há no tamanho 300 ml.', 'Morango: não há no tamanho 300 ml.'])
    expect(faltas(produto, PEQUENO, BANANA)).toEqual(['Banana: não há no tamanho 300 ml.'])
    expect(precoDaEscolha(produto, { ...antes, varianteId: PEQUENO.id }).parcelas).toEqual([])
  })

  test('o que está fora de venda só nele também não é perguntado', () => {
    const fora = grupo(3, 'Fruta', [{ ...so(PEQUENO, KIWI), inativa: true }, so(GRANDE, BANANA)], {
      min: 1,
      max: 1,
    })
    expect(perguntasDo(acai(fora), PEQUENO)).toEqual([])
  })

  test('mas o que só se esgotou continua sendo exigido', () => {
    const acabou = { ...gratis500, opcoes: [{ ...so(PEQUENO, KIWI), esgotada: true }, ...gratis500.opcoes] }
    expect(perguntasDo(acai(acabou), PEQUENO)).toHaveLength(1)
    expect(variantesAVenda(acai(acabou)).map(({ nome }) => nome)).toEqual(['500 ml'])
  })

  test('e um grupo exigido que não tem opção em tamanho nenhum impede o pedido, como sem tamanhos', () => {
    const vazio = grupo(4, 'Colher', [{ ...KIWI, inativa: true }], { min: 1, max: 1 })
    expect(podeSerPedido(acai(vazio))).toBe(false)
    expect(podeSerPedido({ ...acai(vazio), variantes: [] })).toBe(false)
  })

  test('o livre e vazio nunca é perguntado', () => {
    expect(perguntasDo(acai(grupo(5, 'Vazio', [], { max: 3 })), PEQUENO)).toEqual([])
    expect(perguntasDo({ ...acai(grupo(5, 'Vazio', [], { max: 3 })), variantes: [] }, null)).toEqual([])
  })

  test('uma pizza sem sabor no tamanho não se vende nele: ela é o sabor', () => {
    const gigante = tamanho(9, 'Gigante', 0, 4)
    const comGigante = { ...PIZZA, variantes: [BROTO, gigante] }
    expect(variantesAVenda(comGigante)).toEqual([BROTO])
  })

  test('antes do tamanho não se sabe o que será perguntado, e nada falta além dele', () => {
    const textos = conferirEscolha(produto, { varianteId: null, opcoes: [] }).map(({ texto }) => texto)
    expect(textos).toEqual(['Escolha o tamanho.'])
  })
})

describe('limites por tamanho', () => {
  const produto = acai(
    complementos([no('300 ml', { max: 3, incluidas: 3 }), no('500 ml', { min: 1, max: 5, incluidas: 5 })]),
  )
  const lidas = (variante: Variante) =>
    perguntasDo(produto, variante).map(pergunta => [instrucao(pergunta), dizerIncluidas(pergunta)])

  test('cada tamanho diz os seus, e o que fica em branco é o do produto', () => {
    expect(lidas(PEQUENO)).toEqual([['Escolha até 3 opções.', '3 incluídas no preço']])
    expect(lidas(GRANDE)).toEqual([['Escolha de 1 a 5 opções.', '5 incluídas no preço']])
    const semNada = tamanho(3, '700 ml', 30_00, null)
    const [pergunta] = perguntasDo({ ...produto, variantes: [semNada] }, semNada)
    expect(pergunta).toMatchObject({ min: 0, max: 4, incluidas: 1, tamanho: null })
  })

  test('conferem o pedido, dizendo o tamanho', () => {
    expect(faltas(produto, PEQUENO, GRANOLA, BANANA, MORANGO)).toEqual([])
    expect(faltas(produto, PEQUENO, [GRANOLA, 2], BANANA, MORANGO)).toEqual([
      'No máximo 3 opções no tamanho 300 ml.',
    ])
    expect(faltas(produto, GRANDE, [GRANOLA, 2], BANANA, MORANGO)).toEqual([])
    expect(faltas(produto, GRANDE)).toEqual(['Escolha de 1 a 5 opções.'])
  })

  test('dizem quantas unidades não custam nada', () => {
    const custa = (variante: Variante, ...opcoes: Opcao[]) =>
      precoDaEscolha(produto, escolher(produto, variante, ...opcoes)).parcelas.map(({ valor }) => valor)
    expect(custa(PEQUENO, BANANA, MORANGO, KIWI)).toEqual([0, 0, 0])
    const umaSo = acai(complementos([no('300 ml', { incluidas: 0 })]))
    const parcelas = (variante: Variante) =>
      precoDaEscolha(umaSo, escolher(umaSo, variante, BANANA, KIWI)).parcelas.map(({ valor }) => valor)
    expect(parcelas(PEQUENO)).toEqual([3_00, 5_00])
    expect(parcelas(GRANDE)).toEqual([3_00, 0])
  })

  test('a vitrine e a falta de opções contam com eles', () => {
    const marmita = acai(
      grupo(1, 'Proteína', [GRANOLA, BANANA], {
        ...{ min: 1, max: 1 },
        porTamanho: [no('500 ml', { min: 2, max: 2 })],
      }),
    )
    expect(aPartirDe({ ...marmita, variantes: [PEQUENO] })?.preco).toBe(17_00)
    expect(aPartirDe({ ...marmita, variantes: [GRANDE] })?.preco).toBe(26_00)
    const semBanana = acai(
      grupo(1, 'Proteína', [{ ...BANANA }], {
        min: 1,
        max: 1,
        porTamanho: [no('500 ml', { min: 2, max: 2 })],
      }),
    )
    expect(variantesAVenda(semBanana)).toEqual([PEQUENO])
  })

  test('o máximo 0 não pergunta o grupo naquele tamanho, ainda que ele seja exigido nos outros', () => {
    const semPequeno = acai(complementos([no('300 ml', { max: 0 })], { min: 1 }))
    expect(perguntasDo(semPequeno, PEQUENO)).toEqual([])
    expect(faltas(semPequeno, PEQUENO)).toEqual([])
    expect(faltas(semPequeno, PEQUENO, BANANA)).toEqual(['Banana: não há no tamanho 300 ml.'])
    expect(trocarTamanho(semPequeno, escolher(semPequeno, GRANDE, BANANA), PEQUENO.id)).toEqual({
      selecao: { varianteId: PEQUENO.id, opcoes: [] },
      saiu: ['Banana: não há no tamanho 300 ml.'],
    })
  })

  test('não valem para sabores, cujo número cada tamanho já diz', () => {
    const [salgados, ...outros] = PIZZA.grupos
    const mexida = {
      ...PIZZA,
      grupos: [{ ...salgados, porTamanho: [no('Broto', { max: 3 })] } as Grupo, ...outros],
    }
    expect(perguntasDo(mexida, BROTO)[0]?.max).toBe(1)
  })

  test('ao trocar para um tamanho menor sai o que se escolheu por último, e o que diminuiu é dito', () => {
    const antes = escolher(produto, GRANDE, BANANA, [GRANOLA, 3], MORANGO)
    const { selecao, saiu } = trocarTamanho(produto, antes, PEQUENO.id)
    expect(selecao.opcoes.map(({ opcaoId, quantidade }) => [opcaoId, quantidade])).toEqual([
      [BANANA.id, 1],
      [GRANOLA.id, 2],
    ])
    expect(saiu).toEqual([
      'Granola: ficou com 2 em vez de 3. No máximo 3 opções no tamanho 300 ml.',
      'Morango saiu: no máximo 3 opções no tamanho 300 ml.',
    ])
  })

  test('o que o dono já deixa marcado espera pelo tamanho para ser contado', () => {
    const marcadas = acai(
      complementos([no('500 ml', { max: 2 })], {
        max: 1,
        opcoes: [BANANA, MORANGO].map(opcao => ({ ...opcao, padrao: true })),
      }),
    )
    expect(selecaoInicial(marcadas).opcoes).toHaveLength(2)
    expect(trocarTamanho(marcadas, selecaoInicial(marcadas), GRANDE.id).selecao.opcoes).toHaveLength(2)
  })
})
