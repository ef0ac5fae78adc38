import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A local server in place of WhatsApp, which shows a chat at every address. */
export interface Conversa {
  readonly url: string
  stop(): Promise<void>
}

export async function startConversa(): Promise<Conversa> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end('<!doctype html><html lang="pt-BR"><title>Conversa</title><h1>Conversa</h1></html>')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
