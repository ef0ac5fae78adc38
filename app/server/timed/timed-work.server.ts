import { eq, lte, sql } from 'drizzle-orm'
import { outsideTenants } from '../database/database.server'
import { log } from '../log.server'
import { type Due, nextDue } from './next-due.server'
import { timedWork } from './tables.server'

/** Work that is done by the clock and not for a request. */
export interface Job {
  /** The name that the operator sees. */
  readonly name: string
  readonly due: Due
  /**
   * Must bear being ended at any moment and begun again on another node, because its node may die. What takes longer than a
   * moment ends when the node is `stopping`.
   */
  run(now: Date, stopping: AbortSignal): Promise<void>
}

export type JobState = Omit<typeof timedWork.$inferSelect, 'nextAt'> & {
  /** Null for a job that has never run here. */
  readonly nextAt: Date | null
}

const MINUTE_MS = 60_000
/** After this time other nodes take over the job of a node that died. */
const LEASE_MS = 15 * MINUTE_MS
/** As long as a node lives, it renews its lease. */
const RENEW_MS = 5 * MINUTE_MS
const LOOK_MS = 30_000

let timer: NodeJS.Timeout | undefined
let stopping = new AbortController()
const running = new Set<Promise<void>>()

/** Runs the jobs that are due from now on; any number of nodes may do so. The database must be open. */
export function startTimedWork(jobs: readonly Job[]): void {
  stopping = new AbortController()
  // A job that takes hours holds up none that is due meanwhile.
  const look = () => {
    const looked = runDueWork(jobs, () => new Date(), stopping.signal)
      .catch(notLooked)
      .finally(() => running.delete(looked))
    running.add(looked)
  }
  timer = setInterval(look, LOOK_MS).unref()
  look()
}

/** Waits for the jobs that are running; the others wait for the next start. */
export async function stopTimedWork(): Promise<void> {
  clearInterval(timer)
  stopping.abort()
  await Promise.all(running)
}

function notLooked(error: unknown): void {
  log.warn({ reason: reasonOf(error) }, 'timed work not looked at')
}

/**
 * Runs each job that is due and that no other node has taken. A job that was due several times while no node was running
 * runs once; one that has never run is due at once, or at its time of day. `clock` is read again when a job ends, which may be
 * hours later.
 */
export async function runDueWork(
  jobs: readonly Job[],
  clock: () => Date,
  stopping = new AbortController().signal,
): Promise<void> {
  const started: Promise<void>[] = []
  try {
    for (const job of jobs) {
      const now = clock()
      if (await claim(job, now)) started.push(runClaimed(job, now, clock, stopping).catch(notLooked))
    }
  } finally {
    await Promise.all(started)
  }
}

/**
 * Taking a job puts off its due time, so no other node takes it meanwhile, and no transaction stays open while it runs.
 */
async function claim({ name, due }: Job, now: Date): Promise<boolean> {
  const lease = new Date(now.getTime() + LEASE_MS)
  const [put] = await outsideTenants()
    .insert(timedWork)
    .values({ name, nextAt: 'at' in due ? nextDue(due, now) : lease })
    .onConflictDoUpdate({
      target: timedWork.name,
      set: { nextAt: lease },
      setWhere: lte(timedWork.nextAt, now),
    })
    .returning({ nextAt: timedWork.nextAt })
  return put?.nextAt.getTime() === lease.getTime()
}

async function runClaimed(job: Job, now: Date, clock: () => Date, stopping: AbortSignal): Promise<void> {
  const next = nextDue(job.due, now)
  const release = keepLease(job, now)
  try {
    await job.run(now, stopping)
    await release()
    await save(job, { nextAt: next, succeededAt: clock() })
  } catch (error) {
    await release()
    const failure = reasonOf(error)
    log.error({ job: job.name, reason: failure }, 'timed work failed')
    const failedAt = clock()
    const again = new Date(Math.min(next.getTime(), failedAt.getTime() + pauseAfterFailure(job)))
    await save(job, { nextAt: again, failedAt, failure })
  }
}

/** Work that is due once a day may take long, so it is tried again after an hour; other work after five minutes. */
const pauseAfterFailure = ({ due }: Job) => ('at' in due ? 60 : 5) * MINUTE_MS

function keepLease(job: Job, now: Date): () => Promise<void> {
  let until = now.getTime() + LEASE_MS
  let renewed = Promise.resolve()
  const renewal = setInterval(() => {
    until += RENEW_MS
    renewed = save(job, { nextAt: new Date(until) }).catch(notLooked)
  }, RENEW_MS).unref()
  return () => {
    clearInterval(renewal)
    return renewed
  }
}

async function save({ name }: Job, state: Partial<JobState> & { nextAt: Date }): Promise<void> {
  await outsideTenants().update(timedWork).set(state).where(eq(timedWork.name, name))
}

/** The message of an error may contain data, so only its code or name is kept. */
function reasonOf(error: unknown): string {
  const { code, cause, name } = error as { code?: unknown; cause?: unknown; name?: unknown }
  if (typeof code === 'string') return code
  return cause ? reasonOf(cause) : String(name)
}

/** When each job is due, last succeeded and last failed. */
export async function readTimedWork(jobs: readonly Job[]): Promise<JobState[]> {
  const rows = await outsideTenants().select().from(timedWork).orderBy(sql`name`)
  return jobs.map(
    ({ name }) =>
      rows.find(row => row.name === name) ?? {
        name,
        nextAt: null,
        succeededAt: null,
        failedAt: null,
        failure: null,
      },
  )
}
