import { fetchWithRetry } from './fetch-with-retry'

// React Router asks by the page's own fetch and takes no other.
if (typeof document !== 'undefined') globalThis.fetch = (url, init) => fetchWithRetry(url, init)
