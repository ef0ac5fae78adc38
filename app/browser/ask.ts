import { fetchWithRetry } from './fetch-with-retry'

interface Question extends RequestInit {
  /** Milliseconds to the end of `read`; null for as long as it takes. */
  readonly timeoutMs?: number | null
  /** Called each time that the server has too much to do and the question waits to be asked again. */
  readonly onWait?: () => void
}

const TIMEOUT_MS = 15_000

/**
 * Asks a server without React Router, which would first fetch the module of a route, and would reload the page when the
 * network is gone. Answers what `read` makes of the response; null when no response came, or none to its end (no
 * network, time-out, connection cut). Throws only when the caller's `signal` aborts.
 */
export async function ask<T>(
  url: string,
  { timeoutMs = TIMEOUT_MS, signal, onWait, ...init }: Question,
  read: (response: Response) => T | Promise<T>,
): Promise<T | null> {
  signal?.throwIfAborted()
  // Some customers' browsers do not have AbortSignal.any.
  const end = new AbortController()
  const giveUp = () => end.abort()
  const timer = timeoutMs === null ? undefined : setTimeout(giveUp, timeoutMs)
  signal?.addEventListener('abort', giveUp)
  try {
    return await read(await fetchWithRetry(url, { ...init, signal: end.signal }, onWait))
  } catch {
    signal?.throwIfAborted()
    return null
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}
