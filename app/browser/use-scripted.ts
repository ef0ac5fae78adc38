import { useSyncExternalStore } from 'react'

/** False in the server's HTML and where no script runs: for what only a script can do. */
export function useScripted(): boolean {
  return useSyncExternalStore(subscribeToNothing, yes, no)
}

const subscribeToNothing = () => () => undefined
const yes = () => true
const no = () => false
