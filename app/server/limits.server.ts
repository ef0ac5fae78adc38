import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from './env.server'
import { log } from './log.server'
import { networksOf } from './request.server'

export interface Limit<Key> {
  /**
   * Seconds until the next try, or null when this one may pass. `once` says what the try is about: the same again counts
   * only the first time.
   */
  refused(key: Key, once?: string): Promise<number | null>
  /** Counts a try in the same way, for callers that do not refuse but serve less; true once the tries are used up. */
  spent(key: Key): Promise<boolean>
  /** Gives one try back, for a repetition or a success that should not count. One with `once` is given back once. */
  giveBack(key: Key, once?: string): Promise<void>
}

/** Who tries, by network address, and within what the tries are counted: a shop, an account; absent: within everything. */
export interface FromAddress {
  readonly address: string
  readonly within?: string | number
}

/** Who tries in which shop. */
export interface InShop {
  readonly address: string
  readonly company: number
}

/**
 * An IPv6 customer has a network instead of an address, and whoever rents a larger one has many: wider networks have
 * tries of their own, so many times those of the address (decision 057).
 */
const GROWTH = [1, 2, 4]
/**
 * So many times the tries in one shop are those in all shops together: the customers of many shops share a carrier's
 * networks.
 */
const ALL_SHOPS = 20

/** `points` tries per `seconds` for each key, counted in this process. */
export function limit(name: string, points: number, seconds: number): Limit<string> {
  const counted = counter(name, points, seconds)
  return counting(seconds, key => [[counted, key]])
}

/** `points` tries per `seconds` for each client address, and more for each wider network that it lies in. */
export function limitByAddress(name: string, points: number, seconds: number): Limit<FromAddress> {
  const inNetworks = networks(name, points, seconds)
  return counting(seconds, ({ address, within = '' }) => inNetworks(address, String(within)))
}

interface ShopTries {
  /** For each client address, in `seconds`. */
  readonly points: number
  readonly seconds: number
  /** From everywhere together; what comes beyond it passes at one a second. */
  readonly perMinute: number
}

/** As `limitByAddress` in each shop and in all of them together, and how often one shop may be tried from everywhere. */
export function limitInShop(name: string, { points, seconds, perMinute }: ShopTries): Limit<InShop> {
  const inOne = networks(name, points, seconds)
  const inAll = networks(`${name} em todas`, points * ALL_SHOPS, seconds)
  const fromEverywhere = pace(name, perMinute)
  return counting(seconds, ({ address, company }) => [
    ...inOne(address, String(company)),
    ...inAll(address, ''),
    [fromEverywhere, String(company)],
  ])
}

/** Seconds to wait, as an answer says them. Screens repeat by themselves what the server has not begun (decision 047). */
export function waitHeaders(seconds: number): [string, string][] {
  const headers: [string, string][] = [['Retry-After', String(seconds)]]
  return seconds <= A_LITTLE_S ? [...headers, ['Comanda-Not-Begun', '1']] : headers
}

const A_LITTLE_S = 2

interface Counter {
  consume(key: string): Promise<number | null>
  /** Counts a try that passes though the tries are used up. */
  exceed(key: string): Promise<void>
  /** Gives back a try of that time, unless the count has begun anew since: it would make room for one more. */
  reward(key: string, triedAt: number): Promise<void>
}

type Part = readonly [Pick<Counter, 'consume' | 'reward'>, string]

function networks(name: string, points: number, seconds: number) {
  const counters = GROWTH.map((times, n) => counter(`${name} ${n}`, points * times, seconds))
  return (address: string, within: string): Part[] =>
    networksOf(address).map((network, n) => [counters[n] as Counter, `${within} ${network}`])
}

/** Beyond `perMinute` everybody waits a little, and the log says in which shop. */
function pace(name: string, perMinute: number): Part[0] {
  const minute = counter(`${name} por minuto`, perMinute, 60)
  const beyond = counter(`${name} devagar`, 1, 1)
  const said = counter(`${name} dito`, 1, 60)
  return {
    async consume(company) {
      if ((await minute.consume(company)) === null) return null
      if ((await said.consume(company)) === null)
        log.warn({ empresaId: Number(company), limit: name, perMinute }, 'one shop is tried too often')
      const wait = await beyond.consume(company)
      if (wait === null) await minute.exceed(company)
      return wait
    },
    reward: minute.reward,
  }
}

/** A try counts in each part or in none. */
function counting<Key>(seconds: number, partsOf: (key: Key) => readonly Part[]): Limit<Key> {
  const known = recent(seconds)
  async function refused(key: Key, once?: string): Promise<number | null> {
    const about = once === undefined ? null : JSON.stringify([key, once])
    if (about !== null && known.has(about)) return null
    const parts = partsOf(key)
    for (const [n, [part, its]] of parts.entries()) {
      const wait = await part.consume(its)
      if (wait === null) continue
      for (const [passed, of] of parts.slice(0, n)) await passed.reward(of, Date.now())
      return wait
    }
    if (about !== null) known.add(about)
    return null
  }
  return {
    refused,
    spent: async key => (await refused(key)) !== null,
    async giveBack(key, once) {
      const triedAt = once === undefined ? Date.now() : known.take(JSON.stringify([key, once]))
      if (triedAt === undefined) return
      for (const [part, its] of partsOf(key)) await part.reward(its, triedAt)
    },
  }
}

function counter(name: string, points: number, seconds: number): Counter {
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
      // Before the counter is read: a millisecond later its window would seem to begin after a try of just now.
      const now = Date.now()
      const counted = await get().get(key)
      if (counted === null || counted.msBeforeNext <= 0) return
      const begun = now + counted.msBeforeNext - seconds * 1_000
      if (triedAt >= begun) await get().reward(key)
    },
  }
}

/** What was seen in the last `seconds`; the oldest first. */
function recent(seconds: number) {
  const seen = new Map<string, number>()
  function prune(): void {
    const tooOld = Date.now() - seconds * 1_000
    for (const [what, at] of seen) {
      if (at > tooOld) break
      seen.delete(what)
    }
  }
  return {
    has(what: string): boolean {
      prune()
      return seen.has(what)
    },
    add(what: string): void {
      seen.set(what, Date.now())
    },
    /** When it was seen, once. */
    take(what: string): number | undefined {
      const at = seen.get(what)
      seen.delete(what)
      return at
    },
  }
}
