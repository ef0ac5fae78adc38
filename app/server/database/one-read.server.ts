import { Column, type GetColumnData, is, type SQL, sql } from 'drizzle-orm'

/** The company of the transaction, in a prepared statement. */
export const EMPRESA_ID = sql`${sql.placeholder('empresaId')}::bigint`

/**
 * The value `name` of a prepared statement where it is a list, or ends a range: because of such a value PostgreSQL expects less
 * from a plan for it alone than from one for all values, and then plans anew each time (decision 044).
 */
export function hiddenFromPlanner(name: string, type: 'timestamptz' | 'int[]' | 'bigint[]'): SQL {
  return sql`(select ${sql.placeholder(name)}::${sql.raw(type)})`
}

/** The instant `agora`, in a prepared statement. */
export const NOW = hiddenFromPlanner('agora', 'timestamptz')

type Values = Record<string, Column | SQL>
export type RowOf<V extends Values> = {
  [Name in keyof V]: V[Name] extends Column
    ? GetColumnData<V[Name]>
    : V[Name] extends SQL<infer T>
      ? T
      : never
}

/**
 * A row as one value of a larger statement, which so reads several tables in one round trip; null when there is no row.
 * `from` is the rest of the question. The row is as if it was selected: each column reads its own value.
 */
export function rowAsJson<V extends Values>(values: V, from: SQL): SQL<RowOf<V> | null> {
  const entries = Object.entries(values)
  const read = (row: unknown[]) =>
    Object.fromEntries(entries.map(([name, value], n) => [name, readValue(value, row[n])])) as RowOf<V>
  const list = sql.join(
    entries.map(([, value]) => inJson(value)),
    sql`, `,
  )
  return sql`(select json_build_array(${list}) from ${from})`.mapWith(read) as SQL<RowOf<V> | null>
}

/** JSON has no decimals of ours, so they are texts in it, as the driver gives them otherwise. */
function inJson(value: Column | SQL): SQL {
  const decimal = is(value, Column) && value.getSQLType().startsWith('numeric')
  return decimal ? sql`${value}::text` : sql`${value}`
}

function readValue(value: Column | SQL, stored: unknown): unknown {
  return stored === null || !is(value, Column) ? stored : value.mapFromDriverValue(stored)
}
