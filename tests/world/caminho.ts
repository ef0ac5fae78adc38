import type { AddressInfo, NetConnectOpts } from 'node:net'
import { createConnection, createServer, type Server, type Socket } from 'node:net'

/** A TCP proxy to a server, which a test can break in three ways. */
export interface Caminho {
  readonly port: number
  /** Refuses connections. */
  cut(): Promise<void>
  /** Accepts connections but passes nothing on. */
  freeze(): void
  /** Answers every request with this text, as a proxy does when its server is down. */
  answer(text: string): void
  /** Passes everything on again. */
  mend(): Promise<void>
  close(): Promise<void>
}

export async function openCaminho(para: NetConnectOpts): Promise<Caminho> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let frozen = false
  let reply: string | undefined
  const join = (from: Socket, to: Socket) => {
    from.on('data', part => to.write(part))
    from.on('close', () => to.destroy())
    from.on('error', () => to.destroy())
  }
  const accept = (incoming: Socket) => {
    if (reply !== undefined) {
      const text = reply
      incoming.once('data', () => incoming.end(text))
      incoming.on('error', () => incoming.destroy())
      return
    }
    const pair = [incoming, createConnection(para)] as const
    pairs.add(pair)
    incoming.once('close', () => pairs.delete(pair))
    join(pair[0], pair[1])
    join(pair[1], pair[0])
    if (frozen) for (const side of pair) side.pause()
  }
  const drop = () => {
    for (const pair of pairs) for (const side of pair) side.destroy()
  }
  let server = await listen(accept, 0)
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    if (!server.listening) return
    const closed = new Promise(resolve => server.close(resolve))
    drop()
    await closed
  }
  return {
    port,
    cut: stop,
    freeze() {
      frozen = true
      for (const pair of pairs) for (const side of pair) side.pause()
    },
    answer(text) {
      reply = text
      drop()
    },
    async mend() {
      frozen = false
      reply = undefined
      for (const pair of pairs) for (const side of pair) side.resume()
      if (!server.listening) server = await listen(accept, port)
    },
    close: stop,
  }
}

/** The connection string of a PostgreSQL at the end of that way. */
export function urlPeloCaminho({ port }: Caminho): string {
  return `postgres://comanda@127.0.0.1:${port}/comanda?sslmode=disable`
}

function listen(accept: (incoming: Socket) => void, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(accept)
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
