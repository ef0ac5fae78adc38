import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '../env.server'
import type { Count } from './tries.server'

/**
 * Who counts: all processes together, or each for itself what only spares the process and the services of others (decision
 * 070).
 */
export type Where = 'together' | 'here'

export interface Counter {
  /** What all processes count together of this key; null for what each counts for itself. */
  together(key: string): Count | null
  consume(key: string): Promise<number | null>
  /** Counts a try that passes though the tries are used up. */
  exceed(key: string): Promise<void>
  /** Gives back a try of that time, unless the count has begun anew since: it would make room for one more. */
  reward(key: string, triedAt: number): Promise<void>
}

/** So many tries of each key in so many seconds, counted in this process. */
export function counter(name: string, points: number, seconds: number, where: Where): Counter {
  let limiter: RateLimiterMemory | undefined
  const get = () => {
    limiter ??= new RateLimiterMemory({
      keyPrefix: name,
      points: points * env().limitFactor,
      duration: seconds,
    })
    return limiter
  }
  return {
    together: key =>
      where === 'here' ? null : { key: `${name}:${key}`, points: points * env().limitFactor, seconds },
    async consume(key) {
      try {
        await get().consume(key)
        return null
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        // A refused try must not count, or a try that is given back later would not make room for another.
        await get().reward(key)
        return Math.max(1, Math.ceil(error.msBeforeNext / 1_000))
      }
    },
    async exceed(key) {
      await get().penalty(key)
    },
    async reward(key, triedAt) {
      // Taken before the counter is read. Taken after it, the window would seem to have begun later than it did, and a try with
      // which it began would not be given back.
      const now = Date.now()
      const counted = await get().get(key)
      if (counted === null || counted.msBeforeNext <= 0) return
      const begun = now + counted.msBeforeNext - seconds * 1_000
      if (triedAt >= begun) await get().reward(key)
    },
  }
}
