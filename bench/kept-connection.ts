import { connect } from 'node:net'
import type { Answer } from './medir'

/** A kept connection on which one request follows the other. */
export interface KeptConnection {
  post(path: string, body: string): Promise<Answer>
  close(): void
}

/**
 * With as little work as Node allows, because the requests are made on the processors that also answer them: node:http
 * takes twice the time.
 */
export function openKept(origin: string): KeptConnection {
  const { hostname, port, host } = new URL(origin)
  const waiting: { resolve(answer: Answer): void; reject(error: Error): void }[] = []
  let text = ''
  const read = (part: string) => {
    text += part
    const head = text.indexOf('\r\n\r\n')
    if (head < 0) return
    const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))?.[1]
    if (length === undefined) return void socket.destroy(new Error(`an answer of unknown length: ${text}`))
    if (text.length < head + 4 + Number(length)) return
    const answer = { status: Number(text.slice(9, 12)), body: text.slice(head + 4) }
    text = ''
    waiting.shift()?.resolve(answer)
  }
  const buffer = Buffer.alloc(16_384)
  const callback = (bytes: number) => {
    // A byte is a character, as the length counts them.
    read(buffer.toString('latin1', 0, bytes))
    return true
  }
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread: { buffer, callback } })
  const fail = (error: Error) => {
    for (const { reject } of waiting.splice(0)) reject(error)
  }
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('the server closed the connection')))
  return {
    post(path, body) {
      if (socket.destroyed) return Promise.reject(new Error('the server closed the connection'))
      const head = `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject })
        socket.write(head + body)
      })
    },
    close: () => socket.destroy(),
  }
}
