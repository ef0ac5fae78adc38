import { setTimeout as pause } from 'node:timers/promises'

/** More than it takes to find an account and to write a letter. */
const SAME_TIME_MS = 400

/**
 * Waits for `work`, or for nothing, and takes the same time in both cases, so that the time does not tell whether an
 * account exists.
 */
export async function inSameTime(work: Promise<unknown> | null): Promise<void> {
  await Promise.all([work, pause(SAME_TIME_MS)])
}
