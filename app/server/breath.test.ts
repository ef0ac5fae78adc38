import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { keepCalm, noteArrival, noteRefusal, restMs, takeBreath } from './breath.server'

test('Uma página espera até que ninguém mais chegue, e cada uma a sua vez', async () => {
  const prontas: string[] = []
  const duas = ['primeira', 'segunda'].map(nome => takeBreath().then(() => prontas.push(nome)))
  for (let chegada = 0; chegada < 5; chegada++) {
    noteArrival()
    await nextTurn()
    expect(prontas).toEqual([])
  }
  await Promise.all(duas)
  expect(prontas).toEqual(['primeira', 'segunda'])
})

test('Uma página não se põe entre os passos de um pedido: começa quando ele acaba', async () => {
  const passos: string[] = []
  const acabar = [keepCalm(), keepCalm()]
  const pagina = takeBreath().then(() => passos.push('página'))
  for (const acaba of acabar) {
    for (let volta = 0; volta < 5; volta++) await nextTurn()
    passos.push('pedido')
    acaba()
  }
  await pagina
  expect(passos).toEqual(['pedido', 'pedido', 'página'])
})

test('Nem espera para sempre por um pedido que demora', async () => {
  const acaba = keepCalm()
  await takeBreath()
  acaba()
})

test('Não para sempre, por mais que cheguem', async () => {
  let pronta = false
  const espera = takeBreath().then(() => {
    pronta = true
  })
  while (!pronta) {
    noteArrival()
    await nextTurn()
  }
  await espera
})

test('Enquanto se manda gente embora, as páginas deixam o processo livre por quatro quintos do tempo', async () => {
  expect(restMs(10, 900)).toBe(40)
  expect(restMs(10, 1_100)).toBe(0)
  const desenhar = async () => {
    await takeBreath()
    const comecou = performance.now()
    while (performance.now() - comecou < 10) {}
    noteRefusal()
    return comecou
  }
  const [primeira, segunda] = await Promise.all([desenhar(), desenhar()])
  expect(segunda - primeira).toBeGreaterThan(45)
})
