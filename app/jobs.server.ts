import { FUNDO_DOS_LOGOS } from './domain/aparencia/fundo-dos-logos.server'
import { MAIS_VENDIDOS } from './domain/destaques/mais-vendidos.server'
import { removeExpiredSessions } from './server/auth/sessions.server'
import { removeExpiredTokens } from './server/auth/tokens.server'
import { removeOldEvents } from './server/database/events.server'
import { env } from './server/env.server'
import { removeEndedTries } from './server/limits/tries.server'
import { giveUpStaleMail } from './server/mail/worker.server'
import { NIGHTLY_BACKUP } from './server/timed/nightly-backup.server'
import type { Job } from './server/timed/timed-work.server'

/** Everything that this product does by the clock, wherever it runs. */
const JOBS: readonly Job[] = [
  { name: 'sessões vencidas', due: { everyMinutes: 60 }, run: removeExpiredSessions },
  { name: 'links vencidos', due: { everyMinutes: 60 }, run: removeExpiredTokens },
  { name: 'tentativas vencidas', due: { everyMinutes: 5 }, run: removeEndedTries },
  { name: 'cartas de ontem', due: { everyMinutes: 15 }, run: giveUpStaleMail },
  { name: 'eventos antigos', due: { at: '04:00', zone: 'America/Sao_Paulo' }, run: removeOldEvents },
  MAIS_VENDIDOS,
  FUNDO_DOS_LOGOS,
]

/** What is done here. The command line, which makes the backup, runs from a build. */
export function jobsHere(): readonly Job[] {
  return env().backups && env().production ? [...JOBS, NIGHTLY_BACKUP] : JOBS
}
