import { setTimeout as pause } from 'node:timers/promises'

/** Longer than finding an account and writing a letter takes. */
const SAME_TIME_MS = 400

/** Does `work`, or nothing, in a time that does not tell which (K3). */
export async function inSameTime(work: Promise<unknown> | null): Promise<void> {
  await Promise.all([work, pause(SAME_TIME_MS)])
}
