import type { ServerResponse } from 'node:http'

const HEARTBEAT_MS = 15_000
/** `mayStay` is asked once in so many heartbeats. */
const ASK_EVERY = 4
/** About a thousand events. */
const MOST_WAITING_BYTES = 64 * 1024

const open = new Map<() => void, string>()
let ended = false

/** The one who reads the stream: a session or a network address. */
export interface Reader {
  readonly key: string
  /** Streams that this reader may have open at once; one more is refused with 429. */
  readonly max: number
  /**
   * Asked while the stream is open, now and then and when `subscribe` hears of a change, because an open stream makes no
   * further requests that a door could check.
   */
  mayStay?(): Promise<boolean>
}

export function openStreams(): number {
  return open.size
}

/** As streams carry it; made once, whether one stream gets it or three hundred. */
export type Message = Uint8Array

/** Sends one message to the reader of one stream. */
export type Send = (message: Message) => void

export function message(event: string, data: unknown): Message {
  return Buffer.from(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}

/**
 * A text/event-stream response. `subscribe` is handed a `send` and `askAgain`, which asks `mayStay` at once, and returns how
 * to unsubscribe. The heartbeat is an event and not a comment, so that a page can notice when it stays away. The body that the host reads carries the first
 * messages; once they are written, the others go straight to `outgoing`, because a web stream costs as much as sending.
 */
export function eventStream(
  request: Request,
  reader: Reader,
  subscribe: (send: Send, askAgain: () => void) => () => void,
  outgoing: ServerResponse | null = null,
): Response {
  // A HEAD request never reads the body, and the router would wait for the end of a '.data' response: in both cases the
  // stream would stay open for ever.
  if (request.method !== 'GET' || new URL(request.url).pathname.endsWith('.data')) {
    return new Response(null, { status: 405, headers: { Allow: 'GET' } })
  }
  const count = [...open.values()].filter(key => key === reader.key).length
  if (count >= reader.max) return new Response(null, { status: 429, headers: { 'Retry-After': '60' } })

  let stop = () => {}
  // Nothing of the body is on its way: the host asks for more when it has written what it had.
  let allWritten = false
  const source: UnderlyingDefaultSource<Uint8Array> = {
    start(controller) {
      const send: Send = bytes => {
        const straight = allWritten && outgoing?.headersSent && !outgoing.writableEnded ? outgoing : null
        if (straight) straight.write(bytes)
        else {
          allWritten = false
          controller.enqueue(bytes)
        }
        const waiting = straight ? straight.writableLength : -(controller.desiredSize ?? 0)
        if (waiting <= MOST_WAITING_BYTES) return
        // A browser that stopped reading is disconnected; it reconnects and reads everything again.
        stop()
        outgoing?.destroy()
      }
      send(Buffer.from('retry: 2000\n\n'))
      const askAgain = () => void stopUnless(reader, stop)
      const unsubscribe = subscribe(send, askAgain)
      let beats = 0
      const heartbeat = setInterval(() => {
        send(message('pulso', Date.now()))
        if (++beats % ASK_EVERY === 0) askAgain()
      }, HEARTBEAT_MS)
      stop = () => {
        if (!open.delete(stop)) return
        clearInterval(heartbeat)
        unsubscribe()
        try {
          controller.close()
        } catch {
          // The reader has already cancelled it.
        }
      }
      open.set(stop, reader.key)
      if (ended) return stop()
      request.signal.addEventListener('abort', stop, { once: true })
      if (request.signal.aborted) return stop()
      send(message('pulso', Date.now()))
    },
    pull() {
      allWritten = true
    },
    cancel: () => stop(),
  }
  // With room for nothing, so that `pull` is called by a reader that waits and by nothing else.
  const body = new ReadableStream(source, new ByteLengthQueuingStrategy({ highWaterMark: 0 }))
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    },
  })
}

async function stopUnless({ mayStay }: Reader, stop: () => void): Promise<void> {
  try {
    if (mayStay && !(await mayStay())) stop()
  } catch {
    // When `mayStay` fails, the stream stays open until the next time that it is asked.
  }
}

/**
 * Ends the streams of one reader, as when a session ends; without a key it ends all of them, as when the process stops.
 */
export function closeEventStreams(key?: string): void {
  for (const [stop, reader] of [...open]) {
    if (key === undefined || key === reader) stop()
  }
}

/** For a process that stops: streams requested from now on end at once, and their browsers try again later. */
export function endEventStreams(): void {
  ended = true
  closeEventStreams()
}
