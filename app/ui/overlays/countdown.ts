export interface Countdown {
  /** Stops the clock for a reason; it runs again when every reason is released. */
  hold: (reason: string) => void
  release: (reason: string) => void
  releaseAll: () => void
  /** Ends it without calling back. */
  stop: () => void
}

/** Calls `onEnd` once, after `duration` ms that were not held. */
export function createCountdown(duration: number, onEnd: () => void): Countdown {
  const reasons = new Set<string>()
  let left = duration
  let since = 0
  let over = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function run() {
    if (over) return
    since = Date.now()
    timer = setTimeout(() => {
      over = true
      onEnd()
    }, left)
  }

  run()
  return {
    hold(reason) {
      if (reasons.size === 0) {
        clearTimeout(timer)
        left = Math.max(0, left - (Date.now() - since))
      }
      reasons.add(reason)
    },
    release(reason) {
      if (reasons.delete(reason) && reasons.size === 0) run()
    },
    releaseAll() {
      if (reasons.size === 0) return
      reasons.clear()
      run()
    },
    stop() {
      over = true
      clearTimeout(timer)
    },
  }
}
