/**
 * When a job is due again: some time after it ran, when the clocks of a zone show 'HH:MM', or never once it has succeeded.
 */
export type Due =
  | { readonly everyMinutes: number }
  | { readonly once: true }
  | { readonly at: `${number}:${number}`; readonly zone: string }

/** The due time of what is not done again. */
export const NEVER = new Date('9999-12-31T00:00:00Z')

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** The first due time after `now`, however many were missed before. */
export function nextDue(due: Due, now: Date): Date {
  if ('once' in due) return NEVER
  if ('everyMinutes' in due) return new Date(now.getTime() + due.everyMinutes * MINUTE_MS)
  const today = now.getTime() + offsetMs(now.getTime(), due.zone)
  const midnight = today - (((today % DAY_MS) + DAY_MS) % DAY_MS)
  const [hours = 0, minutes = 0] = due.at.split(':').map(Number)
  for (let day = 0; ; day++) {
    const next = instantOf(midnight + day * DAY_MS + (hours * 60 + minutes) * MINUTE_MS, due.zone)
    if (next > now) return next
  }
}

/**
 * The instant at which clocks in the zone show `wall`. A time that the clocks skip gives an instant an hour beside it.
 */
function instantOf(wall: number, zone: string): Date {
  const near = wall - offsetMs(wall, zone)
  return new Date(wall - offsetMs(near, zone))
}

/** How far the zone's clocks are ahead of UTC at an instant, by the minute. */
function offsetMs(instant: number, zone: string): number {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  const name = clock.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /^GMT(?:([+-])(\d{2}):(\d{2}))?$/.exec(name) ?? []
  if (sign === undefined) return 0
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
}
