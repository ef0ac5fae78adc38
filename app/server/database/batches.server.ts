/** Rows in one statement, because PostgreSQL takes at most 65,535 values in one. */
const ROWS = 1_000

/** The same rows, in portions that one statement can take. */
export function inBatches<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS)
  return Array.from({ length: count }, (_, i) => rows.slice(i * ROWS, (i + 1) * ROWS))
}
