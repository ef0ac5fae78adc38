import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { EmpresaId } from '~/domain/valores/ids'
import { databasePool, watchPool } from './database.server'
import { LOCKS } from './locks.server'
import { EMPRESA_ID } from './one-read.server'

/**
 * A kind of event, and the live message that screens get for it; null where another event of the same verb sends the
 * message.
 */
export interface EventType {
  /** As in 'pedido-feito'. */
  readonly type: string
  readonly live: string | null
}

/** An event that happened to the object with this number. */
export interface Told extends EventType {
  readonly id: number
}

/**
 * The statement that writes the events of a transaction. Its values are written into its text, so that it can be sent
 * together with the commit in one round trip.
 */
export function insertOf(empresaId: EmpresaId, events: readonly Told[]): string {
  const rows = events.map(({ type, id }) => {
    if (!/^[a-z-]+$/.test(type) || !Number.isSafeInteger(id)) throw new TypeError('not an event')
    return `(${empresaId}, '${type}', ${id})`
  })
  return `insert into eventos (empresa_id, tipo, objeto_id) values ${rows.join(', ')}`
}

/**
 * Writes an event of the type `evento` about each row of `of`, which has an `id`, as part of a larger statement: what many
 * transactions tell costs less so than a statement of its own with the commit. `tell` says it to the screens.
 */
export function insertEventsOf(of: SQL): SQL {
  return sql`insert into eventos (empresa_id, tipo, objeto_id) select ${EMPRESA_ID}, ${sql.placeholder('evento')}::text, id from ${of} returning 1`
}

export interface StoredEvent {
  readonly position: number
  readonly empresaId: EmpresaId
  readonly type: string
  /** Null for an event that is about a whole menu. */
  readonly objectId: number | null
  readonly at: Date
}

export interface Reading {
  readonly events: readonly StoredEvent[]
  /** The position after which the next reading begins. */
  readonly cursor: number
  /** The lowest position: it changes when old events are deleted. */
  readonly oldest: number
  /** There is more to be read now. */
  readonly more: boolean
  /**
   * True when events after the given cursor were deleted, or the cursor comes from another database. The reader must
   * then load the current state itself and go on from `cursor`.
   */
  readonly missed: boolean
}

/** How many events one reading numbers, and how many rows one statement deletes. */
const BATCH = 5_000

/**
 * Numbers events in the order of their ids. An id is drawn at the commit, or while the changed row is locked, so two
 * events of one object are numbered in the order in which they happened.
 */
const PUBLISH = `
  update eventos set posicao = novo.posicao
  from (
    select empresa_id, id,
      (select coalesce(max(posicao), 0) from eventos) + row_number() over (order by id) as posicao
    from (select empresa_id, id from eventos where posicao is null order by id limit ${BATCH}) sem_posicao
  ) novo
  where eventos.empresa_id = novo.empresa_id and eventos.id = novo.id`

const BOUNDS = 'select coalesce(min(posicao), 1) as oldest, coalesce(max(posicao), 0) as newest from eventos'

/**
 * The events of all companies after a reader's own cursor, oldest first; 0 is before the first event. None is skipped
 * and none comes twice, in whatever order transactions commit: a position is given only to a committed event, by one
 * reader at a time, and what commits later gets a higher one. On a connection of its own, which waits for no order and is
 * answered soon or not at all.
 */
export async function readEvents(cursor: number, limit = 1_000): Promise<Reading> {
  if (!Number.isSafeInteger(cursor) || !Number.isSafeInteger(limit)) throw new TypeError('not a cursor')
  const [published, bounds, found] = await alone(
    watchPool(),
    PUBLISH,
    BOUNDS,
    `select posicao, empresa_id, tipo, objeto_id, em from eventos where posicao > ${cursor} order by posicao limit ${limit}`,
  )
  const oldest = Number(bounds?.rows[0].oldest)
  const newest = Number(bounds?.rows[0].newest)
  const unnumbered = published?.rowCount === BATCH
  if (cursor < oldest - 1 || cursor > newest)
    return { events: [], cursor: newest, oldest, more: unnumbered, missed: true }
  const events = (found?.rows ?? []).map(row => ({
    position: Number(row.posicao),
    empresaId: Number(row.empresa_id) as EmpresaId,
    type: String(row.tipo),
    objectId: row.objeto_id === null ? null : Number(row.objeto_id),
    at: row.em as Date,
  }))
  const more = unnumbered || events.length === limit
  return { events, cursor: events.at(-1)?.position ?? cursor, oldest, more, missed: false }
}

/** A reader that is down for less than this misses nothing. */
const KEPT_DAYS = 7

/**
 * Deletes events that are older, from the lowest position on, and always keeps the last one, so that a reader can see
 * from the remaining positions whether it missed any.
 */
export async function removeOldEvents(now: Date): Promise<void> {
  // Events that no reader has asked for have no position yet, so they are numbered first.
  await untilFewer(PUBLISH)
  const kept = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString()
  await untilFewer(`
    delete from eventos where posicao in (
      select posicao from eventos
      where posicao < coalesce(
        (select posicao from eventos where posicao is not null and em >= '${kept}' order by posicao limit 1),
        (select max(posicao) from eventos))
      order by posicao limit ${BATCH})`)
}

async function untilFewer(statement: string): Promise<void> {
  for (;;) {
    const [done] = await alone(databasePool(), statement)
    if ((done?.rowCount ?? 0) < BATCH) return
  }
}

const LOCK_TIMEOUT = '55P03'

/**
 * Runs the statements in one transaction, alone with the positions. It is one round trip, so that nobody waits for a
 * network while holding the lock. Each statement sees everything that was committed before the statement began. Whoever
 * has to wait for a lock gives up before its reader does, who would ask again: those that wait would become ever more.
 */
async function alone(pool: pg.Pool, ...statements: readonly string[]): Promise<pg.QueryResult[]> {
  const first = [
    // In a DO: with a SET of its own, a distributed engine passes the whole text on to its machines.
    `do $$begin set transaction isolation level read committed; set local lock_timeout = '1s'; end$$`,
    `select pg_advisory_xact_lock(${LOCKS.events})`,
  ]
  const results: unknown = await pool.query([...first, ...statements].join('; ')).catch(error => {
    throw error.code === LOCK_TIMEOUT ? new Error('Query read timeout') : error
  })
  return (results as pg.QueryResult[]).slice(first.length)
}
