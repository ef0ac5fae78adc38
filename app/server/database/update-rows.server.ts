import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { RowOf } from './one-read.server'
import type { Tx } from './transaction.server'

/** Updates these rows of the company in one statement; each says its id, and a value for every one of `columns`. */
export async function updateRows<Columns extends Record<string, PgColumn>>(
  tx: Tx,
  table: PgTable & { readonly empresaId: PgColumn; readonly id: PgColumn },
  columns: Columns,
  rows: readonly (RowOf<Columns> & { readonly id: number })[],
): Promise<void> {
  if (rows.length === 0) return
  const said = Object.entries({ ...columns, id: table.id })
  const values = rows.map(row =>
    Object.fromEntries(said.map(([name, column]) => [column.name, written(column, Reflect.get(row, name))])),
  )
  const changes = Object.values(columns).map(column => sql`${named(column)} = l.${named(column)}`)
  const types = said.map(([, column]) => sql`${named(column)} ${sql.raw(column.getSQLType())}`)
  await tx.execute(sql`
    update ${table} as t set ${sql.join(changes, sql`, `)}
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as l(${sql.join(types, sql`, `)})
    where t.${named(table.empresaId)} = ${tx.empresaId} and t.${named(table.id)} = l.${named(table.id)}`)
}

/** A value as a statement's own JSON has it. */
function written(column: PgColumn, value: unknown): unknown {
  return value === null ? null : column.mapToDriverValue(value)
}

function named({ name }: PgColumn): SQL {
  return sql`${sql.identifier(name)}`
}
