import { pino } from 'pino'

/**
 * The process's log: JSON lines on standard output. Nothing personal enters it: no phone, mail, name, address, token or
 * query string. A line about an order or a company has its id.
 */
export const log = pino(
  {
    level: process.env.LOG_LEVEL ?? 'info',
    base: null,
    serializers: { err: describeError },
    redact: {
      paths: ['*.telefone', '*.email', '*.nome', '*.endereco', '*.cookie', '*.authorization', '*.senha'],
      censor: '[…]',
    },
  },
  process.stdout,
)

// Writing to a closed terminal is an error. Without a listener it would end the process before the database is stopped,
// and pino's own destination would retry the line for ever. One is enough: in development this is run after each edit.
if (process.stdout.listenerCount('error') === 0) process.stdout.on('error', () => {})

interface Described {
  readonly type: string
  readonly message: string
  readonly code?: unknown
  readonly table?: unknown
  readonly constraint?: unknown
  readonly stack?: string
  readonly cause?: Described
}

/**
 * For a failed statement it logs PostgreSQL's code and the statement's text, which has placeholders. It leaves out the
 * parameters, the offending row and the message that quotes them, because they contain customers' names and phones.
 */
function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error' }
  const { code, table, constraint, query, cause } = error as Error & Record<string, unknown>
  const ofDatabase = typeof query === 'string' || 'severity' in error
  return {
    type: error.name,
    message: ofDatabase ? `statement failed: ${query ?? ''}` : error.message,
    code,
    table,
    constraint,
    stack: frames(error),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  }
}

/** The stack without its first lines, which repeat the message. */
function frames({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .join('\n')
}
