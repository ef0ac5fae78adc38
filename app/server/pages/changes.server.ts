import { type Reading, readEvents } from '../database/events.server'
import { outageOf } from '../database/outage.server'
import { env } from '../env.server'
import { hear, hearFrom } from '../kept/heard.server'
import { dropAllPages, dropPages } from '../kept/kept-pages.server'

/** The position of the last event that this node has seen, and of the oldest that there was. */
let cursor = -1
let oldest = -1
/** When the last reading that succeeded began: everything that was committed before is known. */
let knownUntil = Number.NEGATIVE_INFINITY
let reading: Promise<void> | undefined
/** When a reading last waited in vain. */
let awayAt = Number.NEGATIVE_INFINITY

/** While requests come, the next reading is begun in time, so that none of them waits for it. */
const AHEAD = 0.75

/** True while what has happened is known well enough. */
export function isCurrent(): boolean {
  const age = performance.now() - knownUntil
  const { memoryMs } = env()
  if (age < memoryMs && age > memoryMs * AHEAD && !reading) readOnce().catch(() => undefined)
  return age < memoryMs
}

/** Milliseconds since the database last said that nothing else has changed. */
export function knownFor(): number {
  return performance.now() - knownUntil
}

const JUST_NOW_MS = 250

/** True when somebody has just waited in vain for the database: whoever comes next need not wait as well. */
export function wasAwayJustNow(): boolean {
  return performance.now() - awayAt < JUST_NOW_MS
}

/**
 * Hears every event that was committed until less than `memoryMs` ago, and drops the pages that others have changed. All that
 * wait share one reading, and without requests there is none. Throws when the database does not answer.
 */
export async function hearEvents(): Promise<void> {
  const needed = performance.now() - env().memoryMs
  while (knownUntil < needed) await readOnce()
}

function readOnce(): Promise<void> {
  reading ??= read()
    .catch(error => {
      if (outageOf(error) === 'away') awayAt = performance.now()
      throw error
    })
    .finally(() => {
      reading = undefined
    })
  return reading
}

/** Events that change what a company's pages show. */
const OF_PAGES = new Set(['cardapio-mudou', 'esgotado-mudou'])

async function read(): Promise<void> {
  const begun = performance.now()
  let now: Reading
  do {
    now = await readEvents(cursor)
    // Versions of menus count events: after old ones are deleted, every page has to be made anew, with its new version.
    if (now.missed || now.oldest !== oldest) dropAllPages()
    if (now.missed) hearFrom(now.cursor)
    const ofPages = now.events.filter(({ type }) => OF_PAGES.has(type))
    for (const company of new Set(ofPages.map(({ empresaId }) => empresaId))) dropPages(company)
    for (const event of now.events) hear(event)
    cursor = now.cursor
    oldest = now.oldest
  } while (now.more)
  knownUntil = begun
}
