import { expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import type { CategoriaId, ProdutoId } from '~/domain/valores/ids'
import { umCupom } from '../../../tests/world/um-cupom'
import { conferirCupom, type PedidoComCupom } from './conferir-cupom'
import type { Cupom } from './cupom'

const linha = (produto: number, categoria: number | null, total: number) => ({
  ...{ produtoId: produto as ProdutoId, categoriaId: categoria as CategoriaId | null },
  total: centavos(total),
})

/** R$ 50,00 to be delivered, on a Friday at eight in the evening, by somebody who has never ordered. */
const PEDIDO: PedidoComCupom = {
  linhas: [linha(1, 10, 40_00), linha(2, 20, 10_00)],
  maneira: 'entrega',
  agora: new Date('2026-11-20T20:00:00-03:00'),
  fuso: 'America/Sao_Paulo',
  usosHoje: 0,
  cliente: { pedidos: 0, usos: 0 },
}
const JA_PEDIU = { cliente: { pedidos: 3, usos: 1 } }
const MADRUGADA = { dias: ['sexta'], deHora: 18 * 60, ateHora: 2 * 60 } as const
const FRETE_DO_9 = { tipo: 'frete', percentual: null, produtos: [9 as ProdutoId] } as const
const as = (local: string) => ({ agora: new Date(`${local}:00-03:00`) })

const responder = (cupom: Partial<Cupom>, pedido: Partial<PedidoComCupom>) =>
  conferirCupom(umCupom(cupom), { ...PEDIDO, ...pedido })

test.each<[string, Partial<Cupom>, Partial<PedidoComCupom>]>([
  ['sem condições', {}, {}],
  ['que tem o mínimo', { minimo: centavos(50_00) }, {}],
  ['para entrega', { maneira: 'entrega' }, {}],
  ['para retirada', { maneira: 'retirada' }, { maneira: 'retirada' }],
  ['sem maneira, na mesa', {}, { maneira: 'mesa' }],
  ['na sua hora', MADRUGADA, {}],
  ['depois da meia-noite do seu dia', MADRUGADA, as('2026-11-21T01:59')],
  ['num dos seus dias', { dias: ['sexta', 'sabado'] }, {}],
  ['na sua hora de qualquer dia', { deHora: 18 * 60, ateHora: 23 * 60 }, {}],
  ['com um dos seus produtos', { produtos: [2 as ProdutoId] }, {}],
  ['com uma das suas categorias', { categorias: [10 as CategoriaId] }, {}],
  ['de primeira compra para quem nunca pediu', { primeiraCompra: true }, {}],
  ['que este cliente ainda pode usar', { porCliente: 2 }, JA_PEDIU],
  ['que hoje ainda há', { porDia: 5 }, { usosHoje: 4 }],
  ['de entrega grátis', { tipo: 'frete', percentual: null }, {}],
])('vale um cupom %s', (_, cupom, pedido) => {
  expect(responder(cupom, pedido)).toBeNull()
})

test('um código que a loja não tem recebe a resposta de tudo o que ninguém deve descobrir', () => {
  expect(conferirCupom(null, PEDIDO)).toEqual({
    ...{ recusa: true, codigo: 'cupom-indisponivel', titulo: 'Cupom indisponível', campo: 'cupom' },
    texto: 'Este cupom não está disponível para este pedido.',
  })
})

/** So far below every other condition that only the first answer can tell nothing. */
const LONGE = { minimo: centavos(900_00), maneira: 'retirada' } as const

test.each<[string, Partial<Cupom>, Partial<PedidoComCupom>]>([
  ['inativo', { ativo: false }, {}],
  ['vencido', { fim: '2026-11-19' }, {}],
  ['que ainda não começou', { inicio: '2026-11-21' }, {}],
  ['esgotado', { limite: 1, usos: 1 }, {}],
  ['esgotado por hoje', { porDia: 1 }, { usosHoje: 1 }],
  ['de primeira compra', { primeiraCompra: true }, JA_PEDIU],
  ['que o cliente já usou', { porCliente: 1 }, JA_PEDIU],
  ['de primeira compra onde não há registro', { primeiraCompra: true }, { cliente: null }],
  ['por cliente onde não há registro', { porCliente: 1 }, { cliente: null }],
])('a mesma resposta tem um cupom %s, o que mais lhe falte', (_, cupom, pedido) => {
  const desconhecido = conferirCupom(null, PEDIDO)
  expect(responder(cupom, pedido)).toBe(desconhecido)
  expect(responder({ ...cupom, ...LONGE }, pedido)).toBe(desconhecido)
})

test.each<[Partial<Cupom>, Partial<PedidoComCupom>, string]>([
  [
    { minimo: centavos(62_10) },
    {},
    'Este cupom vale a partir de R$\u00a062,10 em itens. Faltam R$\u00a012,10.',
  ],
  [{ maneira: 'entrega' }, { maneira: 'retirada' }, 'Este cupom vale só para entrega.'],
  [{ maneira: 'entrega' }, { maneira: 'mesa' }, 'Este cupom vale só para entrega.'],
  [{ maneira: 'retirada' }, {}, 'Este cupom vale só para retirada no local.'],
  [{ tipo: 'frete', percentual: null }, { maneira: 'retirada' }, 'Este cupom vale só para entrega.'],
  [MADRUGADA, as('2026-11-21T02:00'), 'Quando este cupom vale: sex., 18h-2h.'],
  [MADRUGADA, as('2026-11-20T01:00'), 'Quando este cupom vale: sex., 18h-2h.'],
  [{ dias: ['domingo', 'segunda', 'terca'] }, {}, 'Quando este cupom vale: seg., ter. e dom.'],
  [{ deHora: 11 * 60, ateHora: 15 * 60 }, {}, 'Quando este cupom vale: 11h-15h.'],
  [{ produtos: [9 as ProdutoId] }, {}, 'Este cupom não vale para os itens deste pedido.'],
  [FRETE_DO_9, {}, 'Este cupom não vale para os itens deste pedido.'],
  [
    { categorias: [10 as CategoriaId] },
    { linhas: [linha(1, null, 40_00)] },
    'Este cupom não vale para os itens deste pedido.',
  ],
])('quem pode mudar o pedido lê o que falta: %#', (cupom, pedido, texto) => {
  expect(responder(cupom, pedido)).toMatchObject({ texto, campo: 'cupom' })
})
