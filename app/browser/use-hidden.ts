import { useSyncExternalStore } from 'react'
import { isVisible } from './page'

/** True while the tab is not in sight. */
export function useHidden(): boolean {
  return useSyncExternalStore(
    onChange => {
      document.addEventListener('visibilitychange', onChange)
      return () => document.removeEventListener('visibilitychange', onChange)
    },
    () => !isVisible(),
    () => false,
  )
}
