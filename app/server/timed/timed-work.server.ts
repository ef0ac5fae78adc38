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
  /** Must bear being ended at any moment and begun again on another node, because its node may die. */
  run(now: Date): Promise<void>
}

export type JobState = Omit<typeof timedWork.$inferSelect, 'nextAt'> & {
  /** Null for a job that has never run here. */
  readonly nextAt: Date | null
}

const MINUTE_MS = 60_000
/** More than any job takes. After this time other nodes take over the job of a node that died. */
const LEASE_MS = 15 * MINUTE_MS
/** The pause after a failure. */
const RETRY_MS = 5 * MINUTE_MS
const LOOK_MS = 30_000

let timer: NodeJS.Timeout | undefined
let running: Promise<void> = Promise.resolve()
let stopped = true

/** Runs the jobs that are due from now on; any number of nodes may do so. The database must be open. */
export function startTimedWork(jobs: readonly Job[]): void {
  stopped = false
  look(jobs, 0)
}

/** Waits for the job that is running; the others wait for the next start. */
export async function stopTimedWork(): Promise<void> {
  stopped = true
  clearTimeout(timer)
  await running
}

function look(jobs: readonly Job[], pauseMs: number): void {
  if (stopped) return
  timer = setTimeout(() => {
    running = runDueWork(jobs, new Date())
      .catch(error => log.warn({ reason: reasonOf(error) }, 'timed work not looked at'))
      .then(() => look(jobs, LOOK_MS))
  }, pauseMs)
  timer.unref()
}

/**
 * Runs each job that is due and that no other node has taken, one after the other. A job that was due several times
 * while no node was running runs once; a job that has never run is due at once.
 */
export async function runDueWork(jobs: readonly Job[], now: Date): Promise<void> {
  for (const job of jobs) {
    if (await claim(job, now)) await runClaimed(job, now)
  }
}

/**
 * Taking a job puts off its due time, so no other node takes it meanwhile, and no transaction stays open while it runs.
 */
async function claim({ name }: Job, now: Date): Promise<boolean> {
  const nextAt = new Date(now.getTime() + LEASE_MS)
  const taken = await outsideTenants()
    .insert(timedWork)
    .values({ name, nextAt })
    .onConflictDoUpdate({ target: timedWork.name, set: { nextAt }, setWhere: lte(timedWork.nextAt, now) })
    .returning({ name: timedWork.name })
  return taken.length > 0
}

async function runClaimed(job: Job, now: Date): Promise<void> {
  const next = nextDue(job.due, now)
  try {
    await job.run(now)
    await save(job, { nextAt: next, succeededAt: now })
  } catch (error) {
    const failure = reasonOf(error)
    log.error({ job: job.name, reason: failure }, 'timed work failed')
    const again = new Date(Math.min(next.getTime(), now.getTime() + RETRY_MS))
    await save(job, { nextAt: again, failedAt: now, failure })
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
