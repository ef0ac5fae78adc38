import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'

/** The query with which the server was asked for the page, so that the browser's first rendering is the server's. */
export const QueryOfPage = createContext('')

const hearers = new Set<() => void>()

/** The query of the address, which the page itself changes by `replaceQuery`. */
export function useQuery(): URLSearchParams {
  const ofPage = useContext(QueryOfPage)
  const search = useSyncExternalStore(
    hear,
    () => location.search,
    () => ofPage,
  )
  return useMemo(() => new URLSearchParams(search), [search])
}

/** Changes the query without a history entry and without a request. */
export function replaceQuery(query: string): void {
  history.replaceState(history.state, '', query || location.pathname)
  for (const changed of hearers) changed()
}

function hear(changed: () => void): () => void {
  hearers.add(changed)
  window.addEventListener('popstate', changed)
  return () => {
    hearers.delete(changed)
    window.removeEventListener('popstate', changed)
  }
}
