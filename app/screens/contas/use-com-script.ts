import { useSyncExternalStore } from 'react'

/** False in the server's HTML and where no script runs: for what only a script can do. */
export function useComScript(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
