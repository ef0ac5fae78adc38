import { describe, expect, test } from 'vitest'
import type { ExtraDoCardapio } from '~/domain/cardapio/cardapio'
import { comEscolhas } from '~/domain/cardapio/escolhas/com-escolhas'
import type { Grupo, Variante } from '~/domain/cardapio/grupo'
import { montarEscolha } from '~/domain/pedidos/escolhas'
import { centavos, ZERO } from '~/domain/valores/centavos'
import type { ExtraId, ProdutoId } from '~/domain/valores/ids'
import {
  BORDA,
  CALABRESA,
  CATUPIRY,
  DOCES,
  escolhas,
  FAMILIA,
  GRANDE,
  grupo,
  opcao,
  PIZZA,
  QUATRO_QUEIJOS,
  sabores,
} from '../../../../tests/world/pizza'
import type { Carrinho, ItemDoCarrinho } from './carrinho'
import { conferirCarrinho, type ProdutoDeHoje } from './conferir-carrinho'
import { conferirLinha } from './conferir-linha'
import { selecaoDaLinha } from './escolha-da-linha'

const OREGANO: ExtraDoCardapio = {
  id: 11 as ExtraId, // the number of Calabresa as well
  nome: 'Orégano',
  preco: centavos(1_00),
  tipo: 'opcional',
}
const GRUPOS = [sabores(), DOCES, BORDA]
const SEM_LIMITES = { min: null, max: null, incluidas: null }

function pizza(variantes: readonly Variante[] = PIZZA.variantes): ProdutoDeHoje {
  return {
    ...{ id: 7 as ProdutoId, nome: 'Pizza salgada', preco: ZERO, imagem: null, extras: [OREGANO] },
    ...{ variantes, vinculos: GRUPOS.map(({ id }) => ({ grupoId: id, ...SEM_LIMITES })) },
  }
}

const COMPLETA = comEscolhas(pizza(), GRUPOS)
const [METADE, OUTRA, BORDA_CHEIA] = escolhas(COMPLETA, CALABRESA, QUATRO_QUEIJOS, CATUPIRY)
if (!METADE || !OUTRA || !BORDA_CHEIA) throw new Error('the pizza has changed')
const LINHA: ItemDoCarrinho = {
  ...{ cartItemId: 'a', produtoId: 7 as ProdutoId, nome: 'Pizza salgada', imagemUrl: null },
  ...{ quantidade: 2, observacao: '' },
  ...montarEscolha(COMPLETA, {
    varianteId: GRANDE.id,
    opcoes: [{ ...METADE, observacao: 'sem cebola' }, OUTRA, BORDA_CHEIA],
  }),
}

function conferir(item: ItemDoCarrinho, hoje: ProdutoDeHoje = pizza(), grupos: readonly Grupo[] = GRUPOS) {
  const carrinho: Carrinho = { itens: [item], observacoes: '' }
  const conferido = conferirCarrinho(carrinho, [hoje], (linha, produto) =>
    conferirLinha(linha, produto, grupos),
  )
  // Checking again finds nothing new.
  expect(
    conferirCarrinho(conferido.carrinho, [hoje], (linha, produto) => conferirLinha(linha, produto, grupos)),
  ).toEqual({ carrinho: conferido.carrinho, mudancas: [] })
  const [depois] = conferido.carrinho.itens
  if (!depois) throw new Error('the line is lost')
  return { depois, textos: conferido.mudancas.map(({ texto }) => texto) }
}

test('a linha guarda a escolha e o preço, e dela se lê a mesma escolha', () => {
  expect(LINHA.preco).toBe(53_90)
  expect(LINHA.extras.map(({ nome, preco, fracao }) => [nome, preco, fracao])).toEqual([
    ['Calabresa', 0, 2],
    ['Quatro queijos', 0, 2],
    ['Catupiry', 10_00, null],
  ])
  expect(selecaoDaLinha(LINHA)).toEqual({
    varianteId: GRANDE.id,
    opcoes: [{ ...METADE, observacao: 'sem cebola' }, OUTRA, BORDA_CHEIA],
  })
})

test('a opção em parte incluída são duas linhas e uma escolha', () => {
  const molho = opcao(51, 'Molho', 2_00, { maxUnidades: 3 })
  const molhos = grupo(5, 'Molhos', [molho], { max: 3, incluidas: 1 })
  const produto = { ...comEscolhas({ preco: centavos(30_00), extras: [] }, []), grupos: [molhos] }
  const opcoes = [{ grupoId: molhos.id, opcaoId: molho.id, quantidade: 3 }]
  const { extras } = montarEscolha(produto, { varianteId: null, opcoes })
  expect(extras.map(({ quantidade, preco }) => [quantidade, preco])).toEqual([
    [1, 0],
    [2, 2_00],
  ])
  expect(selecaoDaLinha({ extras })).toEqual({ varianteId: null, opcoes })
})

test('igual ao cardápio nada muda, e o extra de mesmo número que um sabor não se confunde com ele', () => {
  expect(conferir(LINHA)).toEqual({ depois: LINHA, textos: [] })
  const { id, nome, preco, tipo } = OREGANO
  const comExtra = { ...LINHA, extras: [...LINHA.extras, { id, idExtra: id, nome, preco, tipo }] }
  expect(conferir(comExtra)).toEqual({ depois: comExtra, textos: [] })
})

describe('o que mudou', () => {
  test('o preço de um sabor: a linha fica, com o preço de hoje', () => {
    const caro = { ...CALABRESA, precos: [{ tamanho: 'Grande', preco: centavos(51_90) }] }
    const hoje = [{ ...sabores(), opcoes: [caro, QUATRO_QUEIJOS] }, DOCES, BORDA]
    const { depois, textos } = conferir(LINHA, pizza(), hoje)
    expect([depois.preco, depois.faltas]).toEqual([54_90, undefined])
    expect(textos).toEqual(['O preço de Pizza salgada (Grande) mudou de R$\u00a063,90 para R$\u00a064,90.'])
  })

  test('os nomes', () => {
    const hoje = [sabores(), DOCES, { ...BORDA, opcoes: [{ ...CATUPIRY, nome: 'Requeijão' }] }]
    const { textos } = conferir(LINHA, { ...pizza(), nome: 'Pizza' }, hoje)
    expect(textos).toEqual(['Pizza salgada agora se chama Pizza.', 'Catupiry agora se chama Requeijão.'])
  })

  test.each<[caso: string, hoje: ProdutoDeHoje, grupos: readonly Grupo[], faltas: string[]]>([
    [
      'um sabor acabou',
      pizza(),
      [{ ...sabores(), opcoes: [{ ...CALABRESA, esgotada: true }, QUATRO_QUEIJOS] }, DOCES, BORDA],
      ['Calabresa: esgotado.'],
    ],
    [
      'a borda saiu do cardápio',
      pizza(),
      [sabores(), DOCES, { ...BORDA, opcoes: BORDA.opcoes.slice(0, 1) }],
      ['Catupiry não está mais disponível.'],
    ],
    [
      'o tamanho leva menos sabores',
      pizza([{ ...GRANDE, maxSabores: 1 }]),
      GRUPOS,
      ['Sabores: no máximo 1 sabor no tamanho Grande.'],
    ],
    [
      'o grupo agora pede mais',
      pizza(),
      [sabores(), DOCES, { ...BORDA, min: 2, max: 2 }],
      ['Borda: escolha 2 opções.'],
    ],
    [
      'o tamanho acabou',
      pizza([{ ...GRANDE, esgotada: true }, FAMILIA]),
      GRUPOS,
      ['O tamanho Grande está esgotado.'],
    ],
    ['o tamanho saiu do cardápio', pizza([FAMILIA]), GRUPOS, ['O tamanho Grande não está mais disponível.']],
  ])('%s: a linha fica como foi escolhida, e diz o quê', (_caso, hoje, grupos, faltas) => {
    const { depois, textos } = conferir(LINHA, hoje, grupos)
    expect(depois).toEqual({ ...LINHA, faltas })
    expect(textos).toEqual([`Pizza salgada (Grande): ${faltas.join(' ')}`])
  })

  test('o que voltou tira a falta', () => {
    expect(conferir({ ...LINHA, faltas: ['Calabresa: esgotado.'] })).toEqual({ depois: LINHA, textos: [] })
  })

  test('o produto acabou: nada se escolhe de novo, espera-se por ele', () => {
    const { depois, textos } = conferir(LINHA, { ...pizza(), esgotado: true })
    expect(depois).toEqual({ ...LINHA, esgotado: true })
    expect(textos).toEqual(['Pizza salgada: esgotado no momento.'])
  })

  test('o tamanho que deixou de perguntar a borda: a dela fica à vista, e se escolhe de novo', () => {
    const { vinculos = [], ...resto } = pizza()
    const semBorda = { tamanho: 'Grande', ...SEM_LIMITES, max: 0 }
    const hoje = {
      ...resto,
      vinculos: vinculos.map(um => (um.grupoId === BORDA.id ? { ...um, porTamanho: [semBorda] } : um)),
    }
    const { depois } = conferir(LINHA, hoje)
    expect(depois.faltas).toEqual(['Catupiry: não há no tamanho Grande.'])
    expect(
      conferir({ ...LINHA, variante: 'Família', varianteId: FAMILIA.id }, hoje).depois.faltas,
    ).toBeUndefined()
  })

  test('a linha de antes de haver tamanhos pede que se escolha', () => {
    const { variante: _, varianteId: __, ...antiga } = { ...LINHA, extras: [] }
    const { depois } = conferir(antiga)
    expect(depois.faltas).toEqual(['Escolha o tamanho.'])
  })
})

test('sem as regras a linha com escolhas fica como foi guardada', () => {
  const carrinho: Carrinho = { itens: [LINHA], observacoes: '' }
  expect(conferirCarrinho(carrinho, [pizza([FAMILIA])])).toEqual({ carrinho, mudancas: [] })
})
