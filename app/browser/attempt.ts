import { SESSION_LOST } from './ask-json'
import { pause } from './pause'

/** Why a route did not answer, in the words of `askJson`. */
export interface Failure {
  /** Null: no answer came. `SESSION_LOST`: the way led to the login. */
  readonly status: number | null
  readonly body: unknown
  /** No answer came in time: what was asked for may still be done. */
  readonly late: boolean
  /** To be thrown again by a caller that keeps nothing on the screen. */
  readonly thrown: unknown
}

/**
 * Asks a route through the router, for a clientLoader or a clientAction: without an answer the router would replace the
 * screen, and what is typed in it, by the error page. `otherwise` says what the screen gets instead. A redirect goes on,
 * but for the one to the login.
 */
export async function attempt<Answer, Otherwise>(
  ask: () => Promise<Answer>,
  otherwise: (failure: Failure) => Otherwise,
  { timeoutMs = null }: { readonly timeoutMs?: number | null } = {},
): Promise<Answer | Otherwise> {
  try {
    return await (timeoutMs === null ? ask() : Promise.race([ask(), giveUp(timeoutMs)]))
  } catch (thrown) {
    const failure = readFailure(thrown)
    if (thrown instanceof Response && failure.status !== SESSION_LOST) throw thrown
    return otherwise(failure)
  }
}

class TooLate extends Error {}

async function giveUp(timeoutMs: number): Promise<never> {
  await pause(timeoutMs)
  throw new TooLate()
}

/** What the router threw, or handed to an ErrorBoundary. */
export function readFailure(thrown: unknown): Failure {
  const failure = { status: null, body: null, late: thrown instanceof TooLate, thrown }
  if (thrown instanceof Response) {
    const toLogin = thrown.headers.get('Location') === '/login'
    return { ...failure, status: toLogin ? SESSION_LOST : thrown.status }
  }
  return isErrorResponse(thrown) ? { ...failure, status: thrown.status, body: thrown.data } : failure
}

/** An answer of 4xx or 5xx, as React Router hands it on. */
function isErrorResponse(thrown: unknown): thrown is { status: number; data: unknown } {
  return typeof thrown === 'object' && thrown !== null && 'status' in thrown && 'data' in thrown
}
