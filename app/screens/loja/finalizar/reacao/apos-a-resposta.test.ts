import { describe, expect, test } from 'vitest'
import type { ItemDoCarrinho } from '~/domain/pedidos/checkout/carrinho'
import type { ItemMontado } from '~/domain/pedidos/checkout/montar-pedido'
import { somarValores } from '~/domain/pedidos/valores'
import { recusar } from '~/domain/respostas/recusa'
import { centavos, ZERO } from '~/domain/valores/centavos'
import type { ExtraId, ProdutoId } from '~/domain/valores/ids'
import {
  comNomeDaLinha,
  comoFoiVisto,
  comPrecosDoServidor,
  linhaDaRecusa,
  listarMudancas,
  lugarDaRecusa,
  mudancasDoTotal,
} from './apos-a-resposta'

const queijo = (preco: number) => ({
  id: 3 as ExtraId,
  nome: 'Queijo',
  preco: centavos(preco),
  tipo: 'adicional' as const,
})
const linha = (cartItemId: string, nome: string, preco: number, extra = 500): ItemDoCarrinho => ({
  cartItemId,
  produtoId: 7 as ProdutoId,
  nome,
  preco: centavos(preco),
  imagemUrl: null,
  quantidade: 2,
  observacao: '',
  extras: [queijo(extra)],
})
const montado = (nome: string, preco: number, extra = 500): ItemMontado => ({
  produtoId: 7 as ProdutoId,
  nome,
  preco: centavos(preco),
  quantidade: 2,
  observacao: null,
  extras: [queijo(extra)],
})
const linhas = [linha('a', 'Lasanha', 3990), linha('b', 'Nhoque', 3000)]

describe('O que mudou, linha por linha', () => {
  test('só as linhas com outro valor, com os extras, vezes a quantidade', () => {
    const itens = [montado('Lasanha', 4200), montado('Nhoque', 3000)]
    expect(listarMudancas(linhas, { itens })).toEqual([
      { chave: 'a', rotulo: '2x Lasanha', antes: 8980, agora: 9400 },
    ])
  })

  test('o preço de um extra também muda a linha', () => {
    const itens = [montado('Lasanha', 3990), montado('Nhoque', 3000, 700)]
    expect(listarMudancas(linhas, { itens })).toEqual([
      { chave: 'b', rotulo: '2x Nhoque', antes: 7000, agora: 7400 },
    ])
  })

  test('abaixo delas a taxa, se mudou, e sempre o total', () => {
    const antes = somarValores(linhas, centavos(800))
    const mudancas = (taxa: number) =>
      mudancasDoTotal(antes, somarValores(linhas, centavos(taxa))).map(({ rotulo, agora }) => [rotulo, agora])
    expect(mudancas(800)).toEqual([['Total', 16_780]])
    expect(mudancas(900)).toEqual([
      ['Taxa de entrega', 900],
      ['Total', 16_880],
    ])
  })

  test('e a entrega que era a combinar diz o que era, e não R$ 0,00', () => {
    const antes = { ...somarValores(linhas, centavos(0)), freteModo: 'a-combinar' }
    expect(mudancasDoTotal(antes, somarValores(linhas, centavos(900)))).toMatchObject([
      { rotulo: 'Taxa de entrega', antesDito: 'a combinar', agora: 900 },
      { rotulo: 'Total', agora: 16_880 },
    ])
  })

  test('e um desconto que veio ou se foi', () => {
    const frete = centavos(800)
    const [sem, com] = [[], [{ alvo: 'itens' as const, valor: centavos(1_000) }]].map(ajustes =>
      somarValores(linhas, frete, ajustes),
    )
    if (!sem || !com) throw new Error('two totals')
    expect(mudancasDoTotal(sem, com)).toMatchObject([
      { rotulo: 'Desconto', antes: 0, agora: -1_000 },
      { rotulo: 'Total', antes: 16_780, agora: 15_780 },
    ])
    expect(mudancasDoTotal(com, sem)).toMatchObject([
      { rotulo: 'Desconto', antes: -1_000, agora: 0 },
      { rotulo: 'Total' },
    ])
  })

  test('e o que a forma de pagamento tira ou põe, pelo nome que tinha quando se foi', () => {
    const com = (alvo: 'pagamento' | 'acrescimo') =>
      somarValores(linhas, centavos(0), [{ alvo, valor: centavos(300) }])
    const [sem, desconto, acrescimo] = [somarValores(linhas, ZERO), com('pagamento'), com('acrescimo')]
    const doPagamento = (...[antes, agora]: (typeof sem)[]) =>
      antes && agora && mudancasDoTotal(antes, agora).map(({ rotulo, agora: valor }) => [rotulo, valor])[0]
    expect(doPagamento(desconto, acrescimo)).toEqual(['Acréscimo do pagamento', 300])
    expect(doPagamento(desconto, sem)).toEqual(['Desconto do pagamento', 0])
    expect(doPagamento(sem, acrescimo)).toEqual(['Acréscimo do pagamento', 300])
  })

  test('o carrinho recebe os valores novos e guarda o que foi posto nele depois', () => {
    const outra = linha('c', 'Pudim', 1200)
    const carrinho = { itens: [...linhas, outra], observacoes: 'sem talher' }
    const itens = [montado('Lasanha da Nona', 4200, 600), montado('Nhoque', 3000)]
    const novo = comPrecosDoServidor(carrinho, linhas, { itens })
    expect(novo.itens[0]).toMatchObject({ nome: 'Lasanha da Nona', preco: 4200, extras: [{ preco: 600 }] })
    expect(novo.itens.slice(1)).toEqual([linhas[1], outra])
    expect(novo.observacoes).toBe('sem talher')
  })
})

test.each([
  ['cliente.telefone', { onde: 'dados', campo: 'telefone' }],
  ['endereco.numero', { onde: 'dados', campo: 'numero' }],
  ['endereco', { onde: 'dados', campo: 'cep' }],
  ['cepSalvo', { onde: 'dados', campo: 'cep' }],
  ['cep', { onde: 'dados', campo: 'cep' }],
  ['formaPagamento', { onde: 'pagamento', campo: 'formaPagamento' }],
  ['valorPago', { onde: 'pagamento', campo: 'valorPago' }],
  ['itens', { onde: 'carrinho' }],
  ['itens.2', { onde: 'carrinho' }],
  ['itens.2.quantidade', { onde: 'carrinho' }],
  ['chave', { onde: 'pedido' }],
  [undefined, { onde: 'pedido' }],
])('uma recusa de %s leva o cliente aonde se conserta', (caminho, lugar) => {
  expect(lugarDaRecusa(caminho)).toEqual(lugar)
})

test('a recusa de uma linha diz de qual, uma vez só', () => {
  const [, nhoque] = linhas
  if (!nhoque) throw new Error('no such line')
  expect(linhaDaRecusa(linhas, 'itens.1.quantidade')).toBe(nhoque)
  expect([linhaDaRecusa(linhas, 'itens'), linhaDaRecusa(linhas, undefined)]).toEqual([null, null])
  const recusa = recusar('um-teste', 'Fora do horário', 'Nhoque: disponível aos domingos.', 'itens.1')
  expect(comNomeDaLinha(recusa, nhoque)).toBe(recusa)
  const deEscolha = { ...recusa, titulo: 'Confira: Nhoque (Grande)', texto: 'Molho: escolha 1 opção.' }
  expect(comNomeDaLinha(deEscolha, nhoque)).toBe(deEscolha)
  const geral = { ...recusa, texto: 'Um dos produtos não está mais disponível.' }
  expect(comNomeDaLinha(geral, nhoque).texto).toBe('Nhoque: Um dos produtos não está mais disponível.')
})

test('o carrinho mostra o que o cliente já viu, e o cardápio de hoje só onde antes não se podia pedir', () => {
  const [lasanha, nhoque] = linhas
  if (!lasanha || !nhoque) throw new Error('no such line')
  const guardado = { itens: [lasanha, { ...nhoque, esgotado: true }], observacoes: '' }
  const hoje = [
    { ...lasanha, preco: centavos(99_00), esgotado: true },
    { ...nhoque, preco: centavos(98_00) },
  ]
  expect(comoFoiVisto(guardado, { itens: hoje, observacoes: 'com talher' })).toEqual({
    itens: [lasanha, hoje[1]],
    observacoes: 'com talher',
  })
})
