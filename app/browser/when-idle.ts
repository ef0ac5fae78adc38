/** Calls `work` once the page has nothing else to do. The returned function takes that back. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(work, { timeout: 5_000 })
    return () => window.cancelIdleCallback(id)
  }
  const id = setTimeout(work, 500)
  return () => clearTimeout(id)
}
