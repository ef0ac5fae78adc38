import { savesData } from './saves-data'

/** Calls `work` once the page has nothing else to do. The returned function takes that back. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(work, { timeout: 5_000 })
    return () => window.cancelIdleCallback(id)
  }
  const id = setTimeout(work, 500)
  return () => clearTimeout(id)
}

/**
 * Fetches a script that nobody has asked for yet once the page has nothing else to do, unless the browser saves data. A
 * failure is not shown: the script is fetched again when it is asked for, and a failure is shown then. The returned
 * function takes it back.
 */
export function prefetchWhenIdle(fetchScript: () => Promise<unknown>): (() => void) | undefined {
  return savesData() ? undefined : whenIdle(() => void fetchScript().catch(() => undefined))
}
