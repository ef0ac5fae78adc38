import type { AddressInfo } from 'node:net'
import { createConnection, createServer, type Server, type Socket } from 'node:net'

/** A TCP way to a PostgreSQL behind a socket, which a test can cut (nobody listens) or freeze (nothing passes). */
export interface CaminhoDoBanco {
  readonly url: string
  cut(): Promise<void>
  mend(): Promise<void>
  freeze(): void
  thaw(): void
  close(): Promise<void>
}

export async function openCaminho(socketPath: string): Promise<CaminhoDoBanco> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let frozen = false
  const join = (from: Socket, to: Socket) => {
    from.on('data', part => to.write(part))
    from.on('close', () => to.destroy())
    from.on('error', () => to.destroy())
  }
  const accept = (incoming: Socket) => {
    const pair = [incoming, createConnection(socketPath)] as const
    pairs.add(pair)
    incoming.once('close', () => pairs.delete(pair))
    join(pair[0], pair[1])
    join(pair[1], pair[0])
    if (frozen) for (const side of pair) side.pause()
  }
  let server = await listen(accept, 0)
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    const closed = new Promise(resolve => server.close(resolve))
    for (const pair of pairs) for (const side of pair) side.destroy()
    await closed
  }
  return {
    url: `postgres://comanda@127.0.0.1:${port}/comanda?sslmode=disable`,
    cut: stop,
    async mend() {
      server = await listen(accept, port)
    },
    freeze() {
      frozen = true
      for (const pair of pairs) for (const side of pair) side.pause()
    },
    thaw() {
      frozen = false
      for (const pair of pairs) for (const side of pair) side.resume()
    },
    close: stop,
  }
}

function listen(accept: (incoming: Socket) => void, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(accept)
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
