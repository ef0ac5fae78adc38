const HEARTBEAT_MS = 15_000
const open = new Set<() => void>()

/**
 * A text/event-stream response. `subscribe` is handed a `send` and returns how to unsubscribe. The heartbeat is an event
 * and not a comment, so that a page can notice when it stays away.
 */
export function eventStream(
  request: Request,
  subscribe: (send: (event: string, data: unknown) => void) => () => void,
): Response {
  const encoder = new TextEncoder()
  let stop = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => {
        // A reader that stopped reading is cut off; it reconnects and re-reads.
        if ((controller.desiredSize ?? 0) < -1_000) return stop()
        controller.enqueue(encoder.encode(text))
      }
      const send = (event: string, data: unknown) =>
        write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      write('retry: 2000\n\n')
      const unsubscribe = subscribe(send)
      const heartbeat = setInterval(() => send('pulso', Date.now()), HEARTBEAT_MS)
      stop = () => {
        if (!open.delete(stop)) return
        clearInterval(heartbeat)
        unsubscribe()
        try {
          controller.close()
        } catch {
          // Already cancelled by the reader.
        }
      }
      open.add(stop)
      request.signal.addEventListener('abort', stop, { once: true })
      send('pulso', Date.now())
    },
    cancel: () => stop(),
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    },
  })
}

/** Ends every stream: the process stops, and the browsers reconnect to the next one. */
export function closeEventStreams(): void {
  for (const stop of open) stop()
}
