import { log } from '../log.server'
import { claimMail, type QueuedMail, removeMail, removeStaleMail } from './queue.server'
import { send } from './transport.server'

const PAUSE_MS = 1_000
/** The pause after a failure of the queue itself, as when the database cannot be reached. */
const LONG_PAUSE_MS = 15_000

let timer: NodeJS.Timeout | undefined
let running: Promise<void> = Promise.resolve()
let stopped = true

/**
 * Starts to send what is in the queue. Any number of nodes may run this at the same time. The database must be open.
 */
export function startMail(): void {
  stopped = false
  plan(0)
}

/** Finishes the message that is being sent; the others wait for the next start. */
export async function stopMail(): Promise<void> {
  stopped = true
  clearTimeout(timer)
  await running
}

function plan(pauseMs: number): void {
  if (stopped) return
  timer = setTimeout(() => {
    running = sendDueMail().then(
      () => plan(PAUSE_MS),
      error => {
        log.warn({ reason: (error as Error).name }, 'mail queue not read')
        plan(LONG_PAUSE_MS)
      },
    )
  }, pauseMs)
  timer.unref()
}

/** Tries every message that is due, once. Returns how many were sent. */
export async function sendDueMail(): Promise<number> {
  let sent = 0
  for (let mail = await claimMail(); mail; mail = await claimMail()) {
    if (await trySending(mail)) sent++
  }
  return sent
}

/** Deletes what was not sent within a day. */
export async function giveUpStaleMail(): Promise<void> {
  const count = await removeStaleMail()
  if (count > 0) log.error({ count }, 'mail given up after a day')
}

/** Neither the address nor the mail server's answer, which may repeat it, is logged. */
async function trySending(mail: QueuedMail): Promise<boolean> {
  try {
    await send(mail)
  } catch (error) {
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
    log.warn({ mail: mail.id, attempts: mail.attempts, code, responseCode }, 'mail not sent')
    return false
  }
  await removeMail(mail.id)
  return true
}
