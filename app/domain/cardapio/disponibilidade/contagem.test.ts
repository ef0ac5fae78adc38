import { expect, test } from 'vitest'
import type { OpcaoId, ProdutoId, VarianteId } from '~/domain/valores/ids'
import type { Estoque } from '../cardapio'
import { marcarCurtos, movimentosDe } from './contagem'

const FEIJOADA = 1 as ProdutoId
const COMBO = 2 as ProdutoId
const GRANDE = 20 as VarianteId
const COCA = 30 as OpcaoId

const estoque = (id: number, resta: number, deQue: Partial<Estoque>): Estoque => ({
  ...{ id, resta, produtoId: null, varianteId: null, opcaoId: null },
  ...deQue,
})
const ESTOQUES = [
  estoque(1, 2, { produtoId: FEIJOADA }),
  estoque(2, 5, { varianteId: GRANDE }),
  estoque(3, 3, { opcaoId: COCA }),
]

const feijoada = (quantidade: number) => ({
  ...{
    produtoId: FEIJOADA,
    nome: 'Feijoada',
    variante: 'Grande',
    varianteId: GRANDE,
    quantidade,
    extras: [],
  },
})
const combo = (quantidade: number, cocas: number) => ({
  ...{ produtoId: COMBO, nome: 'Combo', quantidade },
  extras: [{ nome: 'Coca lata', opcaoId: COCA, quantidade: cocas }],
})

const marcados = (linhas: Parameters<typeof marcarCurtos>[0], antes = [] as typeof linhas) =>
  marcarCurtos(linhas, ESTOQUES, antes).map(({ curto }) => curto)

test('o produto e o tamanho contam pela linha, a opção pelas unidades em cada unidade, e as linhas se somam', () => {
  expect(movimentosDe(ESTOQUES, [feijoada(2), feijoada(1), combo(2, 2), combo(1, 1)])).toEqual([
    { id: 1, mudanca: 3, total: 3 },
    { id: 2, mudanca: 3, total: 3 },
    { id: 3, mudanca: 5, total: 5 },
  ])
})

test('uma opção que em parte é incluída tem duas linhas no item, e as duas contam', () => {
  const [dele] = combo(1, 2).extras
  const item = { ...combo(2, 1), extras: dele ? [dele, { ...dele, quantidade: 1 }] : [] }
  expect(movimentosDe(ESTOQUES, [item])).toEqual([{ id: 3, mudanca: 6, total: 6 }])
})

test('um sabor não se conta, nem o que não tem contagem', () => {
  const pizza = { ...combo(3, 1), extras: [{ nome: 'Calabresa', opcaoId: COCA, fracao: 2 }] }
  expect(movimentosDe(ESTOQUES, [pizza])).toEqual([])
})

test('uma edição muda só a diferença', () => {
  expect(movimentosDe(ESTOQUES, [feijoada(3), combo(1, 1)], [feijoada(1), combo(1, 1)])).toEqual([
    { id: 1, mudanca: 2, total: 3 },
    { id: 2, mudanca: 2, total: 3 },
  ])
  expect(movimentosDe(ESTOQUES, [], [combo(2, 2)])).toEqual([{ id: 3, mudanca: -4, total: 0 }])
})

test.each([
  ['cabe', [feijoada(2), combo(3, 1)], [undefined, undefined]],
  ['uma linha pede demais', [feijoada(3)], ['Restam só 2 de Feijoada.']],
  ['duas linhas juntas pedem demais', [feijoada(1), feijoada(2)], [undefined, 'Restam só 2 de Feijoada.']],
  ['a opção falta', [combo(1, 1), combo(2, 2)], [undefined, 'Restam só 3 de Coca lata.']],
])('o que não cabe se lê na linha em que acaba: %s', (_caso, linhas, ditos) => {
  expect(marcados(linhas)).toEqual(ditos)
})

test('o que resta é dito com o nome do que se conta', () => {
  const dizer = (resta: number, deQue: Partial<Estoque>) =>
    marcarCurtos([feijoada(9)], [estoque(1, resta, deQue)])[0]?.curto
  expect(dizer(0, { produtoId: FEIJOADA })).toBe('Feijoada acabou agora há pouco.')
  expect(dizer(1, { produtoId: FEIJOADA })).toBe('Resta só 1 de Feijoada.')
  expect(dizer(4, { varianteId: GRANDE })).toBe('Restam só 4 de Feijoada (Grande).')
})

test('o que o pedido já levou é dele', () => {
  expect(marcados([feijoada(4)], [feijoada(2)])).toEqual([undefined])
  expect(marcados([feijoada(5)], [feijoada(2)])).toEqual(['Restam só 4 de Feijoada.'])
})
