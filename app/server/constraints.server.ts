import { rollback } from './transaction.server'

/** The constraint that a failed statement ran into; undefined for every other failure. */
function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { constraint } = error as { constraint?: unknown }
  return typeof constraint === 'string' ? constraint : constraintOf(error.cause)
}

/**
 * The last defence of a rule. When `work` violates that constraint, because another transaction committed after every
 * check, this transaction is rolled back and the answer is `otherwise`.
 */
export async function unlessViolated<T>(
  constraint: string,
  otherwise: unknown,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (constraintOf(error) === constraint) rollback(otherwise)
    throw error
  }
}

/** Thrown when a row that one statement read is gone for the next. */
export class Vanished extends Error {}

const TRIES = 3

/**
 * Runs a transaction a second time when somebody deleted a row between its reading and its being pointed at, which a
 * violation of one of these foreign keys, or `Vanished`, shows. Everything is then read and decided again.
 */
export async function againWhenGone<T>(
  foreignKeys: readonly string[],
  transaction: () => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction()
    } catch (error) {
      const gone = error instanceof Vanished || foreignKeys.includes(constraintOf(error) ?? '')
      if (!gone || tries === TRIES) throw error
    }
  }
}
