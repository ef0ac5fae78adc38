import type { IncomingMessage } from 'node:http'

/** A phone on a bad network has this long to send what nobody reads any more. */
const PATIENCE_MS = 10_000
const PATIENCE_BYTES = 16 * 1024 * 1024

/**
 * The same response to a request whose body is still arriving (too large, refused at a door). Closing on it would reset
 * the connection, and the sender would never read the answer; keeping it would reset the next request on it. So the
 * answer goes out whole and says that it is the last one, and the connection is closed once the rest was heard.
 */
export async function heardOut(response: Response, incoming: IncomingMessage): Promise<Response> {
  const { status, statusText } = response
  const headers = new Headers(response.headers)
  headers.set('Connection', 'close')
  if (response.body === null) return new Response(null, { status, statusText, headers })
  const answer = new Uint8Array(await response.arrayBuffer())
  headers.set('Content-Length', String(answer.length))
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(answer)
      await discardRest(incoming)
      controller.close()
    },
  })
  return new Response(body, { status, statusText, headers })
}

function discardRest(incoming: IncomingMessage): Promise<void> {
  return new Promise(resolve => {
    let heard = 0
    const timer = setTimeout(done, PATIENCE_MS)
    function done() {
      clearTimeout(timer)
      incoming.off('data', count)
      resolve()
    }
    function count(chunk: Uint8Array) {
      heard += chunk.length
      if (heard > PATIENCE_BYTES) done()
    }
    if (incoming.complete || incoming.destroyed) return done()
    incoming.on('data', count).once('end', done).once('close', done)
    incoming.resume()
  })
}
