import { createHash, timingSafeEqual } from 'node:crypto'
import { existsSync } from 'node:fs'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Pressure } from '../admission.server'
import { databasePool } from '../database/database.server'
import { hearsOthers } from '../database/live.server'
import { env } from '../env.server'
import { openStreams } from '../event-stream.server'
import { keptBytes, keptCount } from '../kept/kept-pages.server'
import { measureMail } from '../mail/queue.server'
import { registry } from '../metrics.server'
import { hearEvents, knownFor } from '../pages/changes.server'
import { countPictures } from '../pictures/images.server'
import { pictureQueue } from '../pictures/picture-queue.server'
import { isPowerful } from '../service-login/rights.server'
import { listBackups } from '../timed/nightly-backup.server'
import { type Job, type JobState, readTimedWork } from '../timed/timed-work.server'

/** What the host hands in. */
export interface Watched {
  readonly lines: Readonly<Record<string, Pressure>>
  readonly jobs: readonly Job[]
}

/** One number, or one for each value of a label; what is not known is left out. */
type Reading = number | Readonly<Record<string, number | null>>

interface Figure {
  readonly name: string
  readonly help: string
  readonly label?: string
  /** True for what only grows. */
  readonly counts?: true
  readonly value: Reading | Promise<Reading>
}

/** What somebody knows at this moment. A name ends in its unit, as Prometheus wants it. */
function figuresNow({ lines, jobs }: Watched): Figure[] {
  const pool = databasePool()
  const mail = measureMail()
  const work = readTimedWork(jobs)
  // By a connection of its own: a pool that is full is no database that is away.
  const answers = hearEvents().then(
    () => true,
    () => false,
  )
  const byKind = (what: keyof Pressure, of: Watched['lines'] = lines) =>
    Object.fromEntries(Object.entries(of).map(([kind, line]) => [kind, line[what]]))
  const byJob = async (what: (state: JobState) => number | null) =>
    Object.fromEntries((await work).map(state => [state.name, what(state)]))
  return [
    {
      name: 'comanda_running',
      help: 'Requests that are answered now, by kind of route.',
      label: 'kind',
      value: byKind('running'),
    },
    {
      name: 'comanda_waiting',
      help: 'Requests that wait for a place.',
      label: 'kind',
      value: byKind('waiting'),
    },
    {
      name: 'comanda_turned_away_total',
      help: 'Requests that found no place in time (503).',
      label: 'kind',
      counts: true,
      value: byKind('refused'),
    },
    { name: 'comanda_streams', help: 'Open live streams.', value: openStreams() },
    {
      name: 'comanda_pool_connections',
      help: 'Connections to the database; waiting: who waits for one.',
      label: 'state',
      value: { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
    },
    {
      name: 'comanda_database_up',
      help: 'Whether the database answers.',
      value: answers.then(Number),
    },
    {
      name: 'comanda_login_powerful',
      help: 'Whether the login could step past row-level security.',
      value: isPowerful().then(Number),
    },
    {
      name: 'comanda_event_lag_seconds',
      help: 'How old what this process knows of changes by other processes is, after it has asked for them.',
      value: answers.then(() => knownFor() / 1_000),
    },
    {
      name: 'comanda_hears_others',
      help: 'Whether live events of other processes come in.',
      value: Number(hearsOthers()),
    },
    {
      name: 'comanda_mail',
      help: 'Letters in the queue: all that wait, and those of them that were tried in vain.',
      label: 'state',
      value: mail.then(({ waiting, failed }) => ({ waiting, failed })),
    },
    {
      name: 'comanda_mail_oldest_seconds',
      help: 'Age of the oldest letter in the queue.',
      value: mail.then(({ oldestSeconds }) => oldestSeconds),
    },
    {
      name: 'comanda_pictures_waiting',
      help: 'Pictures that wait for a processor.',
      label: 'size',
      value: byKind('waiting', pictureQueue.lines),
    },
    {
      name: 'comanda_pictures_turned_away_total',
      help: 'Pictures that found no processor in time (503).',
      label: 'size',
      counts: true,
      value: byKind('refused', pictureQueue.lines),
    },
    {
      name: 'comanda_pictures_stored',
      help: 'Pictures that are stored, counted within the hour.',
      value: picturesOfTheHour(),
    },
    { name: 'comanda_kept_pages', help: 'Answers in memory.', value: keptCount() },
    { name: 'comanda_kept_pages_bytes', help: 'Their bytes.', value: keptBytes() },
    {
      name: 'comanda_work_success_timestamp_seconds',
      help: 'When timed work last succeeded.',
      label: 'work',
      value: byJob(({ succeededAt }) => succeededAt && succeededAt.getTime() / 1_000),
    },
    {
      name: 'comanda_work_age_seconds',
      help: 'How long ago that was.',
      label: 'work',
      value: byJob(({ succeededAt }) => secondsSince(succeededAt)),
    },
    {
      name: 'comanda_work_overdue_seconds',
      help: 'For how long timed work has been due; 0 before that.',
      label: 'work',
      value: byJob(({ nextAt }) => Math.max(0, secondsSince(nextAt) ?? 0)),
    },
    {
      name: 'comanda_work_failing',
      help: 'Whether it failed when it was last done.',
      label: 'work',
      value: byJob(({ failedAt, succeededAt }) => Number((failedAt ?? 0) > (succeededAt ?? 0))),
    },
    {
      name: 'comanda_backup_age_seconds',
      help: 'Age of the newest backup of the embedded database that was restored to prove it.',
      label: 'database',
      value: ageOfBackup(),
    },
  ]
}

function secondsSince(instant: Date | null): number | null {
  return instant && (Date.now() - instant.getTime()) / 1_000
}

async function ageOfBackup(): Promise<Reading> {
  const { backups } = env()
  const [newest] = backups && existsSync(backups.folder) ? await listBackups(backups.folder) : []
  return { embedded: secondsSince(newest?.at ?? null) }
}

const HOUR_MS = 3_600_000
let pictures = { until: 0, count: Promise.resolve(0) }

function picturesOfTheHour(): Promise<number> {
  if (Date.now() < pictures.until) return pictures.count
  const asked = { until: Date.now() + HOUR_MS, count: countPictures() }
  // A bucket that did not answer is asked again the next time.
  asked.count.catch(() => {
    asked.until = 0
  })
  pictures = asked
  return pictures.count
}

/** As Prometheus reads it: what was counted, and what is known now. What cannot be read now is left out. */
async function figuresText(watched: Watched): Promise<string> {
  const now = new Registry()
  const figures = figuresNow(watched)
  const read = await Promise.allSettled(figures.map(({ value }) => value))
  for (const [n, figure] of figures.entries()) {
    const reading = read[n]
    if (reading?.status === 'fulfilled') show(figure, reading.value, now)
  }
  return `${await registry.metrics()}\n${await now.metrics()}`
}

function show({ name, help, label, counts }: Figure, reading: Reading, now: Registry): void {
  const options = { name, help, labelNames: label ? [label] : [], registers: [now] }
  const figure = counts ? new Counter(options) : new Gauge(options)
  for (const [of, number] of Object.entries(typeof reading === 'number' ? { '': reading } : reading))
    if (number !== null) figure.inc(label ? { [label]: of } : {}, number)
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Answers who has the token. The comparison takes the same time whatever was sent. */
export function answerFigures(token: string, watched: Watched): (sent: string | null) => Promise<Response> {
  collectDefaultMetrics({ register: registry })
  const expected = digest(token)
  return async sent => {
    const [, bearer = ''] = /^Bearer (.*)$/i.exec(sent ?? '') ?? []
    const headers = { 'Cache-Control': 'no-store' }
    if (!timingSafeEqual(digest(bearer), expected)) {
      const challenge = { ...headers, 'WWW-Authenticate': 'Bearer' }
      return new Response('Não autorizado.', { status: 401, headers: challenge })
    }
    return new Response(await figuresText(watched), {
      headers: { ...headers, 'Content-Type': registry.contentType },
    })
  }
}
