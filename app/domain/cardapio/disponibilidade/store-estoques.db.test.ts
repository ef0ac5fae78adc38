import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rollback, withTenant } from '~/server/transaction.server'
import { PRODUTOS } from '../../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { acharProduto } from '../../../../tests/world/pizza-plantada'
import { estoques } from '../tables-das-opcoes.server'
import { type Baixa, baixarEstoques, devolverEstoques, listEstoques } from './store-estoques.server'

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
    await tx.delete(estoques)
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

const pedir = (dia: string, ...unidades: number[]) =>
  withTenant(mundo.cantina, async tx => {
    const faltam = await baixarEstoques(tx, dia, baixasDe(unidades))
    return faltam.length > 0 ? rollback(faltam) : faltam
  })

const baixasDe = (unidades: readonly number[]): Baixa[] =>
  unidades.map((quantas, n) => ({ id: ids[n] ?? 0, unidades: quantas }))

const resta = async (dia = SEXTA) =>
  (await withTenant(mundo.cantina, tx => listEstoques(tx, dia, ids))).map(({ resta }) => resta)

test('um pedido leva o que pede, e o que não dá não leva nada', async () => {
  expect(await pedir(SEXTA, 3, 20)).toEqual([])
  expect(await resta()).toEqual([47, 30])
  expect(await pedir(SEXTA, 5, 31)).toEqual([ids[1]])
  expect(await pedir(SEXTA, 48, 31)).toEqual(ids)
  expect(await resta()).toEqual([47, 30])
  expect(await pedir(SEXTA, 47, 30)).toEqual([])
  expect(await resta()).toEqual([0, 0])
})

test('duas linhas do mesmo prato contam juntas', async () => {
  const duas = (unidades: number) => [...baixasDe([unidades]), ...baixasDe([unidades])]
  expect(await withTenant(mundo.cantina, tx => baixarEstoques(tx, SEXTA, duas(26)))).toEqual([ids[0]])
  expect(await withTenant(mundo.cantina, tx => baixarEstoques(tx, SEXTA, duas(25)))).toEqual([])
})

test('a conta do dia recomeça no dia seguinte, e a outra continua', async () => {
  await pedir(SEXTA, 50, 10)
  expect(await resta(SABADO)).toEqual([50, 40])
  expect(await pedir(SABADO, 1, 1)).toEqual([])
  expect(await resta(SABADO)).toEqual([49, 39])
})

test('o pedido cancelado devolve, mas não ao dia seguinte', async () => {
  const devolver = (dia: string) =>
    withTenant(mundo.cantina, tx => devolverEstoques(tx, dia, baixasDe([2, 2])))
  await pedir(SEXTA, 2, 2)
  await devolver(SEXTA)
  expect(await resta()).toEqual([50, 50])
  await pedir(SEXTA, 2, 2)
  await pedir(SABADO, 1, 1)
  await devolver(SEXTA)
  expect(await resta(SABADO)).toEqual([49, 49])
})

test('de outra empresa ninguém tira nada', async () => {
  expect(await withTenant(mundo.bella, tx => baixarEstoques(tx, SEXTA, baixasDe([1, 1])))).toEqual(ids)
  expect(await resta()).toEqual([50, 50])
})

test('32 clientes de uma vez nunca levam mais nem menos do que há, e ninguém trava ninguém', async () => {
  const rodada = async (cliente: number) => {
    let levados = 0
    for (let vez = 0; vez < 5; vez++) {
      // Half of them ask in the opposite order.
      const baixas = cliente % 2 === 0 ? baixasDe([1, 1]) : baixasDe([1, 1]).toReversed()
      const faltam = await withTenant(mundo.cantina, async tx => {
        const curtos = await baixarEstoques(tx, SEXTA, baixas)
        return curtos.length > 0 ? rollback(curtos) : curtos
      })
      if (faltam.length === 0) levados++
    }
    return levados
  }
  const levados = await Promise.all(Array.from({ length: 32 }, (_, cliente) => rodada(cliente)))
  expect(levados.reduce((soma, quantos) => soma + quantos, 0)).toBe(50)
  expect(await resta()).toEqual([0, 0])
})
