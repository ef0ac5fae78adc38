import { useEffect, useState } from 'react'
import { listenLook } from './page'
import { useScripted } from './use-scripted'

const ONE_HOUR = 3_600_000

/**
 * The server's clock in milliseconds: an answer brings it (`now`), and the browser continues it until the next answer.
 * The browser's own clock may be wrong, so it only measures how much time has passed; it goes on while the computer
 * sleeps, which performance.now() need not do. `untilNext` says in how many milliseconds the instant is renewed; pass
 * the same function at every rendering.
 */
export function useServerClock(now: number, untilNext: (now: number) => number): number {
  const [clock, setClock] = useState({ now, instant: now })
  const scripted = useScripted()
  const [ofPage] = useState(scripted ? null : now)

  useEffect(() => {
    const ahead = now - (now === ofPage ? pageReceivedAt() : Date.now())
    let timer: ReturnType<typeof setTimeout>
    const renew = () => {
      clearTimeout(timer)
      const instant = Date.now() + ahead
      setClock({ now, instant })
      // On a phone that sleeps a timer fires late, and one of many days never fires.
      timer = setTimeout(renew, Math.min(untilNext(instant), ONE_HOUR))
    }
    renew()
    const end = listenLook(renew)
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [now, ofPage, untilNext])

  return clock.now === now ? clock.instant : now
}

/** When the page's HTML arrived, which was well before its script ran. */
function pageReceivedAt(): number {
  const [page] = performance.getEntriesByType('navigation')
  return page instanceof PerformanceNavigationTiming
    ? performance.timeOrigin + page.responseStart
    : Date.now()
}

export const everyTenSeconds = () => 10_000
/** For what changes with a minute of the clock; a timer may fire a little early. */
export const everyMinute = (now: number) => 60_250 - (now % 60_000)
export const never = () => Number.POSITIVE_INFINITY
