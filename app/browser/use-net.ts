import { useEffect, useEffectEvent } from 'react'
import { isVisible, listenLook, listenOnline } from './page'

interface Net {
  /** Null: only when somebody returns to the page. */
  readonly everyMs?: number | null
  readonly whileHidden?: boolean
}

const EVERY_MS = 10_000

/**
 * The net under live events, of which some are missed: calls `read` when the tab is looked at again, when the network
 * returns and every 10 s.
 */
export function useNet(read: () => void, { everyMs = EVERY_MS, whileHidden = true }: Net = {}): void {
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
