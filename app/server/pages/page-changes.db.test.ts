import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { databasePool } from '../database/database.server'
import { readEvents, readPageChanges, removeOldEvents } from '../database/events.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())
beforeEach(() => mundo.sql('delete from eventos'))

test('Quem lê só as lojas que mudaram não perde nenhuma, por mais que demorem a gravar, e não toca nos pedidos', async () => {
  const lojas = Array.from({ length: 60 }, (_, n) => 1_000 + n)
  let gravando = true
  const vistas = new Set<number>()
  const ler = async () => {
    let cursor = 0
    for (let fim = false; !fim; ) {
      fim = !gravando
      const leitura = await readPageChanges(cursor)
      expect(leitura.missed).toBe(false)
      cursor = leitura.cursor
      for (const loja of leitura.companies) vistas.add(loja)
    }
  }
  const gravar = async (loja: number) => {
    const conexao = await databasePool().connect()
    const tipos = [`(${loja}, 'cardapio-mudou', null)`, `(${loja}, 'pedido-feito', 1)`]
    await conexao.query(`begin; insert into eventos (empresa_id, tipo, objeto_id) values ${tipos}`)
    await wait(randomInt(25))
    await conexao.query('commit')
    conexao.release()
  }
  const lendo = ler()
  await Promise.all(lojas.map(gravar))
  gravando = false
  await lendo
  expect([...vistas].sort((a, b) => a - b)).toEqual(lojas)
  expect(await mundo.sql('select distinct tipo from eventos where posicao is null')).toEqual([
    { tipo: 'pedido-feito' },
  ])
  // They get their places from whoever reads everything.
  expect((await readEvents(0)).events).toHaveLength(120)
})

test('Quem apaga eventos antigos é notado, e um cursor de outro banco também', async () => {
  await mundo.sql(`update produtos set nome = nome || '!' where empresa_id = $1`, [mundo.cantina])
  await mundo.sql(`update eventos set em = em - interval '8 days'`)
  await mundo.sql(`update produtos set nome = nome || '!' where empresa_id = $1`, [mundo.bella])
  const antes = await readPageChanges(0)
  expect(antes).toEqual({ companies: [mundo.cantina, mundo.bella], cursor: 2, missed: false, oldest: 1 })
  expect(await readPageChanges(2)).toEqual({ companies: [], cursor: 2, missed: false, oldest: 1 })
  await removeOldEvents(new Date())
  expect(await readPageChanges(2)).toEqual({ companies: [], cursor: 2, missed: false, oldest: 2 })
  expect(await readPageChanges(500)).toMatchObject({ cursor: 2, missed: true })
})
