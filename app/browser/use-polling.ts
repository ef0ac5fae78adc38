import { useEffect, useEffectEvent } from 'react'
import { isVisible, listenLook, listenOnline } from './page'

interface Polling {
  /** Null reads only when somebody returns to the page or the network comes back. */
  readonly everyMs?: number | null
  readonly whileHidden?: boolean
}

const EVERY_MS = 10_000

/**
 * The safety net for live events that get lost: calls `read` when the tab is looked at again, when the network returns,
 * and every 10 s.
 */
export function usePolling(read: () => void, { everyMs = EVERY_MS, whileHidden = true }: Polling = {}): void {
  const again = useEffectEvent(() => {
    if (whileHidden || isVisible()) read()
  })
  useEffect(() => {
    const timer = everyMs === null ? undefined : setInterval(() => again(), everyMs)
    const ends = [listenLook(() => again()), listenOnline(() => again())]
    return () => {
      clearInterval(timer)
      for (const end of ends) end()
    }
  }, [everyMs])
}
