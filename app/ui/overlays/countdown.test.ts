import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCountdown } from './countdown'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('o aviso some depois da sua duração', () => {
  const end = vi.fn()
  createCountdown(1500, end)
  vi.advanceTimersByTime(1499)
  expect(end).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(end).toHaveBeenCalledTimes(1)
})

test('parado enquanto apontado ou focado: o tempo restante só corre quando ambos terminam', () => {
  const end = vi.fn()
  const countdown = createCountdown(1500, end)
  vi.advanceTimersByTime(1000)
  countdown.hold('pointer')
  countdown.hold('focus')
  vi.advanceTimersByTime(60_000)
  countdown.release('pointer')
  vi.advanceTimersByTime(60_000)
  expect(end).not.toHaveBeenCalled()
  countdown.release('focus')
  vi.advanceTimersByTime(499)
  expect(end).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(end).toHaveBeenCalledTimes(1)
})

test('trocar de lugar solta tudo o que o segurava', () => {
  const end = vi.fn()
  const countdown = createCountdown(1500, end)
  countdown.hold('pointer')
  countdown.releaseAll()
  vi.advanceTimersByTime(1500)
  expect(end).toHaveBeenCalledTimes(1)
})

test('um aviso substituído nunca mais chama', () => {
  const end = vi.fn()
  const countdown = createCountdown(1500, end)
  countdown.hold('pointer')
  countdown.stop()
  countdown.release('pointer')
  vi.advanceTimersByTime(60_000)
  expect(end).not.toHaveBeenCalled()
})

test('um aviso que já sumiu não some de novo', () => {
  const end = vi.fn()
  const countdown = createCountdown(1500, end)
  vi.advanceTimersByTime(1500)
  countdown.hold('pointer')
  countdown.release('pointer')
  vi.advanceTimersByTime(60_000)
  expect(end).toHaveBeenCalledTimes(1)
})
