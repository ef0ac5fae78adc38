import { once } from 'node:events'
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/**
 * A proxy in front of several servers, as nginx and Caddy are by themselves: by turns, and to the next one when a server refuses
 * the connection, because then nothing has been sent. An answer that breaks off breaks off here, too: whether the server
 * has done it, nobody knows.
 */
export async function startProxy(servers: () => readonly string[]) {
  let turn = 0
  // Waits for no next request: on a busy machine it would come just when the connection is closed.
  const server = createServer({ keepAliveTimeout: 0 }, async (incoming, outgoing) => {
    const body = await buffer(incoming).catch(() => null)
    if (body === null) return outgoing.destroy()
    const targets = servers()
    for (let n = 0; n < targets.length; n++) {
      const target = targets[turn++ % targets.length] ?? ''
      const answer = await ask(target, incoming, body)
      if (answer === 'refused') continue
      if (answer === 'lost') break
      return passOn(answer, outgoing)
    }
    outgoing.writeHead(502).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Answer = { readonly asked: ClientRequest; readonly response: IncomingMessage }

function ask(target: string, { url, method, headers, socket }: IncomingMessage, body: Buffer) {
  const sent = { ...headers, connection: 'close', 'x-forwarded-for': socket.remoteAddress }
  return new Promise<Answer | 'refused' | 'lost'>(resolve => {
    const asked = request(target + url, { agent: false, method, headers: sent })
    asked.on('response', response => resolve({ asked, response }))
    asked.on('error', error => resolve('code' in error && error.code === 'ECONNREFUSED' ? 'refused' : 'lost'))
    asked.end(body)
  })
}

function passOn({ asked, response }: Answer, outgoing: ServerResponse): void {
  const { connection: _, ...headers } = response.headers
  outgoing.writeHead(response.statusCode ?? 502, headers)
  outgoing.flushHeaders()
  response.pipe(outgoing)
  response.on('error', () => outgoing.destroy())
  outgoing.on('close', () => asked.destroy())
}
