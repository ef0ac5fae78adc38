/** Rows of one statement: PostgreSQL takes at most 65,535 values at once. */
const LOTE = 1_000

/** The same, in portions that one statement can take. */
export function emLotes<Um>(todos: readonly Um[]): Um[][] {
  const quantos = Math.ceil(todos.length / LOTE)
  return Array.from({ length: quantos }, (_, i) => todos.slice(i * LOTE, (i + 1) * LOTE))
}
