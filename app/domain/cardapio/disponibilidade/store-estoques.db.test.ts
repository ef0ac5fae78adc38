import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PedidoId } from '~/domain/valores/ids'
import { rollback, withTenant } from '~/server/database/transaction.server'
import { PRODUTOS } from '../../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { acharProduto } from '../../../../tests/world/plantado/pizza-plantada'
import { estoques } from '../tables-das-opcoes.server'
import { devolverEstoques, moverEstoques, restaEm } from './store-estoques.server'

const SEXTA = '2026-11-20'
const SABADO = '2026-11-21'

let mundo: Mundo
/** The counts of the lasagna, which begins every day with 50, and of the carbonara, of which there are 50. */
let ids: number[]
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())
beforeEach(async () => {
  ids = await withTenant(mundo.cantina, async tx => {
    const { empresaId } = tx
    await tx.delete(estoques).where(eq(estoques.empresaId, tx.empresaId))
    const lasanha = await acharProduto(tx, PRODUTOS.lasanha.nome)
    const carbonara = await acharProduto(tx, PRODUTOS.carbonara.nome)
    const linhas = await tx
      .insert(estoques)
      .values([
        { empresaId, produtoId: lasanha, restante: 50, diario: 50, dia: SEXTA },
        { empresaId, produtoId: carbonara, restante: 50, dia: SEXTA },
      ])
      .returning({ id: estoques.id })
    return linhas.map(({ id }) => id)
  })
})

let pedidos = 90_000_000
const novoPedido = () => ++pedidos as PedidoId

type Faltando = Parameters<typeof moverEstoques>[2]['faltando']

/** What each count changes by, for an order that then has `totais` of it. */
const mover = (
  dia: string,
  mudancas: readonly number[],
  {
    pedidoId = novoPedido(),
    faltando = 'recusar' as Faltando,
    totais = mudancas,
    empresa = mundo.cantina,
  } = {},
) =>
  withTenant(empresa, async tx => {
    const movimentos = mudancas.map((mudanca, n) => ({ id: ids[n] ?? 0, mudanca, total: totais[n] ?? 0 }))
    const curtos = await moverEstoques(tx, movimentos, { pedidoId, dia, faltando })
    return curtos.length > 0 ? rollback(curtos) : curtos
  })

const devolver = (pedidoId: PedidoId) => withTenant(mundo.cantina, tx => devolverEstoques(tx, pedidoId))

const resta = async (dia = SEXTA) => {
  const linhas = await withTenant(mundo.cantina, tx =>
    tx
      .select({ resta: restaEm(dia) })
      .from(estoques)
      .where(eq(estoques.empresaId, tx.empresaId))
      .orderBy(estoques.id),
  )
  return linhas.map(({ resta }) => resta)
}

test('um pedido leva o que pede, e o que não dá não leva nada e diz quanto há', async () => {
  expect(await mover(SEXTA, [3, 20])).toEqual([])
  expect(await resta()).toEqual([47, 30])
  expect(await mover(SEXTA, [5, 31])).toEqual([{ id: ids[1], resta: 30 }])
  expect(await mover(SEXTA, [48, 31])).toEqual([
    { id: ids[0], resta: 47 },
    { id: ids[1], resta: 30 },
  ])
  expect(await resta()).toEqual([47, 30])
  expect(await mover(SEXTA, [47, 30])).toEqual([])
  expect(await resta()).toEqual([0, 0])
})

test('no dia seguinte só a contagem do dia recomeça', async () => {
  await mover(SEXTA, [50, 50])
  expect(await resta(SABADO)).toEqual([50, 0])
  expect(await mover(SABADO, [1])).toEqual([])
  expect(await resta(SABADO)).toEqual([49, 0])
})

test('cancelar devolve uma vez o que o pedido levou; à contagem do dia, só no mesmo dia', async () => {
  const [um, outro] = [novoPedido(), novoPedido()]
  await mover(SEXTA, [2, 2], { pedidoId: um })
  await devolver(um)
  await devolver(um)
  expect(await resta()).toEqual([50, 50])
  await mover(SEXTA, [2, 2], { pedidoId: outro })
  await mover(SABADO, [1, 1])
  await devolver(outro)
  expect(await resta(SABADO)).toEqual([49, 49])
})

test('o painel vende além do que há: a contagem para em zero, e só volta o que ela tinha dado', async () => {
  const pedidoId = novoPedido()
  await mover(SEXTA, [48])
  expect(await mover(SEXTA, [5], { pedidoId, faltando: 'o-que-houver' })).toEqual([])
  expect(await resta()).toEqual([0, 50])
  // Three of the five were never counted, so four still have all that the count gave.
  await mover(SEXTA, [-1], { pedidoId, totais: [4] })
  expect(await resta()).toEqual([0, 50])
  await mover(SEXTA, [-3], { pedidoId, totais: [1] })
  expect(await resta()).toEqual([1, 50])
  await devolver(pedidoId)
  expect(await resta()).toEqual([2, 50])
})

test('uma edição leva ou devolve a diferença, e um pedido mais velho que a contagem nada devolve', async () => {
  const pedidoId = novoPedido()
  await mover(SEXTA, [4, 4], { pedidoId })
  await mover(SEXTA, [2, -3], { pedidoId, totais: [6, 1] })
  expect(await resta()).toEqual([44, 49])
  await mover(SEXTA, [-2, -2], { totais: [0, 0] })
  expect(await resta()).toEqual([44, 49])
  // On the next day the daily count keeps what it gave on the day before.
  await mover(SABADO, [-6, -1], { pedidoId, totais: [0, 0] })
  expect(await resta(SABADO)).toEqual([50, 50])
})

test('de outra empresa ninguém tira nada', async () => {
  expect(await mover(SEXTA, [1, 1], { empresa: mundo.bella })).toEqual([])
  expect(await resta()).toEqual([50, 50])
})

test('32 clientes de uma vez nunca levam mais nem menos do que há, e ninguém trava ninguém', async () => {
  const rodada = async (cliente: number) => {
    let levados = 0
    // Half of them ask in the opposite order.
    if (cliente % 2 === 0) ids = ids.toReversed()
    for (let vez = 0; vez < 5; vez++) {
      const curtos = await mover(SEXTA, [1, 1])
      if (curtos.length === 0) levados++
    }
    return levados
  }
  const levados = await Promise.all(Array.from({ length: 32 }, (_, cliente) => rodada(cliente)))
  expect(levados.reduce((soma, quantos) => soma + quantos, 0)).toBe(50)
  expect(await resta()).toEqual([0, 0])
})
