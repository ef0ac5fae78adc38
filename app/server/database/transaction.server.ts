import { fillPlaceholders, getTableColumns, is, type Query, SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PgDialect, type PgInsertValue, type PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { EmpresaId } from '~/domain/valores/ids'
import { log } from '../log.server'
import { countEvents } from '../metrics.server'
import { atOnce, type Db, databasePool } from './database.server'
import { type EventType, insertOf, type Told } from './events.server'
import { deliver } from './live.server'
import type { CompanyLock } from './locks.server'
import { isUnreachable, outageOf, unavailable } from './outage.server'

/** A transaction of one company: every statement runs as the role `comanda_app` and sees only that company's rows. */
export type Tx = Db & { readonly empresaId: EmpresaId }

/** What a transaction tells; `written` is written by a statement of its own work. */
type Telling = Told & { readonly written: boolean }

const pending = new WeakMap<Tx, Telling[]>()

/**
 * Says that something happened to the object `id`. The transaction writes it as an event, for machines, unless a
 * statement of its own has `written` it (`insertEventsOf`); only after the commit are this company's screens told to
 * read again.
 */
export function tell(tx: Tx, { type, live }: EventType, id: number, by?: 'written'): void {
  pending.get(tx)?.push({ type, live, id, written: by === 'written' })
}

/**
 * The only way to tenant data. Opens a transaction, enters the role `comanda_app` and the company (the row-level
 * security policies read it) in one round trip, commits when `work` returns and rolls back when it throws; a refusal
 * that must undo what was written is thrown by `rollback`. The events given to `tell` are written with the commit and
 * delivered after it.
 *
 * A company that moves to another installation, or has moved, is only read (empresa-13): who writes gets a 503 response.
 *
 * A statement waits for a lock at most 5 s (PostgreSQL then answers 55P03). An unreachable database throws a 503
 * response. When the connection, or the machine that keeps the rows, is lost before the commit, or PostgreSQL ends the transaction
 * because it and another wait for each other (40P01), nothing was done, and `work` runs once more: it has no effect outside
 * of the transaction.
 */
export async function withTenant<T>(empresaId: EmpresaId, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (!Number.isSafeInteger(empresaId)) throw new TypeError('not a company id')
  try {
    return await inTransaction(empresaId, work)
  } catch (error) {
    if (!(error instanceof CutOff)) throw error
    log.warn({ empresaId, code: error.code }, 'a transaction was cut off and runs again')
  }
  try {
    return await inTransaction(empresaId, work)
  } catch (error) {
    throw error instanceof CutOff ? unavailable() : error
  }
}

/** Nothing of a transaction was done, because it was cut off. */
class CutOff extends Error {
  readonly code: unknown
  constructor(cause: unknown) {
    super('cut off', { cause })
    this.code = (cause as { code?: unknown }).code
  }
}

async function inTransaction<T>(empresaId: EmpresaId, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await connect()
  let broken: Error | undefined
  let committing = false
  try {
    const tx: Tx = Object.create(connectionDb(client), { empresaId: { value: empresaId } })
    const told: Telling[] = []
    pending.set(tx, told)
    await begin(client, empresaId)
    const result = await work(tx)
    const unwritten = told.filter(({ written }) => !written)
    committing = true
    const command = await commit(client, empresaId, unwritten)
    // When `work` has swallowed the error of a failed statement, PostgreSQL answers COMMIT with ROLLBACK and no error.
    if (command !== 'COMMIT') throw new Error('a transaction that had failed was to be committed')
    countEvents(told)
    deliver(
      empresaId,
      told.flatMap(({ live, id }) => (live === null ? [] : [{ kind: live, id }])),
    )
    return result
  } catch (error) {
    broken = await rollBack(client)
    if (error instanceof RolledBack) return error.result as T
    const outage = outageOf(error)
    if (outage) broken ??= error as Error
    if (outage === 'cut' && !committing) throw new CutOff(error)
    throw outage ? unavailable() : error
  } finally {
    client.release(broken)
  }
}

/** Waits until no other transaction of this company holds `name`, and holds it until this one ends. */
export async function lockInCompany(tx: Tx, name: CompanyLock): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, ${tx.empresaId}))`)
}

const connections = new WeakMap<pg.PoolClient, Db>()

function connectionDb(client: pg.PoolClient): Db {
  let db = connections.get(client)
  if (!db) {
    db = drizzle(client)
    connections.set(client, db)
  }
  return db
}

/** What Drizzle has built of a question. */
interface Question<Rows> {
  prepare(name: string): { execute(values: Values): Promise<Rows> }
}
type Values = Readonly<Record<string, unknown>>

/**
 * A question that is often asked: built once on each connection, where PostgreSQL prepares it under `name`. Its varying
 * values are `sql.placeholder`s; a transaction's company is one of them (`EMPRESA_ID`). What is asked seldom is built where
 * it is used.
 */
export function preparedRead<Rows>(
  name: string,
  build: (db: Db) => Question<Rows>,
): (on: Tx | Db, values?: Values) => Promise<Rows> {
  const built = new WeakMap<Db, ReturnType<Question<Rows>['prepare']>>()
  return (on, values) => {
    const inCompany = 'empresaId' in on
    const db: Db = inCompany ? Object.getPrototypeOf(on) : on
    let prepared = built.get(db)
    if (!prepared) {
      prepared = build(db).prepare(name)
      built.set(db, prepared)
    }
    return prepared.execute(inCompany ? { ...values, empresaId: on.empresaId } : { ...values })
  }
}

/** As `preparedRead`, for `values` that are statements of their own, over `from`, which has one row. Answers that row. */
export function preparedRow<Fields extends Record<string, SQL>>(
  name: string,
  values: Fields,
  from = sql`(values (1)) as uma`,
) {
  const rows = preparedRead(name, db => db.select(values).from(from))
  return async (...asked: Parameters<typeof rows>) => {
    const [row] = await rows(...asked)
    if (!row) throw new Error(`${name} over one row answered without it`)
    return row
  }
}

const dialect = new PgDialect()

/** As `preparedRead`, for a statement that writes, as SQL of any parts. Answers its rows as the driver gives them. */
export function preparedWrite<Row>(
  name: string,
  build: (db: Db) => SQL,
): (tx: Tx, values: Values) => Promise<Row[]> {
  let built: Query | undefined
  return async (tx, values) => {
    built ??= dialect.sqlToQuery(build(tx))
    const { $client } = tx as unknown as { $client: pg.PoolClient }
    const filled = fillPlaceholders(built.params, { ...values, empresaId: tx.empresaId })
    return (await $client.query({ name, text: built.sql, values: filled })).rows as Row[]
  }
}

/** One placeholder per column of a table, named as the column is in code, for a prepared insert of whole rows; none for one that is generated. */
export function columnPlaceholders<Table extends PgTable>(table: Table, except: readonly string[] = []) {
  const names = Object.entries(getTableColumns(table)).flatMap(([name, { generated }]) =>
    generated || except.includes(name) ? [] : [name],
  )
  return Object.fromEntries(names.map(name => [name, sql.placeholder(name)])) as PgInsertValue<Table>
}

/** What a new row has where nobody gives a value: the column's default, or null where it may be; by the columns' names in code. */
export function defaultsOf(table: PgTable): Readonly<Record<string, unknown>> {
  const columns = Object.entries(getTableColumns(table))
  return Object.fromEntries(
    columns.flatMap(([name, column]) =>
      is(column.default, SQL) || (column.notNull && column.default === undefined)
        ? []
        : [[name, column.default ?? null]],
    ),
  )
}

class RolledBack extends Error {
  readonly result: unknown
  constructor(result: unknown) {
    super('rolled back')
    this.result = result
  }
}

/** Rolls the transaction back and makes `result` the answer of `withTenant`. */
export function rollback(result: unknown): never {
  throw new RolledBack(result)
}

async function connect(): Promise<pg.PoolClient> {
  try {
    return await databasePool().connect()
  } catch (error) {
    if (isUnreachable(error)) throw unavailable()
    throw error
  }
}

/**
 * The first statement of every transaction answers at once on a healthy server. So its short time-out detects a frozen
 * server, while later statements may still wait for a lock.
 */
async function begin(client: pg.PoolClient, empresaId: EmpresaId): Promise<void> {
  await client.query(atOnce(`begin isolation level read committed; select entrar_na_empresa(${empresaId})`))
}

/** The last statements of a transaction, in one round trip. Returns what PostgreSQL says that it did. */
async function commit(client: pg.PoolClient, empresaId: EmpresaId, told: readonly Told[]): Promise<string> {
  if (told.length === 0) return (await client.query('commit')).command
  const results: unknown = await client.query(`${insertOf(empresaId, told)}; commit`)
  return (results as pg.QueryResult[]).at(-1)?.command ?? ''
}

/** Returns the error because of which the connection cannot be used again, if there is one. */
async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query(atOnce('rollback'))
    return undefined
  } catch (error) {
    return error as Error
  }
}
