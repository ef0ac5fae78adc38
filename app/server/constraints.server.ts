import { rollback } from './transaction.server'

/** The constraint that a failed statement ran into; undefined for every other failure. */
function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { constraint } = error as { constraint?: unknown }
  return typeof constraint === 'string' ? constraint : constraintOf(error.cause)
}

/**
 * The last line behind a rule: when `work` runs into that constraint, because somebody else was quicker than any look
 * before, the transaction is undone and answers `otherwise`.
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
