import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderingTurns } from './turn-to-render.server'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('Uma página não se põe entre os passos de um pedido: começa quando nenhum anda', async () => {
  const { orderBegins, turnToRender } = renderingTurns()
  const passos: string[] = []
  const acabar = [orderBegins(), orderBegins()]
  const pagina = turnToRender().then(() => passos.push('página'))
  for (const acaba of acabar) {
    await vi.advanceTimersByTimeAsync(10)
    passos.push('pedido')
    acaba()
  }
  await pagina
  expect(passos).toEqual(['pedido', 'pedido', 'página'])
})

test('Nem espera para sempre por um pedido que demora', async () => {
  const { orderBegins, turnToRender } = renderingTurns()
  orderBegins()
  const pagina = turnToRender()
  await vi.runAllTimersAsync()
  await pagina
})

test('Entre duas há uma volta em que se ouve quem chegou', async () => {
  vi.useRealTimers()
  const { turnToRender } = renderingTurns()
  const passos: string[] = []
  const desenhar = (nome: string) =>
    turnToRender().then(() => {
      passos.push(nome)
      setImmediate(() => passos.push(`depois da ${nome}`))
    })
  await Promise.all([desenhar('primeira'), desenhar('segunda')])
  expect(passos).toEqual(['primeira', 'depois da primeira', 'segunda'])
})
