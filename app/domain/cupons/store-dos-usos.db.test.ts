import { afterAll, beforeAll, expect, test } from 'vitest'
import { FEITO, NAO_EXISTE } from '~/domain/respostas/resultado'
import type { CupomId, EmpresaId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { PEDIDOS } from '../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { plantarCupom } from '../../../tests/world/plantado/cupom-plantado'
import { devolverUso, listUsos } from './store-dos-usos.server'

let mundo: Mundo
let cupom: CupomId
/** One that left as a message, and one that belongs to an order. */
let daMensagem: number
let doPedido: number
beforeAll(async () => {
  mundo = await abrirMundo()
  cupom = await plantarCupom(mundo.cantina)
  await mundo.sql('update cupons set usos = 2 where id = $1', [cupom])
  const usar = async (pedido: number | null, minutos: number) => {
    const [uso] = await mundo.sql<{ id: number }>(
      `insert into usos_cupom (empresa_id, cupom_id, pedido_id, chave, valor, em, dia)
       values ($1, $2, $3, case when $3::int is null then gen_random_uuid() end, 3, now() - $4 * interval '1 minute', now()) returning id::int`,
      [mundo.cantina, cupom, pedido, minutos],
    )
    return uso?.id ?? 0
  }
  daMensagem = await usar(null, 5)
  doPedido = await usar(PEDIDOS.pendente.numero, 1)
})
afterAll(() => mundo.fechar())

const devolver = (uso: number, devolvido = true, empresa: EmpresaId = mundo.cantina) =>
  devolverUso(empresa, cupom, uso, { devolvido, agora: new Date() })
const contados = async () =>
  (await mundo.sql<{ usos: number }>('select usos from cupons where id = $1', [cupom]))[0]?.usos

test('Os usos vêm do mais novo ao mais velho, e os de um cupom de outra empresa não existem', async () => {
  const usos = await withTenant(mundo.cantina, tx => listUsos(tx, cupom))
  expect(usos?.map(({ id, pedidoId }) => [id, pedidoId])).toEqual([
    [doPedido, PEDIDOS.pendente.numero],
    [daMensagem, null],
  ])
  expect(await withTenant(mundo.bella, tx => listUsos(tx, cupom))).toBeNull()
})

test('O uso de uma mensagem se devolve uma vez só, também entre oito pressas, e volta a contar', async () => {
  expect(await Promise.all(Array.from({ length: 8 }, () => devolver(daMensagem)))).toEqual(
    Array(8).fill(FEITO),
  )
  expect(await contados()).toBe(1)
  expect(await devolver(daMensagem, false)).toBe(FEITO)
  expect(await devolver(daMensagem, false)).toBe(FEITO)
  expect(await contados()).toBe(2)
})

test('O uso de um pedido, um que não há e o de outra empresa não se devolvem', async () => {
  expect(await devolver(doPedido)).toBe(NAO_EXISTE)
  expect(await devolver(daMensagem + 1_000)).toBe(NAO_EXISTE)
  expect(await devolver(daMensagem, true, mundo.bella)).toBe(NAO_EXISTE)
  expect(await contados()).toBe(2)
})
