import { setImmediate as nextTurn } from 'node:timers/promises'

/** The rendering before this one is done in the first turn; Node accepts one connection a turn, and hears its request in the next. */
const QUIET_TURNS = 3
/** Rendering goes on after so long, however many still come. */
const LONGEST_MS = 100
/** An order takes less; one that waits for others, as for the postal service, does not stop pages. */
const ORDER_MS = 40

let arrivals = 0
let last: Promise<void> = Promise.resolve()

/** Tells of a request that has just come. */
export function noteArrival(): void {
  arrivals++
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
 * be heard.
 */
export function takeBreath(): Promise<void> {
  last = last.then(quiet)
  return last
}

async function quiet(): Promise<void> {
  // Not turn by turn: what runs waits for the database, which needs the processor.
  if (running > 0) await calmWithin(ORDER_MS)
  const begun = performance.now()
  let heard = arrivals
  for (let turns = 0; turns < QUIET_TURNS && performance.now() - begun < LONGEST_MS; turns++) {
    await nextTurn()
    if (arrivals !== heard) turns = -1
    heard = arrivals
  }
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
