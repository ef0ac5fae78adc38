import { useCallback, useState } from 'react'
import { isVisible } from './page'
import { pause } from './pause'

interface Turns {
  /** The reading under way, and the rest after it. */
  busy: Promise<void> | null
  /** The reading that follows, for all who asked meanwhile. */
  next: Promise<void> | null
}

/**
 * Runs one reading at a time, with at least `restMs` between two while the page is in sight; when another one is asked for
 * meanwhile, it reads once more afterwards. Who asks waits for a reading that began after the asking. Pass the same `read`
 * at every rendering (`useCallback`).
 */
export function useOneAtATime(read: () => Promise<void>, restMs = 0): () => Promise<void> {
  const [turns] = useState(newTurns)
  return useCallback(() => takeTurn(turns, read, restMs), [turns, read, restMs])
}

export function newTurns(): Turns {
  return { busy: null, next: null }
}

export function takeTurn(turns: Turns, read: () => Promise<void>, restMs = 0): Promise<void> {
  if (turns.busy) {
    turns.next ??= turns.busy.then(() => {
      turns.next = null
      return takeTurn(turns, read, restMs)
    })
    return turns.next
  }
  const reading = read()
  const rest = async () => {
    // No timer in a hidden tab, where it may take a minute.
    if (restMs > 0 && isVisible()) await pause(restMs)
    turns.busy = null
  }
  turns.busy = reading.then(rest, rest)
  return reading
}
