import { useSyncExternalStore } from 'react'

/** False in the server's HTML and where no script runs, so that controls which need a script are not shown there. */
export function useScripted(): boolean {
  return useSyncExternalStore(subscribeToNothing, yes, no)
}

const subscribeToNothing = () => () => undefined
const yes = () => true
const no = () => false
