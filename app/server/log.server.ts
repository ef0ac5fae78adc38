import { pino } from 'pino'

/**
 * The process's log: JSON lines on standard output. Nothing personal enters it: no phone, mail, name, address, token or
 * query string. Whoever logs an order or a company logs its id.
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

// A terminal that was closed takes no more lines. Unheard, its error would end the process, and pino's own destination
// tries such a line again for ever: neither lets the database be stopped.
process.stdout.on('error', () => {})

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
 * Of a failed statement its text, which has placeholders, and PostgreSQL's code: the parameters, the offending row and
 * the message that quotes them are customers' names and phones.
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
