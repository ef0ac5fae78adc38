import { pause } from './pause'

/** The server's word that nothing of a request was begun, because it had too much to do: it may be sent again. */
const NOT_BEGUN = 'Comanda-Not-Begun'
const REPEATS = 3

const once = globalThis.fetch

/**
 * `fetch` that sends a request again, up to three times, while the server has too much to do to begin it (decision 047).
 * The body must be one that can be sent twice: a text or a form.
 */
export async function fetchWithRetry(
  url: Parameters<typeof fetch>[0],
  init?: RequestInit,
  onWait?: () => void,
): Promise<Response> {
  for (let repeats = 0; ; repeats++) {
    const response = await once(url, init)
    const waitMs = comeBackMs(response.headers, repeats, Math.random())
    if (waitMs === null) return response
    onWait?.()
    await pause(waitMs, init?.signal ?? undefined)
  }
}

/**
 * In how many milliseconds to send it again; null: this answer counts. `luck` is from 0 to 1, so that those who were sent away
 * together do not come back together.
 */
export function comeBackMs(headers: Headers, repeats: number, luck: number): number | null {
  if (!headers.has(NOT_BEGUN) || repeats >= REPEATS) return null
  return (Number(headers.get('Retry-After')) + luck) * 1_000
}
