import { rollback } from './transaction.server'

/** The constraint that a failed statement ran into; undefined for every other failure. */
function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { constraint } = error as { constraint?: unknown }
  return typeof constraint === 'string' ? constraint : constraintOf(error.cause)
}

/**
 * The last defence of a rule: when `work` violates that constraint, because somebody else committed after every check,
 * the transaction is undone and answers `otherwise`.
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

/** A row that was there for one statement is gone for the next. */
export class Vanished extends Error {}

const TRIES = 3

/**
 * Runs a transaction once more when somebody deleted a row that it had read and then pointed at, as one of these
 * foreign keys (or `Vanished`) tells: everything is read and decided again.
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
