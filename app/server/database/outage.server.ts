/** An established connection was lost, or this one of two transactions that waited for each other was ended (40P01). */
const CUT = /^(ECONNRESET|EPIPE|08003|08006|40P01|57P0[12])$/

/** There is no connection to be had, or no answer in time, or nothing can be written (25006): only a standby answers, or the company moves. */
const AWAY = /^(ECONN|ENOENT|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|08|57P03|53300|25006)/

const CUT_IN_WORDS =
  /Connection terminated unexpectedly|not queryable|Client has encountered a connection error/i
const AWAY_IN_WORDS = /Connection terminated|timeout exceeded when trying to connect|Query read timeout/i
/** The driver names as its cause what the driver itself did next: it terminated the connection. */
const WAITED_IN_VAIN = /due to connection timeout/i

/** A distributed engine has no codes of its own for what happens to its machines and to the parts of its tables (Citus 13 and 14). */
const MACHINE_AWAY =
  /connection to the remote node|server closed the connection|connection not open|no connection to the server|could not (send data to|receive data from|connect to) server|connection has been closed unexpectedly|EOF detected|failed to (complete )?COPY .*on \S+:\d+$|connection marked as essential/
const PART_MOVED =
  /shard for the given value does not exist|could not find valid entry for shard|no active placements were found for shard/
const A_PART = /"\S+_\d{6,}"/

/**
 * What has become of the database: `cut`, when it was reached and what was asked has failed with the connection, with the
 * machine that keeps the rows, or because it gave way to another, so that asking again may go well; `away`, when asking
 * again would only wait again; null for a statement that it refused.
 */
export function outageOf(error: unknown): 'cut' | 'away' | null {
  if (!(error instanceof Error)) return null
  const { code, message } = error as { code?: unknown; message: string }
  if (typeof code !== 'string') {
    if (WAITED_IN_VAIN.test(message)) return 'away'
    if (error.cause !== undefined) return outageOf(error.cause)
    if (CUT_IN_WORDS.test(message)) return 'cut'
    return AWAY_IN_WORDS.test(message) ? 'away' : null
  }
  if (CUT.test(code) || isEngines(code, message)) return 'cut'
  return AWAY.test(code) ? 'away' : null
}

/** The code alone says something else on a PostgreSQL of one machine. */
function isEngines(code: string, message: string): boolean {
  if (code === 'XX000' || code === '58030') return MACHINE_AWAY.test(message) || PART_MOVED.test(message)
  // A table that is gone under the name of a part, which another machine keeps by now.
  return code === '40001' ? PART_MOVED.test(message) : code === '42P01' && A_PART.test(message)
}

/** True when the database could not be reached, as opposed to a query that it refused. */
export function isUnreachable(error: unknown): boolean {
  return outageOf(error) !== null
}

/** What to throw when the database cannot be reached: 503 for the visitor, an error boundary for a page. */
export function unavailable(): Response {
  return new Response('Serviço indisponível. Tente novamente em instantes.', {
    status: 503,
    statusText: 'Serviço indisponível',
    headers: { 'Retry-After': '5', 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
