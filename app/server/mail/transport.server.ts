import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { env } from '../env.server'
import type { QueuedMail } from './queue.server'

/** Their sum is less than the pause that `claimMail` sets, so that no second node sends the same message. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** By SMTP when SMTP_URL is set, else as a file in the data folder, with the link printed (conta-19). Throws. */
export function send(mail: QueuedMail): Promise<void> {
  const { smtpUrl } = env()
  return smtpUrl ? sendBySmtp(smtpUrl, mail) : keepAsFile(mail)
}

async function sendBySmtp(url: string, mail: QueuedMail): Promise<void> {
  const transport = createTransport({ url, ...TIMEOUTS })
  try {
    await transport.sendMail(compose(mail))
  } finally {
    transport.close()
  }
}

async function keepAsFile(mail: QueuedMail): Promise<void> {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(compose(mail))
  const folder = join(env().dataDir, 'correio')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, `${mail.createdAt.getTime()}-${mail.id}.eml`), message, { mode: 0o600 })
  // Printed to the terminal and not to the log: without SMTP the person at the terminal is the only one who can get the
  // link.
  process.stdout.write(`Correio: ${mail.subject}\n  ${mail.link}\n`)
}

function compose({ id, createdAt, to, subject, html, text }: QueuedMail) {
  const host = new URL(env().publicUrl ?? 'http://localhost').hostname
  return {
    from: env().mailFrom ?? `Comanda <nao-responda@${host}>`,
    to,
    subject,
    html,
    text,
    // The same at every try, so that a mail server can recognize a repeated message.
    messageId: `<${createdAt.getTime()}.${id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
