import type { IncomingMessage } from 'node:http'

/** A phone on a bad network has this long to finish sending a body that is thrown away. */
const LINGER_MS = 10_000
/** More than any file that somebody chooses by mistake, a video for instance. */
const LINGER_BYTES = 256 * 1024 * 1024

/**
 * Sends the response to a request whose body is still arriving (one that is too large, or that a door refused). Closing
 * the connection at once would reset it, and the sender would never read the answer; keeping it open would break the
 * next request on it. So the answer is sent in full with `Connection: close`, the rest of the body is read and thrown
 * away, and then the connection is closed.
 */
export async function lingeringClose(response: Response, incoming: IncomingMessage): Promise<Response> {
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
    const timer = setTimeout(done, LINGER_MS)
    function done() {
      clearTimeout(timer)
      incoming.off('data', count)
      resolve()
    }
    function count(chunk: Uint8Array) {
      heard += chunk.length
      if (heard > LINGER_BYTES) done()
    }
    if (incoming.complete || incoming.destroyed) return done()
    // A web stream of the body that nobody reads has paused it, and would pause it again at each chunk.
    incoming.removeAllListeners('data')
    incoming.on('data', count).once('end', done).once('close', done)
    incoming.resume()
  })
}
