import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeEventStreams, eventStream } from './event-stream.server'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  closeEventStreams()
  vi.useRealTimers()
})

const request = () => new Request('http://comanda.teste/home/ao-vivo')

test('uma corrente cujo leitor já não pode ler acaba sozinha; as outras ficam, e sem resposta do banco também', async () => {
  let allowed = true
  const unsubscribed: string[] = []
  const open = (key: string, mayStay?: () => Promise<boolean>) =>
    eventStream(request(), { key, max: 1, ...(mayStay && { mayStay }) }, () => () => unsubscribed.push(key))
  open('sessão', async () => allowed)
  open('banco fora', () => Promise.reject(new Error('no database')))
  open('endereço')
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(unsubscribed).toEqual([])
  allowed = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(unsubscribed).toEqual(['sessão'])
})

test('de quem desistiu antes de abrir não fica corrente aberta', () => {
  const gone = new AbortController()
  gone.abort()
  const unsubscribe = vi.fn()
  const reader = { key: 'x', max: 1 }
  eventStream(new Request(request(), { signal: gone.signal }), reader, () => unsubscribe)
  expect(unsubscribe).toHaveBeenCalledOnce()
  expect(eventStream(request(), reader, () => () => {}).status).toBe(200)
})
