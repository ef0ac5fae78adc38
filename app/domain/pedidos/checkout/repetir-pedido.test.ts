import { expect, test } from 'vitest'
import type { ExtraDoCardapio } from '~/domain/cardapio/cardapio'
import { comEscolhas } from '~/domain/cardapio/escolhas/com-escolhas'
import type { Grupo, Variante } from '~/domain/cardapio/grupo'
import { montarEscolha } from '~/domain/pedidos/escolhas'
import { centavos, ZERO } from '~/domain/valores/centavos'
import type { ExtraId, OpcaoId, ProdutoId, VarianteId } from '~/domain/valores/ids'
import {
  BORDA,
  CALABRESA,
  CATUPIRY,
  DOCES,
  escolhas,
  GRANDE,
  grupo,
  opcao,
  PIZZA,
  QUATRO_QUEIJOS,
  SEM_BORDA,
  sabores,
} from '../../../../tests/world/pizza'
import { guardarCarrinho, lerCarrinho, somar } from './carrinho'
import { conferirCarrinho, type ProdutoDeHoje } from './conferir-carrinho'
import { conferirLinha } from './conferir-linha'
import { type CardapioDeHoje, juntarAoCarrinho, type LinhaPedida, repetirPedido } from './repetir-pedido'

const SEM_LIMITES = { min: null, max: null, incluidas: null }
const GRUPOS = [sabores(), DOCES, BORDA]

function pizza(grupos: readonly Grupo[] = GRUPOS, variantes: readonly Variante[] = PIZZA.variantes) {
  const vinculos = grupos.map(({ id }) => ({ grupoId: id, ...SEM_LIMITES }))
  return {
    ...{ id: 7 as ProdutoId, nome: 'Pizza salgada', preco: ZERO, imagem: 'foto', extras: [] },
    ...{ variantes, vinculos },
  } satisfies ProdutoDeHoje
}

const BACON: ExtraDoCardapio = { id: 4 as ExtraId, nome: 'Bacon', preco: centavos(3_00), tipo: 'adicional' }
const FILE: ProdutoDeHoje = {
  ...{ id: 8 as ProdutoId, nome: 'Filé', preco: centavos(40_00), imagem: null, extras: [BACON] },
}

/** A line as the store gives it back, of what a cart of that day would have had. */
function guardada(feito: ReturnType<typeof montarEscolha>, outra: Partial<LinhaPedida> = {}): LinhaPedida {
  return {
    ...{ produtoId: 7 as ProdutoId, nome: 'Pizza salgada', quantidade: 2, observacao: null },
    observacaoDoPainel: false,
    ...feito,
    extras: feito.extras.map(({ id: _, grupoId: __, ...extra }) => extra),
    ...outra,
  }
}

const DE_ENTAO = comEscolhas(pizza(), GRUPOS)
const ESCOLHIDAS = escolhas(DE_ENTAO, CALABRESA, QUATRO_QUEIJOS, CATUPIRY)
const META = guardada(
  montarEscolha(DE_ENTAO, {
    varianteId: GRANDE.id,
    opcoes: ESCOLHIDAS.map(escolha =>
      escolha.opcaoId === CALABRESA.id ? { ...escolha, observacao: 'sem cebola' } : escolha,
    ),
  }),
)
const PRATO: LinhaPedida = {
  ...{ produtoId: 8 as ProdutoId, nome: 'Filé', preco: centavos(40_00), quantidade: 1 },
  ...{ observacao: 'Mal passado', observacaoDoPainel: false },
  extras: [{ nome: 'Bacon', preco: centavos(3_00), tipo: 'adicional', idExtra: BACON.id }],
}

const HOJE: CardapioDeHoje = { produtos: [pizza(), FILE], grupos: GRUPOS }

/** The order again with today's menu: its cart, and what the customer is told. */
function pedirDeNovo(linhas: readonly LinhaPedida[], hoje: CardapioDeHoje = HOJE) {
  let chave = 0
  const itens = repetirPedido(linhas, hoje, () => `linha-${++chave}`)
  const { carrinho, mudancas } = conferirCarrinho(
    { itens, observacoes: '' },
    hoje.produtos,
    (linha, produto) => conferirLinha(linha, produto, hoje.grupos),
  )
  // What the browser keeps of it can be read back, whatever is gone.
  const { itens: guardado, observacoes } = guardarCarrinho(carrinho)
  expect(lerCarrinho(JSON.parse(guardado), observacoes)).toEqual(carrinho)
  return { itens: carrinho.itens, total: somar(carrinho), textos: mudancas.map(({ texto }) => texto) }
}

test('o mesmo pedido, do cardápio que não mudou, não tem o que dizer', () => {
  const { itens, total, textos } = pedirDeNovo([META, PRATO])
  expect(textos).toEqual([])
  expect(total).toBe(2 * (53_90 + 10_00) + 43_00)
  expect(itens).toMatchObject([
    {
      ...{ cartItemId: 'linha-1', quantidade: 2, variante: 'Grande', imagemUrl: '/imagens/foto-400.webp' },
      extras: [
        { nome: 'Calabresa', observacao: 'sem cebola' },
        { nome: 'Quatro queijos' },
        { nome: 'Catupiry' },
      ],
    },
    { cartItemId: 'linha-2', observacao: 'Mal passado', extras: [{ id: BACON.id, nome: 'Bacon' }] },
  ])
})

test('o que mudou de preço se diz, e vale o preço de hoje', () => {
  const produtos = [
    pizza(),
    { ...FILE, preco: centavos(45_00), extras: [{ ...BACON, preco: centavos(4_00) }] },
  ]
  expect(pedirDeNovo([PRATO], { ...HOJE, produtos })).toMatchObject({
    total: 49_00,
    textos: [
      'O preço de Filé mudou de R$\u00a040,00 para R$\u00a045,00.',
      'O preço do extra Bacon de Filé mudou de R$\u00a03,00 para R$\u00a04,00.',
    ],
  })
})

test('o que foi refeito no cardápio com o mesmo nome se acha pelo nome', () => {
  const novas = PIZZA.variantes.map(tamanho => ({ ...tamanho, id: (tamanho.id + 50) as VarianteId }))
  const borda = grupo(90, 'BORDA', [opcao(98, 'Catupiry', 10_00), opcao(99, 'Sem borda', 0)], {
    min: 1,
    max: 1,
  })
  const grupos = [sabores(), DOCES, borda]
  const bacon = { ...BACON, id: 44 as ExtraId }
  const hoje = { produtos: [pizza(grupos, novas), { ...FILE, extras: [bacon] }], grupos }
  const { itens, textos } = pedirDeNovo([META, { ...PRATO, extras: [{ ...BACON, idExtra: null }] }], hoje)
  expect(textos).toEqual([])
  expect(itens).toMatchObject([
    { varianteId: GRANDE.id + 50, extras: [{}, {}, { grupoId: 90, opcaoId: 98 as OpcaoId }] },
    { extras: [{ id: 44 }] },
  ])
})

test.each<[string, CardapioDeHoje, string]>([
  ['o produto', { ...HOJE, produtos: [FILE] }, 'Pizza salgada não está mais disponível.'],
  [
    ...(['o tamanho', { ...HOJE, produtos: [pizza(GRUPOS, PIZZA.variantes.slice(0, 1)), FILE] }] as const),
    'Pizza salgada (Grande): O tamanho Grande não está mais disponível.',
  ],
  [
    'a opção',
    { produtos: [pizza(), FILE], grupos: [sabores(), DOCES, { ...BORDA, opcoes: [SEM_BORDA] }] },
    'Pizza salgada (Grande): Catupiry não está mais disponível.',
  ],
  [
    ...(['o grupo', { ...HOJE, produtos: [pizza([sabores(), DOCES]), FILE] }] as const),
    'Pizza salgada (Grande): Catupiry não está mais disponível.',
  ],
])('se saiu do cardápio %s, o cliente lê qual e nada mais se perde', (_, hoje, texto) => {
  const { itens, total, textos } = pedirDeNovo([META, PRATO], hoje)
  expect(textos).toEqual([texto])
  expect(itens[0]).toMatchObject({ quantidade: 2, extras: META.extras.map(({ nome }) => ({ nome })) })
  expect(total).toBe(43_00)
})

test('um extra que saiu fica à vista e o prato se pede sem ele', () => {
  const { itens, total, textos } = pedirDeNovo([PRATO], { ...HOJE, produtos: [{ ...FILE, extras: [] }] })
  expect(textos).toEqual(['O extra Bacon de Filé não está mais disponível.'])
  expect(itens).toMatchObject([{ extras: [{ nome: 'Bacon', indisponivel: true }] }])
  expect(total).toBe(40_00)
})

test('o que o painel anotou fica com a loja', () => {
  const [pizzaDeNovo, prato] = pedirDeNovo([
    { ...META, observacaoDoPainel: true },
    { ...PRATO, observacaoDoPainel: true },
  ]).itens
  expect(prato?.observacao).toBe('')
  expect(pizzaDeNovo?.extras.map(({ observacao }) => observacao ?? null)).toEqual([null, null, null])
})

test('junta-se ao que já está no carrinho, e o que pede o mesmo fica numa linha só', () => {
  const [prato] = repetirPedido([PRATO], HOJE, () => 'de-antes')
  if (!prato) throw new Error('the order has no line')
  let chave = 0
  const linhas = repetirPedido([META, PRATO], HOJE, () => `linha-${++chave}`)
  const carrinho = { itens: [prato], observacoes: 'campainha quebrada' }
  const junto = juntarAoCarrinho(carrinho, linhas)
  expect(junto.observacoes).toBe('campainha quebrada')
  expect(junto.itens.map(({ cartItemId, quantidade }) => [cartItemId, quantidade])).toEqual([
    ['de-antes', 2],
    ['linha-1', 2],
  ])
})
