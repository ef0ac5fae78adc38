import { once } from 'node:events'
import { get, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { closeEventStreams, eventStream, message, type Send } from './event-stream.server'
import { type Listener, listen } from './host/listener.server'

let listener: Listener
let send: Send
const unsubscribe = vi.fn()

beforeAll(async () => {
  const reader = { key: 'quadro', max: 1 }
  const subscribe = (given: Send) => {
    send = given
    return unsubscribe
  }
  listener = await listen((request, env) => {
    const { outgoing } = env as unknown as { outgoing: ServerResponse }
    return eventStream(request, reader, subscribe, outgoing)
  }, 0)
})
beforeEach(() => unsubscribe.mockClear())
afterAll(() => listener.stopGracefully())

/** Its body is not read yet. */
async function open(): Promise<IncomingMessage> {
  const request = get({ port: listener.port, host: '127.0.0.1', agent: false })
  const [answer] = await once(request, 'response')
  return answer
}

test('as mensagens chegam inteiras e na ordem, e depois delas o fim da corrente', async () => {
  const answer = text(await open())
  const ids = Array.from({ length: 500 }, (_, id) => id)
  for (const id of ids) {
    send(message('pedido-mudou', { id }))
    if (id % 7 === 0) await nextTurn()
  }
  closeEventStreams()
  const messages = (await answer).split('\n\n')
  expect(messages[0]).toBe('retry: 2000')
  expect(messages[1]).toMatch(/^event: pulso\ndata: \d+$/)
  expect(messages.slice(2)).toEqual([...ids.map(id => `event: pedido-mudou\ndata: {"id":${id}}`), ''])
  expect(unsubscribe).toHaveBeenCalledOnce()
})

test('quem parou de ler é desconectado', async () => {
  const answer = await open()
  const large = message('pulso', 'x'.repeat(1_000_000))
  while (unsubscribe.mock.calls.length === 0) {
    send(large)
    await nextTurn()
  }
  await expect(text(answer)).rejects.toThrow('aborted')
})
