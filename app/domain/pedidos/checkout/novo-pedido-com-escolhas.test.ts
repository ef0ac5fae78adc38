import { describe, expect, test } from 'vitest'
import { ehRecusa } from '~/domain/respostas/recusa'
import { umPedido } from '../../../../tests/world/um-pedido'
import { impressaoDoPedido, lerNovoPedido, type NovoPedido } from './novo-pedido'

const CHAVE = '0b2f1a52-6f0e-4c1e-9d7a-2f4a5c9e1b3d'
const SIMPLES = { produtoId: 7, quantidade: 2, extras: [3, 1], observacao: null }
const CALABRESA = { grupoId: 1, opcaoId: 11, quantidade: 1 }
const PORTUGUESA = { grupoId: 1, opcaoId: 13, quantidade: 1, observacao: 'sem cebola' }
const BORDA = { grupoId: 3, opcaoId: 31, quantidade: 1 }
const PIZZA = { ...SIMPLES, varianteId: 2, opcoes: [CALABRESA, PORTUGUESA, BORDA] }

const pedido = (item: object, versao: number | undefined = 2) => ({
  ...umPedido({ chave: CHAVE }),
  ...(versao && { versao }),
  itens: [item],
})

function ler(item: object, versao?: number): NovoPedido {
  const lido = lerNovoPedido(pedido(item, versao))
  if (ehRecusa(lido)) throw new Error(`${lido.campo}: ${lido.texto}`)
  return lido
}

test.each([
  ['tamanho e opções', PIZZA],
  ['o mesmo número em dois grupos', { ...PIZZA, opcoes: [CALABRESA, { ...CALABRESA, grupoId: 2 }] }],
  ['várias unidades de uma opção', { ...PIZZA, opcoes: [{ ...BORDA, quantidade: 99 }] }],
  ['nada disso', SIMPLES],
  ['nada disso, dito por extenso', { ...SIMPLES, varianteId: null, opcoes: [] }],
])('aceita %s', (_caso, item) => {
  expect(lerNovoPedido(pedido(item))).toEqual(pedido(item))
})

test.each([
  ['o mesmo par duas vezes', { opcoes: [BORDA, { ...BORDA, quantidade: 2 }] }, 'itens.0.opcoes'],
  ['nenhuma unidade', { opcoes: [{ ...BORDA, quantidade: 0 }] }, 'itens.0.opcoes.0.quantidade'],
  ['100 unidades', { opcoes: [{ ...BORDA, quantidade: 100 }] }, 'itens.0.opcoes.0.quantidade'],
  ['um extra simples como opção', { opcoes: [{ ...BORDA, grupoId: 0 }] }, 'itens.0.opcoes.0.grupoId'],
  ['uma opção com preço', { opcoes: [{ ...BORDA, preco: 0 }] }, 'itens.0.opcoes.0.preco'],
  [
    '101 opções',
    { opcoes: Array.from({ length: 101 }, (_, n) => ({ ...BORDA, opcaoId: n + 1 })) },
    'itens.0.opcoes',
  ],
  ['um tamanho em texto', { varianteId: '2' }, 'itens.0.varianteId'],
  [
    'uma nota longa numa metade',
    { opcoes: [{ ...BORDA, observacao: 'x'.repeat(501) }] },
    'itens.0.opcoes.0.observacao',
  ],
])('recusa %s', (_caso, mudanca, campo) => {
  expect(lerNovoPedido(pedido({ ...PIZZA, ...mudanca }))).toMatchObject({ codigo: 'campo-invalido', campo })
})

describe('a impressão do pedido', () => {
  const impressao = (item: object, versao?: number) => impressaoDoPedido(ler(item, versao))

  test('de quem pediu antes de haver tamanhos é a mesma, e a repetição se reconhece', () => {
    const deAntes = impressao(SIMPLES, 1)
    expect(deAntes).not.toContain('variante')
    expect(impressao({ ...SIMPLES, varianteId: null, opcoes: [] })).toBe(deAntes)
  })

  test('não depende da ordem dos sabores nem de uma nota em branco', () => {
    const trocada = [BORDA, { ...PORTUGUESA }, { ...CALABRESA, observacao: ' ' }]
    expect(impressao({ ...PIZZA, opcoes: trocada })).toBe(impressao(PIZZA))
  })

  test.each([
    ['o tamanho', { varianteId: 3 }],
    ['uma opção', { opcoes: [CALABRESA, PORTUGUESA] }],
    ['a quantidade de uma opção', { opcoes: [CALABRESA, PORTUGUESA, { ...BORDA, quantidade: 2 }] }],
    ['a nota de uma metade', { opcoes: [CALABRESA, { ...PORTUGUESA, observacao: 'sem ovo' }, BORDA] }],
  ])('muda com %s', (_caso, mudanca) => {
    expect(impressao({ ...PIZZA, ...mudanca })).not.toBe(impressao(PIZZA))
  })
})
