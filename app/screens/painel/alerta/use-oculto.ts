import { useSyncExternalStore } from 'react'

/** True while the tab is not in sight. */
export function useOculto(): boolean {
  return useSyncExternalStore(
    aoMudar => {
      document.addEventListener('visibilitychange', aoMudar)
      return () => document.removeEventListener('visibilitychange', aoMudar)
    },
    () => document.visibilityState === 'hidden',
    () => false,
  )
}
