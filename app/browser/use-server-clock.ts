import { useEffect, useState } from 'react'
import { ask } from './ask'
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
    let ahead = now - (now === ofPage ? pageMadeAt() : Date.now())
    let over = false
    let timer: ReturnType<typeof setTimeout>
    const wait = (instant: number) => {
      clearTimeout(timer)
      // On a phone that sleeps a timer fires late, and one of many days never fires.
      timer = setTimeout(renew, Math.min(untilNext(instant), ONE_HOUR))
    }
    const renew = () => {
      const instant = Date.now() + ahead
      setClock({ now, instant })
      wait(instant)
    }
    // An answer is drawn with its own time already: to renew it at once would draw everything twice.
    if (now === ofPage) renew()
    else wait(now)
    if (now === ofPage && isAgeUnknown()) {
      asked ??= askClock()
      void asked.then(answered => {
        if (answered === null || over) return
        ahead = answered
        renew()
      })
    }
    const end = listenLook(renew)
    return () => {
      over = true
      clearTimeout(timer)
      end()
    }
  }, [now, ofPage, untilNext])

  return clock.now === now ? clock.instant : now
}

function navigation(): PerformanceNavigationTiming | null {
  const [page] = performance.getEntriesByType('navigation')
  return page instanceof PerformanceNavigationTiming ? page : null
}

/**
 * When the server made the page: it arrived well before its script ran, and the server may have kept it for hours, which
 * it says in Server-Timing.
 */
function pageMadeAt(): number {
  const page = navigation()
  return page ? performance.timeOrigin + page.responseStart - (ageIn(page) ?? 0) : Date.now()
}

function ageIn({ serverTiming }: PerformanceNavigationTiming): number | undefined {
  return serverTiming?.find(({ name }) => name === 'age')?.duration
}

/**
 * Browsers tell Server-Timing only to pages that came over https; and what the back button takes from the browser's own
 * cache has the age of its first visit.
 */
function isAgeUnknown(): boolean {
  const page = navigation()
  if (!page) return false
  return !window.isSecureContext || (page.type === 'back_forward' && ageIn(page) !== undefined)
}

let asked: Promise<number | null> | undefined

/** By how many milliseconds the server's clock is ahead of the browser's; null when no answer came. */
function askClock(): Promise<number | null> {
  return ask('/healthz', { method: 'HEAD', cache: 'no-store' }, ({ headers }) => {
    // The header has whole seconds.
    const ahead = Date.parse(headers.get('Date') ?? '') + 500 - Date.now()
    return Number.isNaN(ahead) ? null : ahead
  })
}

export const everyTenSeconds = () => 10_000
/** For what changes with a minute of the clock; a timer may fire a little early. */
export const everyMinute = (now: number) => 60_250 - (now % 60_000)
export const never = () => Number.POSITIVE_INFINITY
