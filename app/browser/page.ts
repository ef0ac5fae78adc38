export function isVisible(): boolean {
  return document.visibilityState === 'visible'
}

/** Calls `listener` whenever the browser says that its network is back, until the returned function is called. */
export function onOnline(listener: () => void): () => void {
  window.addEventListener('online', listener)
  return () => window.removeEventListener('online', listener)
}

/** Calls `listener` when somebody looks at the page again, until the returned function is called. */
export function onLook(listener: () => void): () => void {
  const look = () => {
    if (isVisible()) listener()
  }
  // The back button may bring a page back from the browser's cache.
  const restore = ({ persisted }: PageTransitionEvent) => {
    if (persisted) look()
  }
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pageshow', restore)
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pageshow', restore)
  }
}
