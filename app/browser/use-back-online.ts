import { useEffect, useEffectEvent } from 'react'
import { listenOnline } from './page'

/** Calls `onBack` as soon as the browser says that the network is back, while something waits for it. */
export function useBackOnline(waiting: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useEffect(() => (waiting ? listenOnline(() => back()) : undefined), [waiting])
}
