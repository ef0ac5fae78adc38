import { log } from '../log.server'
import { networksOf } from '../request.server'
import { type Counter, counter, type Where } from './counter.server'
import { type Count, giveTriesBack, takeTries } from './tries.server'

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
  /** What a try counts in. */
  partsOf(key: Key): readonly Part[]
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

let started = false

/** To be called once the database is open; until then a process counts alone. */
export function countTogether(): void {
  started = true
}

/** `points` tries per `seconds` for each key. */
export function limit(
  name: string,
  points: number,
  seconds: number,
  where: Where = 'together',
): Limit<string> {
  const counted = counter(name, points, seconds, where)
  return counting(seconds, key => [[counted, key]])
}

/** `points` tries per `seconds` for each client address, and more for each wider network that it lies in. */
export function limitByAddress(
  name: string,
  points: number,
  seconds: number,
  where: Where = 'together',
): Limit<FromAddress> {
  const inNetworks = networks(name, points, seconds, where)
  return counting(seconds, ({ address, within = '' }) => inNetworks(address, String(within)))
}

interface ShopTries {
  /** For each client address, in `seconds`. */
  readonly points: number
  readonly seconds: number
  /** From everywhere together; what comes beyond it passes at one a second. */
  readonly perMinute: number
}

/**
 * As `limitByAddress` in each shop and in all of them together, and how often one shop may be tried from everywhere, which
 * each process counts for itself.
 */
export function limitInShop(name: string, { points, seconds, perMinute }: ShopTries): Limit<InShop> {
  const inOne = networks(name, points, seconds, 'together')
  const inAll = networks(`${name} em todas`, points * ALL_SHOPS, seconds, 'together')
  const fromEverywhere = pace(name, perMinute)
  return counting(seconds, ({ address, company }) => [
    ...inOne(address, String(company)),
    ...inAll(address, ''),
    [fromEverywhere, String(company)],
  ])
}

/** Two limits of the same time as one: a try counts in both or in neither. */
export function both<Key>(seconds: number, one: Limit<Key>, other: Limit<Key>): Limit<Key> {
  return counting(seconds, key => [...one.partsOf(key), ...other.partsOf(key)])
}

/** Seconds to wait, as an answer says them. Screens repeat by themselves what the server has not begun (decision 047). */
export function waitHeaders(seconds: number): [string, string][] {
  const headers: [string, string][] = [['Retry-After', String(seconds)]]
  return seconds <= A_LITTLE_S ? [...headers, ['Comanda-Not-Begun', '1']] : headers
}

const A_LITTLE_S = 2

type Part = readonly [Omit<Counter, 'exceed'>, string]

function networks(name: string, points: number, seconds: number, where: Where) {
  const counters = GROWTH.map((times, n) => counter(`${name} ${n}`, points * times, seconds, where))
  return (address: string, within: string): Part[] =>
    networksOf(address).map((network, n) => [counters[n] as Counter, `${within} ${network}`])
}

/** Beyond `perMinute` everybody waits a little, and the log says in which shop. */
function pace(name: string, perMinute: number): Part[0] {
  const minute = counter(`${name} por minuto`, perMinute, 60, 'here')
  const beyond = counter(`${name} devagar`, 1, 1, 'here')
  const said = counter(`${name} dito`, 1, 60, 'here')
  return {
    together: minute.together,
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
  /** What is being counted: the same again waits for its answer. */
  const counted = new Map<string, Promise<number | null>>()
  async function refused(key: Key, once?: string): Promise<number | null> {
    if (once === undefined) return take(partsOf(key))
    const about = JSON.stringify([key, once])
    if (known.has(about)) return null
    const taken = counted.get(about) ?? take(partsOf(key)).finally(() => counted.delete(about))
    counted.set(about, taken)
    const wait = await taken
    if (wait === null) known.add(about)
    return wait
  }
  return {
    partsOf,
    refused,
    spent: async key => (await refused(key)) !== null,
    async giveBack(key, once) {
      const triedAt = once === undefined ? Date.now() : known.take(JSON.stringify([key, once]))
      if (triedAt !== undefined) await giveAllBack(partsOf(key), triedAt)
    },
  }
}

async function take(parts: readonly Part[]): Promise<number | null> {
  const { together, here } = divide(parts)
  if (together.length > 0) {
    const wait = await takeTries(together)
    if (wait !== null) return wait
  }
  for (const [n, [part, its]] of here.entries()) {
    const wait = await part.consume(its)
    if (wait === null) continue
    for (const [passed, of] of here.slice(0, n)) await passed.reward(of, Date.now())
    await giveTriesBack(together, 0)
    return wait
  }
  return null
}

async function giveAllBack(parts: readonly Part[], triedAt: number): Promise<void> {
  const { together, here } = divide(parts)
  for (const [part, its] of here) await part.reward(its, triedAt)
  await giveTriesBack(together, (Date.now() - triedAt) / 1_000)
}

function divide(parts: readonly Part[]) {
  const together: Count[] = []
  const here: Part[] = []
  for (const part of parts) {
    const [counter, key] = part
    const count = started ? counter.together(key) : null
    if (count) together.push(count)
    else here.push(part)
  }
  return { together, here }
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
