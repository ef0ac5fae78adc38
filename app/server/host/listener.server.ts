import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import net, { type AddressInfo, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { answerBrokenRequests } from './last-resort.server'

type Fetch = Parameters<typeof getRequestListener>[0]
/** Answers by itself, or says that it does not. */
export type AnswerBeforeFetch = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * A connection on which nothing is asked stays open for this long: longer than proxies keep theirs (nginx 60 s, Traefik
 * 90 s, Caddy 120 s). Whoever closes first must be the client: a request on its way to a connection that the server has
 * just closed is lost, and a proxy may not send a POST again by itself. Node's own 5 s would lose orders.
 */
const KEEP_ALIVE_MS = 130_000
/** How slow a client may be. Node looks only each half minute by itself, however short the times are. */
export const SLOWEST = {
  headersTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  /** A photo by a slow network. */
  requestTimeout: 120_000,
  /**
   * In the last time of this length a body has brought at least so many bytes. An order is smaller: it has all this time,
   * also where the network is gone for most of it.
   */
  bodyWindow: 14_000,
  bodyBytes: 56_000,
  /** Of an answer nothing is taken for this long, or nothing is heard while one is on its way. */
  unreadTimeout: 60_000,
}
/** New connections are accepted for this much longer, because clients have just been told to come back on a new one. */
const LAST_CONNECTIONS_MS = 250
/** Nobody new came for this long: who was answered last has come back, and waits until the listener is closed. */
const CALM_MS = 100
/** So long that is waited for. */
const UNTIL_CALM_MS = 2_000
/**
 * An open connection may bring another request for this long, which is about the pause that a busy client makes between
 * two.
 */
const IDLE_MS = 2_000
/** Running requests have this long to finish; then the remaining connections are cut. */
const DRAIN_MS = 6_000

export interface Listener {
  readonly port: number
  /**
   * Stops without cutting a request. For a moment every request is still answered, with the note that it is the last on
   * its connection; then no new connection is accepted, and each open one may bring one more request. Resolves when all
   * connections are closed.
   */
  stopGracefully(): Promise<void>
}

/** `answerBeforeFetch` is asked first. */
export function listen(
  fetch: Fetch,
  port: number,
  answerBeforeFetch: AnswerBeforeFetch = () => false,
  slowest = SLOWEST,
): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const serverOptions = {
      ...slowest,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: 16_384,
    }
    const answer = getRequestListener(fetch)
    /** Set while the listener closes: until it has, requests wait to be begun. */
    let closing: Promise<void> | null = null
    const begin = (request: IncomingMessage, response: ServerResponse) => {
      if (!answerBeforeFetch(request, response)) void answer(request, response)
    }
    const server = createServer(serverOptions, (request, response) => {
      endSlowBody(request, slowest)
      if (namesTwoHosts(request)) return refuseTwoHosts(response)
      if (closing) void closing.then(() => begin(request, response))
      else begin(request, response)
    })
    // Node looks whether an answer has moved, and closes a connection on which nothing does.
    server.timeout = slowest.unreadTimeout
    const silent = silentSockets(server)
    server.on('connect', refuseTunnel)
    answerBrokenRequests(server)
    server.once('error', reject)
    const stopGracefully = async () => {
      server.prependListener('request', (_, response: ServerResponse) => {
        response.setHeader('Connection', 'close')
      })
      await wait(LAST_CONNECTIONS_MS)
      // Whoever is answered comes back at once on a new connection, so a busy process would never find the queue empty.
      closing = calm(server)
      await closing
      const ended = connectionsEnd(server, silent)
      // http's own Server.close would cut idle connections, even where a request is already on its way.
      net.Server.prototype.close.call(server)
      closing = null
      await ended
    }
    server.listen(port, () => {
      const { port } = server.address() as AddressInfo
      resolve({ port, stopGracefully })
    })
  })
}

/** A proxy and this server might each believe another one of them; Node keeps the first without a word. */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, n) => n % 2 === 0 && name.toLowerCase() === 'host').length > 1
}

function refuseTwoHosts(response: ServerResponse): void {
  response.writeHead(400, { 'Content-Length': 0, Connection: 'close' }).end()
}

/** A body that waits for this server to read it is not slow. */
function endSlowBody(request: IncomingMessage, slowest: typeof SLOWEST): void {
  const { socket, headers } = request
  if (!headers['transfer-encoding'] && !Number(headers['content-length'])) return
  const { bodyWindow, bodyBytes, connectionsCheckingInterval } = slowest
  const looks = bodyWindow / connectionsCheckingInterval
  let heard = [socket.bytesRead]
  const look = setInterval(() => {
    if (request.complete) return clearInterval(look)
    if (request.readableLength > 0) heard = []
    heard.push(socket.bytesRead)
    if (heard.length <= looks) return
    const before = heard.shift() ?? 0
    if (socket.bytesRead - before < bodyBytes) socket.destroy()
  }, connectionsCheckingInterval)
  request.once('close', () => clearInterval(look))
}

/**
 * Node does not make a request of a CONNECT. Without a listener for it Node would close the connection without an
 * answer.
 */
function refuseTunnel(_: unknown, socket: net.Socket | NodeJS.WritableStream): void {
  socket.on('error', () => {})
  socket.end(
    `HTTP/1.1 405 ${STATUS_CODES[405]}\r\nAllow: GET, HEAD, POST\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  )
}

/**
 * Connections that have brought no request yet: browsers open some in advance, and Node does not count them as idle.
 */
function silentSockets(server: Server): Set<Socket> {
  const silent = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }: { socket: Socket }) => silent.delete(socket))
  return silent
}

/** Waits until nobody new has come for CALM_MS: whoever waits to be accepted when the listener closes is reset. */
async function calm(server: Server): Promise<void> {
  let came = true
  server.on('connection', () => {
    came = true
  })
  for (const begun = performance.now(); came && performance.now() - begun < UNTIL_CALM_MS; ) {
    came = false
    await wait(CALM_MS)
    // When the timer fires, Node has not yet accepted those who came meanwhile; one turn of its loop later it has.
    await nextTurn()
  }
}

/** Resolves when all connections are closed, of which the idle ones are cut after a while, and then all. */
async function connectionsEnd(server: Server, silent: Set<Socket>): Promise<void> {
  const closed = new Promise<void>(resolve => server.once('close', resolve))
  const idle = setTimeout(() => {
    server.closeIdleConnections()
    for (const socket of silent) socket.destroy()
  }, IDLE_MS)
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed
  clearTimeout(idle)
  clearTimeout(cut)
}
