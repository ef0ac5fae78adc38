import { readPageChanges } from '../database/events.server'
import { env } from '../env.server'
import { dropAllPages, dropPages } from '../kept/kept-pages.server'

/** The position of the last event that this node has seen, and of the oldest that there was. */
let cursor = -1
let oldest = -1
/** When the last reading that succeeded began: everything that was committed before is known. */
let knownUntil = Number.NEGATIVE_INFINITY
let reading: Promise<void> | undefined

/** While requests come, the next reading is begun in time, so that none of them waits for it. */
const AHEAD = 0.75

/** True while what other processes have changed is known well enough. */
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

/**
 * Drops what other processes have changed. All that wait share one reading, and without requests there is none.
 * Throws when the database does not answer.
 */
export async function dropPagesChangedElsewhere(): Promise<void> {
  const needed = performance.now() - env().memoryMs
  while (knownUntil < needed) await readOnce()
}

function readOnce(): Promise<void> {
  reading ??= read().finally(() => {
    reading = undefined
  })
  return reading
}

async function read(): Promise<void> {
  const begun = performance.now()
  const changes = await readPageChanges(cursor)
  // Versions of menus count events: after old ones are deleted, every page has to be made anew, with its new version.
  if (changes.missed || changes.oldest !== oldest) dropAllPages()
  else for (const company of changes.companies) dropPages(company)
  cursor = changes.cursor
  oldest = changes.oldest
  knownUntil = begun
}
