import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { acharImpedimento } from '~/domain/pedidos/impedimentos'
import { centavos } from '~/domain/valores/centavos'
import type { ExtraId, ProdutoId } from '~/domain/valores/ids'
import { type Carrinho, guardarCarrinho, type ItemDoCarrinho, lerCarrinho, somar } from './carrinho'
import { conferirCarrinho, mudancasAContar, type ProdutoDeHoje } from './conferir-carrinho'

const BORDA = { id: 3 as ExtraId, nome: 'Borda', preco: centavos(5_00), tipo: 'adicional' } as const

const HOJE: ProdutoDeHoje = {
  id: 7 as ProdutoId,
  nome: 'Pizza Calabresa',
  preco: centavos(45_00),
  imagem: 'abc',
  extras: [BORDA],
}

const LINHA: ItemDoCarrinho = {
  cartItemId: 'a',
  produtoId: HOJE.id,
  nome: HOJE.nome,
  preco: HOJE.preco,
  imagemUrl: '/imagens/abc-400.webp',
  quantidade: 2,
  observacao: 'sem cebola',
  extras: [BORDA],
}

function carrinho(...itens: ItemDoCarrinho[]): Carrinho {
  return { itens, observacoes: 'Sem contato' }
}

test('um carrinho igual ao cardápio não muda', () => {
  expect(conferirCarrinho(carrinho(LINHA), [HOJE])).toEqual({ carrinho: carrinho(LINHA), mudancas: [] })
})

describe('o que mudou desde a última visita', () => {
  test.each<
    [caso: string, hoje: ProdutoDeHoje, tipo: string, texto: string, depois: Partial<ItemDoCarrinho>]
  >([
    [
      'o preço subiu',
      { ...HOJE, preco: centavos(49_90) },
      'preco',
      'O preço de Pizza Calabresa mudou de R$\u00a045,00 para R$\u00a049,90.',
      { preco: centavos(49_90) },
    ],
    [
      'o nome mudou',
      { ...HOJE, nome: 'Pizza Toscana' },
      'nome',
      'Pizza Calabresa agora se chama Pizza Toscana.',
      { nome: 'Pizza Toscana' },
    ],
    [
      'o preço do extra mudou',
      { ...HOJE, extras: [{ ...BORDA, preco: centavos(4_00) }] },
      'extra-preco',
      'O preço do extra Borda de Pizza Calabresa mudou de R$\u00a05,00 para R$\u00a04,00.',
      { extras: [{ ...BORDA, preco: centavos(4_00) }] },
    ],
    [
      'o nome do extra mudou',
      { ...HOJE, extras: [{ ...BORDA, nome: 'Borda recheada' }] },
      'nome',
      'Borda agora se chama Borda recheada.',
      { extras: [{ ...BORDA, nome: 'Borda recheada' }] },
    ],
    [
      'o extra saiu, e fica marcado',
      { ...HOJE, extras: [] },
      'extra-indisponivel',
      'O extra Borda de Pizza Calabresa não está mais disponível.',
      { extras: [{ ...BORDA, indisponivel: true }] },
    ],
  ])('%s', (_caso, hoje, tipo, texto, depois) => {
    expect(conferirCarrinho(carrinho(LINHA), [hoje])).toEqual({
      carrinho: carrinho({ ...LINHA, ...depois }),
      mudancas: [{ tipo, cartItemId: 'a', texto }],
    })
  })

  test('o produto saiu: a linha fica, marcada, e não pode ser pedida', () => {
    const { carrinho: depois, mudancas } = conferirCarrinho(carrinho(LINHA), [])
    expect(depois).toEqual(carrinho({ ...LINHA, indisponivel: true }))
    expect(mudancas).toEqual([
      { tipo: 'indisponivel', cartItemId: 'a', texto: 'Pizza Calabresa não está mais disponível.' },
    ])
    const impedimento = acharImpedimento('carrinho', { itens: depois.itens })
    expect([somar(depois), impedimento?.codigo]).toEqual([0, 'item-indisponivel'])
  })

  test('diz o que só um adulto compra, em silêncio, enquanto o cardápio o disser', () => {
    const chope = { ...HOJE, etiquetas: 'contém álcool' }
    const { carrinho: depois, mudancas } = conferirCarrinho(carrinho(LINHA), [chope])
    expect([depois, mudancas]).toEqual([carrinho({ ...LINHA, alcool: true }), []])
    expect(conferirCarrinho(depois, [HOJE]).carrinho).toEqual(carrinho(LINHA))
  })

  test.each<[caso: string, hoje: Partial<ProdutoDeHoje>, texto: string, marca: Partial<ItemDoCarrinho>]>([
    ['esgotou', { esgotado: true }, 'Pizza Calabresa: esgotado no momento.', { esgotado: true }],
    [
      'está fora da janela',
      { fora: true, quando: 'Disponível sex., 11h-15h' },
      'Pizza Calabresa: disponível sex., 11h-15h.',
      { fora: 'Disponível sex., 11h-15h' },
    ],
  ])(
    'o produto %s: a linha fica, não conta, não pode ser pedida, e perde a marca quando ele volta',
    (...caso) => {
      const [, hoje, texto, marca] = caso
      const { carrinho: depois, mudancas } = conferirCarrinho(carrinho(LINHA), [{ ...HOJE, ...hoje }])
      expect(depois).toEqual(carrinho({ ...LINHA, ...marca }))
      expect(mudancas.map(mudanca => mudanca.texto)).toEqual([texto])
      expect(conferirCarrinho(depois, [{ ...HOJE, ...hoje }]).mudancas).toEqual([])
      const impedimento = acharImpedimento('carrinho', { itens: depois.itens })
      expect([somar(depois), impedimento?.codigo]).toEqual([0, 'fora-de-venda'])
      expect(lerCarrinho(JSON.parse(guardarCarrinho(depois).itens), 'Sem contato')).toEqual(depois)
      expect(conferirCarrinho(depois, [HOJE])).toEqual({ carrinho: carrinho(LINHA), mudancas: [] })
    },
  )

  test('o produto que voltou perde a marca', () => {
    const saiu = conferirCarrinho(carrinho(LINHA), []).carrinho
    expect(conferirCarrinho(saiu, [HOJE])).toEqual({ carrinho: carrinho(LINHA), mudancas: [] })
  })

  test('a imagem nova entra sem aviso', () => {
    const { carrinho: depois, mudancas } = conferirCarrinho(carrinho(LINHA), [{ ...HOJE, imagem: null }])
    expect([depois.itens[0]?.imagemUrl, mudancas]).toEqual([null, []])
  })

  test('cada mudança diz a sua linha, na ordem do carrinho', () => {
    const linhas = carrinho(LINHA, { ...LINHA, cartItemId: 'b', extras: [] })
    const { mudancas } = conferirCarrinho(linhas, [{ ...HOJE, preco: centavos(1), extras: [] }])
    expect(mudancas.map(({ cartItemId, tipo }) => [cartItemId, tipo])).toEqual([
      ['a', 'preco'],
      ['a', 'extra-indisponivel'],
      ['b', 'preco'],
    ])
  })

  test('o que a linha já diz de si não se conta outra vez acima dela', () => {
    const contadas = (hoje: readonly ProdutoDeHoje[]) =>
      mudancasAContar(conferirCarrinho(carrinho(LINHA), hoje).mudancas).map(({ tipo }) => tipo)
    expect(contadas([{ ...HOJE, preco: centavos(1), extras: [] }])).toEqual(['preco'])
    expect(contadas([{ ...HOJE, esgotado: true }])).toEqual([])
    expect(contadas([])).toEqual([])
  })
})

describe('para qualquer carrinho e cardápio', () => {
  const extra = fc.record({
    id: fc.integer({ min: 1, max: 3 }).map(id => id as ExtraId),
    nome: fc.constantFrom('Borda', 'Bacon'),
    preco: fc.integer({ min: 0, max: 3 }).map(centavos),
    tipo: fc.constantFrom('adicional' as const, 'opcional' as const),
  })
  const extras = fc.uniqueArray(extra, { maxLength: 3, selector: ({ id }) => id })
  const produto = fc.record<ProdutoDeHoje>({
    id: fc.integer({ min: 1, max: 4 }).map(id => id as ProdutoId),
    nome: fc.constantFrom('Pizza', 'Suco'),
    preco: fc.integer({ min: 0, max: 3 }).map(centavos),
    imagem: fc.constant(null),
    extras,
  })
  const cardapio = fc.uniqueArray(produto, { maxLength: 4, selector: ({ id }) => id })
  const linhas = fc.array(fc.record({ produto, quantidade: fc.integer({ min: 1, max: 99 }) }), {
    maxLength: 6,
  })

  test('nenhuma linha nem extra some, as quantidades ficam, e conferir de novo não diz nada', () => {
    fc.assert(
      fc.property(linhas, cardapio, (pedidas, hoje) => {
        const antes = carrinho(
          ...pedidas.map(({ produto: { id, nome, preco, extras }, quantidade }, i) => {
            return {
              ...LINHA,
              cartItemId: String(i),
              produtoId: id,
              nome,
              preco,
              imagemUrl: null,
              quantidade,
              extras,
            }
          }),
        )
        const { carrinho: depois, mudancas } = conferirCarrinho(antes, hoje)
        const esqueleto = ({ itens }: Carrinho) =>
          itens.map(item => [
            item.cartItemId,
            item.produtoId,
            item.quantidade,
            item.extras.map(({ id }) => id),
          ])
        expect(esqueleto(depois)).toEqual(esqueleto(antes))
        expect(conferirCarrinho(depois, hoje)).toEqual({ carrinho: depois, mudancas: [] })
        if (somar(depois) !== somar(antes)) expect(mudancas).not.toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
