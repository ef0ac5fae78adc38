import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from './env.server'

export interface Limit {
  /** Seconds until the next try, or null when this one may pass. */
  refused(key: string): Promise<number | null>
  /** Counts a try in the same way, for callers that do not refuse but serve less; true once the tries are used up. */
  spent(key: string): Promise<boolean>
  /** Gives one try back, for a repetition or a success that should not count. */
  giveBack(key: string): Promise<void>
}

/** `points` tries per `seconds` for each key, counted in this process. */
export function limit(name: string, points: number, seconds: number): Limit {
  let limiter: RateLimiterMemory | undefined
  const get = () => {
    limiter ??= new RateLimiterMemory({
      keyPrefix: name,
      points: points * env().limitFactor,
      duration: seconds,
    })
    return limiter
  }
  async function refused(key: string): Promise<number | null> {
    try {
      await get().consume(key)
      return null
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      // A refused try must not count, or a try that is given back later would not make room for another.
      await get().reward(key)
      return Math.max(1, Math.ceil(error.msBeforeNext / 1_000))
    }
  }
  return {
    refused,
    spent: async key => (await refused(key)) !== null,
    async giveBack(key) {
      await get().reward(key)
    },
  }
}
