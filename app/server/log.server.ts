import { pino } from 'pino'

/**
 * The process's log: JSON lines on standard output. Nothing personal enters it: no phone, mail, name, address, token or
 * query string. Whoever logs an order or a company logs its id.
 */
export const log = pino(
  {
    level: process.env.LOG_LEVEL ?? 'info',
    base: null,
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
