import { createHmac } from 'node:crypto'
import { inArray, lt, sql } from 'drizzle-orm'
import type pg from 'pg'
import { atOnce, databasePool, outsideTenants, reaching } from '../database/database.server'
import { secret } from '../env.server'
import { tries } from './tables.server'

/** One of the counts in which a try counts: of `key` there are `points` in `seconds`. */
export interface Count {
  readonly key: string
  readonly points: number
  readonly seconds: number
}

/** In the order of their keys, so that two tries of the same counts wait for each other and never both. */
const TAKE = `
  with asked as (select * from unnest($1::text[], $2::bigint[], $3::int[]) as asked (key, points, seconds)),
  taken as (
    insert into maquina.tries as t (key, remaining, ends_at)
    select key, points - 1, now() + seconds * interval '1 second' from asked order by key
    on conflict (key) do update set
      remaining = case when t.ends_at > now() then t.remaining - 1 else excluded.remaining end,
      ends_at = case when t.ends_at > now() then t.ends_at else excluded.ends_at end
    where t.ends_at <= now() or t.remaining > 0
    returning key)
  -- A count that this statement does not see yet has begun at the same moment.
  select key, case when ends_at > now() then extract(epoch from ends_at - now()) else seconds end::float as wait
  from asked left join maquina.tries using (key) where key not in (select key from taken)`

const GIVE_BACK = `
  update maquina.tries set remaining = remaining + 1
  from (
    select t.key from maquina.tries t join unnest($1::text[], $2::int[]) as given (key, seconds) using (key)
    where ends_at > now() and ends_at <= now() + (seconds - $3::float) * interval '1 second'
    order by t.key for update of t) mine
  where tries.key = mine.key`

/** Counts a try in all of them or in none. Seconds until the next one, or null when this one may pass. */
export async function takeTries(counts: readonly Count[]): Promise<number | null> {
  const keys = counts.map(({ key }) => hashOf(key))
  const refused = await run<{ key: string; wait: number }>('take-tries', TAKE, [
    keys,
    counts.map(({ points }) => points),
    counts.map(({ seconds }) => seconds),
  ])
  if (refused.length === 0) return null
  await giveTriesBack(
    counts.filter((_, n) => !refused.some(({ key }) => key === keys[n])),
    0,
  )
  return Math.max(1, ...refused.map(({ wait }) => Math.ceil(wait)))
}

/**
 * Gives back a try that is so many seconds old. A count that has begun anew since does not get it: it would make room for one
 * more. While the database is away the try stays counted: what it was for may be done already.
 */
export async function giveTriesBack(counts: readonly Count[], age: number): Promise<void> {
  if (counts.length === 0) return
  const keys = counts.map(({ key }) => hashOf(key))
  try {
    await run('give-tries-back', GIVE_BACK, [keys, counts.map(({ seconds }) => seconds), age])
  } catch (error) {
    if (!(error instanceof Response)) throw error
  }
}

/** Timed work. A row in which somebody is counting just now is left for the next time, so that neither waits for the other. */
export async function removeEndedTries(): Promise<void> {
  const { key, endsAt } = tries
  const ended = outsideTenants()
    .select({ key })
    .from(tries)
    // The clock of the database, because the same clock has set `endsAt`.
    .where(lt(endsAt, sql`now()`))
    .for('update', { skipLocked: true })
  await outsideTenants().delete(tries).where(inArray(key, ended))
}

/** While the database is away, the request is answered 503 and not let through uncounted: what it tries needs the database too. */
async function run<Row extends pg.QueryResultRow>(
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await reaching(() => databasePool().query<Row>(atOnce({ name, text, values })))
  return rows
}

/** With a secret key: phones and addresses are so few that somebody could hash them all and find the one behind a bare hash. */
function hashOf(key: string): string {
  return createHmac('sha256', `${secret()}:tries`).update(key).digest('base64url')
}
