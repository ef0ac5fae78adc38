export function isVisible(): boolean {
  return document.visibilityState === 'visible'
}

/** Calls `onBack` whenever the browser says that its network is back, until the returned function is called. */
export function listenOnline(onBack: () => void): () => void {
  window.addEventListener('online', onBack)
  return () => window.removeEventListener('online', onBack)
}

/** Calls `onSeen` when somebody looks at the page again, until the returned function is called. */
export function listenLook(onSeen: () => void): () => void {
  const look = () => {
    if (isVisible()) onSeen()
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
