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
  /** True: an address has these tries for all shops together. */
  readonly acrossShops?: boolean
}

/** As `limitByAddress`, and how often one shop may be tried from everywhere. */
export function limitInShop(name: string, tries: ShopTries): Limit<InShop> {
  const { points, seconds, perMinute, acrossShops = false } = tries
  const inNetworks = networks(name, points, seconds)
  const fromEverywhere = pace(name, perMinute)
  return counting(seconds, ({ address, company }) => [
    ...inNetworks(address, acrossShops ? '' : String(company)),
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
  reward(key: string): Promise<void>
}

type Part = readonly [Counter, string]

function networks(name: string, points: number, seconds: number) {
  const counters = GROWTH.map((times, n) => counter(`${name} ${n}`, points * times, seconds))
  return (address: string, within: string): Part[] =>
    networksOf(address).map((network, n) => [counters[n] as Counter, `${within} ${network}`])
}

/** Beyond `perMinute` everybody waits a little, and the log says in which shop. */
function pace(name: string, perMinute: number): Counter {
  const minute = counter(`${name} por minuto`, perMinute, 60)
  const beyond = counter(`${name} devagar`, 1, 1)
  const said = counter(`${name} dito`, 1, 60)
  return {
    async consume(company) {
      if ((await minute.consume(company)) === null) return null
      if ((await said.consume(company)) === null)
        log.warn({ empresaId: Number(company), limit: name, perMinute }, 'one shop is tried too often')
      return beyond.consume(company)
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
      for (const [passed, of] of parts.slice(0, n)) await passed.reward(of)
      return wait
    }
    if (about !== null) known.add(about)
    return null
  }
  return {
    refused,
    spent: async key => (await refused(key)) !== null,
    async giveBack(key, once) {
      if (once !== undefined && !known.delete(JSON.stringify([key, once]))) return
      for (const [part, its] of partsOf(key)) await part.reward(its)
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
    async reward(key) {
      await get().reward(key)
    },
  }
}

/** What was seen in the last `seconds`; the oldest first. */
function recent(seconds: number) {
  const until = new Map<string, number>()
  function prune(): void {
    const now = Date.now()
    for (const [what, end] of until) {
      if (end > now) break
      until.delete(what)
    }
  }
  return {
    has(what: string): boolean {
      prune()
      return until.has(what)
    },
    add(what: string): void {
      until.set(what, Date.now() + seconds * 1_000)
    },
    delete: (what: string) => until.delete(what),
  }
}
