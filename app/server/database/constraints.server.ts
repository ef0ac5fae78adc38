import { rollback } from './transaction.server'

/**
 * True when a statement failed because of one of these constraints. In a distributed engine a row lies in a shard, whose
 * constraints have our name with the shard's number behind it; and of a refusal on another machine only the text arrives,
 * which quotes the name in whatever language that machine speaks.
 */
function violates(error: unknown, constraints: readonly string[]): boolean {
  if (!(error instanceof Error)) return false
  const { code, constraint, message } = error as { code?: unknown; constraint?: unknown; message: string }
  if (typeof code !== 'string') return violates(error.cause, constraints)
  if (!code.startsWith('23')) return false
  const quoted = [...message.matchAll(/"(\w+)"/g)].map(([, name = '']) => name)
  const named = typeof constraint === 'string' ? [constraint] : quoted
  return named.some(name => constraints.includes(name.replace(SHARD, '')))
}

/** Our own names never end in so many digits. */
const SHARD = /_\d{6,}$/

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
    if (violates(error, [constraint])) rollback(otherwise)
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
      const gone = error instanceof Vanished || violates(error, foreignKeys)
      if (!gone || tries === TRIES) throw error
    }
  }
}
