import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDatabase, type TestDatabase } from '../../../tests/world/banco/test-database'
import { closeDatabase, openDatabase } from '../database/database.server'
import { type Job, readTimedWork, runDueWork } from './timed-work.server'

let banco: TestDatabase
beforeAll(async () => {
  banco = await createDatabase()
  openDatabase(banco.serviceUrl)
})
afterAll(async () => {
  await closeDatabase()
  await banco.drop()
})

const feitos: Date[] = []
let falha: Error | undefined
const HORA: Job = {
  name: 'de hora em hora',
  due: { everyMinutes: 60 },
  async run(agora) {
    feitos.push(agora)
    if (falha) throw falha
  },
}
beforeEach(async () => {
  feitos.length = 0
  falha = undefined
  await banco.sql('delete from maquina.timed_work')
})

const INICIO = Date.parse('2026-11-22T12:00:00Z')
const depois = (minutos: number) => new Date(INICIO + minutos * 60_000)
const olhar = (minutos: number, jobs: readonly Job[] = [HORA]) => runDueWork(jobs, depois(minutos))

test('Um trabalho corre na primeira vez, e depois quando chega a sua hora', async () => {
  for (const minutos of [0, 1, 59, 60, 61, 119, 120]) await olhar(minutos)
  expect(feitos).toEqual([0, 60, 120].map(depois))
})

test('Depois de um dia parado ele corre uma vez, e não as vezes que perdeu', async () => {
  await olhar(0)
  for (const minutos of [1_440, 1_441, 1_499]) await olhar(minutos)
  expect(feitos).toEqual([0, 1_440].map(depois))
})

test('De vários nós na mesma hora, um só o faz', async () => {
  await Promise.all(Array.from({ length: 8 }, () => olhar(0)))
  expect(feitos).toHaveLength(1)
})

test('O trabalho do nó que morreu no meio passa a outro quando o prazo dele acaba', async () => {
  let soltar = () => {}
  const morto = olhar(0, [{ ...HORA, run: () => new Promise(resolve => (soltar = resolve)) }])
  await expect.poll(async () => (await readTimedWork([HORA]))[0]?.nextAt).toEqual(depois(15))
  await olhar(14)
  expect(feitos).toEqual([])
  await olhar(15)
  expect(feitos).toEqual([depois(15)])
  soltar()
  await morto
})

test('O que falha tenta de novo em 5 minutos, não segura os outros, e a falha fica à vista até sem as suas palavras', async () => {
  falha = Object.assign(new Error('o e-mail lia@exemplo.com'), { code: 'EFALHA' })
  const outro = { ...HORA, name: 'outro', run: async () => {} }
  await olhar(0, [HORA, outro])
  expect(await readTimedWork([HORA, outro])).toEqual([
    { name: HORA.name, nextAt: depois(5), succeededAt: null, failedAt: depois(0), failure: 'EFALHA' },
    { name: 'outro', nextAt: depois(60), succeededAt: depois(0), failedAt: null, failure: null },
  ])
  falha = undefined
  await olhar(5, [HORA])
  expect((await readTimedWork([HORA]))[0]).toMatchObject({
    nextAt: depois(65),
    succeededAt: depois(5),
    failedAt: depois(0),
  })
})
