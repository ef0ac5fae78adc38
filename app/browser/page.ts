export function isVisible(): boolean {
  return document.visibilityState === 'visible'
}

/** False when the browser knows that it has no network; true does not mean that a server can be reached. */
export function isOnline(): boolean {
  return navigator.onLine
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
  document.addEventListener('visibilitychange', look)
  const endRestore = listenRestore(look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    endRestore()
  }
}

/** Calls `onHidden` when the page goes out of sight, until the returned function is called. */
export function listenHidden(onHidden: () => void): () => void {
  const look = () => {
    if (!isVisible()) onHidden()
  }
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

/** The server marks a page that it could not compare with its database (app/server/pages/keep-pages.server.ts). */
export function forgetOutage(): void {
  document.documentElement.removeAttribute('data-memoria')
}

/** Calls `onRestore` when the back button brings the page back from the browser's cache. */
export function listenRestore(onRestore: () => void): () => void {
  const restore = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onRestore()
  }
  window.addEventListener('pageshow', restore)
  return () => window.removeEventListener('pageshow', restore)
}
