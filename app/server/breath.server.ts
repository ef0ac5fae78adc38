import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

/** The rendering before this one is done in the first turn; Node accepts one connection a turn, and hears its request in the next. */
const QUIET_TURNS = 3
/** Rendering goes on after so long, however many still come. */
const LONGEST_MS = 100
/** An order takes less; one that waits for others, as for the postal service, does not stop pages. */
const ORDER_MS = 40
/** While people are sent away, the event loop is free of renderings for so many times as long as the last one took. */
const REST = 4
/** So long after the last one was sent away there are still too many. */
const CROWD_MS = 1_000

let arrivals = 0
let last: Promise<void> = Promise.resolve()

/** Tells of a request that has just come. */
export function noteArrival(): void {
  arrivals++
}

let refusedAt = Number.NEGATIVE_INFINITY
let restedAt = 0

/** Tells of a request for a page that was sent away. */
export function noteRefusal(): void {
  refusedAt = performance.now()
}

/** Whether people have to be sent away at this time. */
export function isCrowded(): boolean {
  return performance.now() - refusedAt < CROWD_MS
}

let running = 0
let calmed: (() => void)[] = []

/** Lets no rendering come between the steps of a work that is short and matters more, until the answer is called. */
export function keepCalm(): () => void {
  running++
  return () => {
    running--
    if (running > 0) return
    for (const go of calmed) go()
    calmed = []
  }
}

/**
 * Waits until it is this rendering's turn, and then for a moment in which nothing more important runs and nobody new
 * came. Rendering a page stops the event loop for a long time, and after each turn of it one connection is accepted: with
 * one rendering after the other those who only want to order, or to be told to come back, would wait for half a minute to
 * be heard. While more come than can be shown anything, renderings take a fifth of the time: whoever is among the few
 * gains little by more, and everybody else waits for each.
 */
export function takeBreath(): Promise<void> {
  last = last.then(quiet)
  return last
}

async function quiet(): Promise<void> {
  // The rendering before this one is done in this turn.
  await nextTurn()
  const now = performance.now()
  if (restedAt > now) await wait(restedAt - now)
  // Not turn by turn: what runs waits for the database, which needs the processor.
  if (running > 0) await calmWithin(ORDER_MS)
  const begun = performance.now()
  let heard = arrivals
  for (let turns = 0; turns < QUIET_TURNS && performance.now() - begun < LONGEST_MS; turns++) {
    await nextTurn()
    if (arrivals !== heard) turns = -1
    heard = arrivals
  }
  void noteRest(performance.now())
}

/** A rendering is done within the turn in which it may begin. */
async function noteRest(begun: number): Promise<void> {
  await nextTurn()
  const now = performance.now()
  restedAt = now + restMs(now - begun, now - refusedAt)
}

/**
 * For how many milliseconds no rendering begins after one that took so many, when somebody was sent away so many
 * milliseconds ago.
 */
export function restMs(renderingMs: number, sinceRefusalMs: number): number {
  return sinceRefusalMs < CROWD_MS ? REST * renderingMs : 0
}

function calmWithin(ms: number): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, ms)
    calmed.push(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
