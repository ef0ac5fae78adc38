import type { NightlyBackup } from '~/server/timed/nightly-backup.server'

const DAY_MS = 86_400_000
/** 1970 began on a Thursday, and a week begins on Monday. */
const MONDAY = 3

const dayOf = (at: Date) => Math.floor(at.getTime() / DAY_MS)
const weekOf = (at: Date) => Math.floor((dayOf(at) + MONDAY) / 7)

/**
 * What is too much: there stay the newest of each of the last `days` that have one, and the newest of each of the last `weeks`
 * before. Days without any count for nothing, so nothing goes because no new ones came. `backups` are the newest first.
 */
export function superfluous<T extends Pick<NightlyBackup, 'at'>>(
  backups: readonly T[],
  days: number,
  weeks: number,
): T[] {
  const daily = newestOfEach(dayOf, backups).slice(0, days)
  const weekly = newestOfEach(weekOf, backups).filter(backup => !daily.includes(backup))
  const stay = new Set([...daily, ...weekly.slice(0, weeks)])
  return backups.filter(backup => !stay.has(backup))
}

function newestOfEach<T extends Pick<NightlyBackup, 'at'>>(
  periodOf: (at: Date) => number,
  backups: readonly T[],
): T[] {
  return backups.filter(({ at }, n) => {
    const newer = backups[n - 1]
    return newer === undefined || periodOf(newer.at) !== periodOf(at)
  })
}
