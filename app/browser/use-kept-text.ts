import { useSyncExternalStore } from 'react'
import { keptTexts } from './kept-texts'

/** What this browser keeps under a key, in step with its other tabs; null while the server renders. */
export function useKeptText(key: string): string | null {
  return useSyncExternalStore(
    keptTexts.subscribe,
    () => keptTexts.read(key),
    () => null,
  )
}
