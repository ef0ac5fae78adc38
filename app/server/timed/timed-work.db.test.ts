import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createDatabase, type TestDatabase } from '../../../tests/world/banco/test-database'
import { closeDatabase, openDatabase } from '../database/database.server'
import { type Job, readTimedWork, runDueWork, startTimedWork, stopTimedWork } from './timed-work.server'

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
const olhar = (minutos: number, jobs: readonly Job[] = [HORA]) => runDueWork(jobs, () => depois(minutos))

test('Um trabalho corre na primeira vez, e depois quando chega a sua hora', async () => {
  for (const minutos of [0, 1, 59, 60, 61, 119, 120]) await olhar(minutos)
  expect(feitos).toEqual([0, 60, 120].map(depois))
})

test('Depois de um dia parado ele corre uma vez, e não as vezes que perdeu', async () => {
  await olhar(0)
  for (const minutos of [1_440, 1_441, 1_499]) await olhar(minutos)
  expect(feitos).toEqual([0, 1_440].map(depois))
})

const NOITE: Job = { ...HORA, name: 'toda noite', due: { at: '05:00', zone: 'UTC' } }

test('O que tem hora marcada espera por ela também na primeira vez', async () => {
  for (const minutos of [0, 1, 1_019, 1_020, 1_021]) await olhar(minutos, [NOITE])
  expect(feitos).toEqual([depois(1_020)])
})

test('O que é de toda noite e falha tenta de novo em uma hora', async () => {
  await olhar(0, [NOITE])
  falha = new Error('falhou')
  for (const minutos of [1_020, 1_079, 1_080]) await olhar(minutos, [NOITE])
  expect(feitos).toEqual([1_020, 1_080].map(depois))
})

test('A hora de espera conta do fim do que falhou, e não do seu começo', async () => {
  await olhar(0, [NOITE])
  let agora = 1_020
  const demora: Job = {
    ...NOITE,
    async run() {
      agora += 90
      throw new Error('falhou')
    },
  }
  await runDueWork([demora], () => depois(agora))
  expect((await readTimedWork([NOITE]))[0]).toMatchObject({
    failedAt: depois(1_110),
    nextAt: depois(1_170),
  })
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

test('O trabalho que passa do prazo continua de quem o faz enquanto esse vive', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let soltar = () => {}
  const vivo = olhar(0, [{ ...HORA, run: () => new Promise(resolve => (soltar = resolve)) }])
  const prazo = () => expect.poll(async () => (await readTimedWork([HORA]))[0]?.nextAt)
  try {
    for (const fim of [15, 20, 25]) {
      await prazo().toEqual(depois(fim))
      vi.advanceTimersByTime(5 * 60_000)
    }
    await prazo().toEqual(depois(30))
    await olhar(29)
    expect(feitos).toEqual([])
    soltar()
    await vivo
    await prazo().toEqual(depois(60))
  } finally {
    vi.useRealTimers()
  }
})

test('O trabalho que demora não segura os outros, e quem para o avisa e espera por ele', async () => {
  let avisado = false
  const longo: Job = {
    ...HORA,
    name: 'longo',
    run: (_, parando) =>
      new Promise(resolve =>
        parando.addEventListener('abort', () => {
          avisado = true
          resolve()
        }),
      ),
  }
  startTimedWork([longo, HORA])
  await expect.poll(async () => (await readTimedWork([HORA]))[0]?.succeededAt).not.toBeNull()
  expect(avisado).toBe(false)
  await stopTimedWork()
  expect(avisado).toBe(true)
  expect((await readTimedWork([longo]))[0]?.succeededAt).not.toBeNull()
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
