import { parseJson } from './json'
import { listenOnline } from './page'

export type Signal =
  | { readonly type: 'open' | 'down' }
  | { readonly type: 'event'; readonly name: string; readonly data: unknown }

/** The server sends a heartbeat as an event every 15 s. This is the time of two heartbeats and a little more. */
export const SILENT_MS = 35_000
const ATTEMPT_MS = 8_000

/**
 * Hears the named events of a stream, including the heartbeat, until the returned function is called. It opens a stream
 * again when nothing comes any more, and `reopenMs` after the server has answered with an error, because the browser
 * itself reconnects only after a lost connection.
 */
export function openStream(
  url: string,
  names: readonly string[],
  reopenMs: number,
  onSignal: (signal: Signal) => void,
): () => void {
  let source: EventSource | undefined
  let watch: ReturnType<typeof setTimeout> | undefined

  function reopenAfter(ms: number) {
    clearTimeout(watch)
    watch = setTimeout(() => {
      onSignal({ type: 'down' })
      open()
    }, ms)
  }
  function open() {
    source?.close()
    const stream = new EventSource(url)
    source = stream
    reopenAfter(ATTEMPT_MS)
    const alive = (signal: Signal) => {
      reopenAfter(SILENT_MS)
      onSignal(signal)
    }
    stream.onopen = () => alive({ type: 'open' })
    stream.onerror = () => {
      onSignal({ type: 'down' })
      reopenAfter(stream.readyState === EventSource.CLOSED ? reopenMs : ATTEMPT_MS)
    }
    for (const name of names) {
      stream.addEventListener(name, ({ data }) => alive({ type: 'event', name, data: parseJson(data) }))
    }
  }

  open()
  const stopListening = listenOnline(open)
  return () => {
    stopListening()
    clearTimeout(watch)
    source?.close()
  }
}

type OnSignal = (signal: Signal) => void

/**
 * Opens one stream for all tabs of a browser: the tab that holds the lock opens it and passes its events on to the
 * others; when that tab closes, another one gets the lock. Without locks (a page that is not served over https) each
 * tab has its own.
 */
export function shareStream(
  name: string,
  open: (onSignal: OnSignal) => () => void,
  onSignal: OnSignal,
): () => void {
  if (!navigator.locks || typeof BroadcastChannel === 'undefined') return open(onSignal)
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<Signal>) => onSignal(data)
  const passOn = (signal: Signal) => {
    channel.postMessage(signal)
    onSignal(signal)
  }
  const end = new AbortController()
  const hold = () =>
    new Promise<void>(release => {
      const close = open(passOn)
      end.signal.addEventListener('abort', () => {
        close()
        release()
      })
    })
  // Leaving while this tab still waits for the lock rejects the promise; there is nothing to undo.
  navigator.locks.request(name, { signal: end.signal }, hold).catch(() => undefined)
  return () => {
    end.abort()
    channel.close()
  }
}
