import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'

/** Everything the process takes from its environment, read once. `.env.example` explains each name. */
export interface Env {
  port: number
  /** Undefined means the embedded PostgreSQL in the data folder. */
  databaseUrl: string | undefined
  /** The same database without a pooler in between; `databaseUrl` unless told. */
  unpooledUrl: string | undefined
  dataDir: string
  /** Undefined for a database that is not the embedded one, which is backed up by other means. */
  backups: Backups | undefined
  /** Undefined means that pictures lie in the data folder. */
  s3: Bucket | undefined
  /** Undefined lets the process decide: yes on an empty embedded database without PUBLIC_URL. */
  demo: boolean | undefined
  /** Origin without trailing slash, e.g. 'https://comanda.example'. */
  publicUrl: string | undefined
  cepApiUrl: string
  viaCepUrl: string
  whatsappHost: string
  /** The WhatsApp number, in digits, of whoever runs the platform; without it the site offers the e-mail address. */
  providerWhatsApp: string | undefined
  /** Without this and without a WhatsApp number the site offers no contact. */
  providerEmail: string | undefined
  /** Undefined means that mail is written to the data folder and its link printed. */
  smtpUrl: string | undefined
  mailFrom: string | undefined
  /** Addresses or CIDR ranges whose X-Forwarded-For is believed. */
  trustedProxies: string[]
  /** Factor on every rate limit; tests raise it, nothing else should. */
  limitFactor: number
  /** How old, in milliseconds, what is known of other processes' changes may be when a page is served from memory. */
  memoryMs: number
  /** How many megabytes of answers are kept in memory. */
  memoryMb: number
  /** How many milliseconds a request waits for its turn before it is told to come back. */
  queueTimeoutMs: number
  /** What a machine that reads /metrics says; without it there is no such address. */
  metricsToken: string | undefined
  production: boolean
}

/** Where the nightly backups are, and of how many days, and weeks before those, one stays. */
export type Backups = Readonly<{ folder: string; days: number; weeks: number }>

/** A bucket of a service that speaks S3, and who may read and write it. */
export interface Bucket {
  /** With the bucket at its end: https://s3.example/comanda */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** A setting that cannot be used; its message is for the operator. */
export class BadSetting extends Error {
  // bin/comanda.mjs and bin/bootstrap.mjs recognize the error by this name.
  override name = 'BadSetting'
}

let loaded: Env | undefined

export function env(): Env {
  loaded ??= readEnv(process.env)
  return loaded
}

export function readEnv(from: NodeJS.ProcessEnv): Env {
  const publicUrl = from.PUBLIC_URL ? readOrigin(from.PUBLIC_URL) : undefined
  const dataDir = resolve(from.COMANDA_DADOS || 'dados')
  return {
    port: readPort(from.PORT),
    databaseUrl: from.DATABASE_URL || undefined,
    unpooledUrl: readDirectUrl(from.DATABASE_URL_DIRETA, from.DATABASE_URL) || undefined,
    dataDir,
    backups: readBackups(from, dataDir),
    s3: readBucket(from),
    demo: from.COMANDA_DEMO ? from.COMANDA_DEMO !== '0' : undefined,
    publicUrl,
    cepApiUrl: readService('CEP_API_URL', from.CEP_API_URL || 'https://brasilapi.com.br'),
    viaCepUrl: readService('VIACEP_URL', from.VIACEP_URL || 'https://viacep.com.br'),
    whatsappHost: readService('WHATSAPP_HOST', from.WHATSAPP_HOST || 'https://api.whatsapp.com'),
    providerWhatsApp: (from.PROVEDOR_WHATSAPP ?? '').replace(/\D/g, '') || undefined,
    providerEmail: readEmail('PROVEDOR_EMAIL', from.PROVEDOR_EMAIL),
    smtpUrl: readSmtpUrl(from.SMTP_URL, publicUrl),
    mailFrom: from.MAIL_FROM || undefined,
    trustedProxies: readProxies(from.TRUSTED_PROXIES ?? ''),
    limitFactor: readFactor(from.COMANDA_LIMITES),
    memoryMs: readWhole('COMANDA_MEMORIA_MS', from.COMANDA_MEMORIA_MS, MEMORY_MS),
    memoryMb: readWhole('COMANDA_MEMORIA_MB', from.COMANDA_MEMORIA_MB, MEMORY_MB),
    queueTimeoutMs: readWhole('COMANDA_ESPERA_MS', from.COMANDA_ESPERA_MS, PATIENCE),
    metricsToken: from.METRICS_TOKEN || undefined,
    production: from.NODE_ENV === 'production',
  }
}

let kept: string | undefined

/**
 * The key that signs cookies: SECRET when given, else one generated into the data folder on the first start, so that
 * a restart does not log everybody out.
 */
export function secret(): string {
  if (process.env.SECRET) return process.env.SECRET
  kept ??= readSecret(join(env().dataDir, 'segredo'))
  return kept
}

function readSecret(file: string): string {
  if (!existsSync(file)) generateSecret(file)
  return readFileSync(file, 'utf8')
}

/**
 * The file is written under another name and renamed when it is complete, so that of two first starts neither reads
 * half of the other's secret.
 */
function generateSecret(file: string): void {
  mkdirSync(env().dataDir, { recursive: true })
  const draft = `${file}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  renameSync(draft, file)
}

function readPort(text: string | undefined): number {
  const port = Number(text || 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new BadSetting(`PORT deve ser um número de porta (0 a 65535): ${text}`)
  return port
}

function readDirectUrl(direct: string | undefined, pooled: string | undefined): string | undefined {
  if (direct && !pooled)
    throw new BadSetting(
      'DATABASE_URL_DIRETA só vale junto com DATABASE_URL: é outro caminho para o mesmo banco',
    )
  return direct || pooled
}

/**
 * SMTP needs PUBLIC_URL: letters go to strangers' mailboxes, and a request's Host header must not decide where their
 * links lead (conta-14).
 */
function readSmtpUrl(text: string | undefined, publicUrl: string | undefined): string | undefined {
  if (!text) return undefined
  // The text is not repeated in the message: it contains a password.
  if (!URL.canParse(text) || !/^smtps?:/.test(text))
    throw new BadSetting('SMTP_URL deve começar com smtp:// ou smtps://')
  if (!publicUrl)
    throw new BadSetting(
      'SMTP_URL precisa de PUBLIC_URL, o endereço que as pessoas digitam: os links dos e-mails começam com ele. Defina, por exemplo, PUBLIC_URL=https://comanda.example',
    )
  return text
}

function readBackups(from: NodeJS.ProcessEnv, dataDir: string): Backups | undefined {
  const text = from.COMANDA_BACKUPS || '7+4'
  const [, days, weeks = 0] = /^(\d{1,3})(?:\+(\d{1,3}))?$/.exec(text) ?? []
  if (days === undefined)
    throw new BadSetting(`COMANDA_BACKUPS deve dizer quantos dias e semanas guardar, como 7+4, ou 0: ${text}`)
  if (from.DATABASE_URL || Number(days) === 0) return undefined
  const folder = resolve(from.COMANDA_BACKUPS_PASTA || join(dataDir, 'backups'))
  return { folder, days: Number(days), weeks: Number(weeks) }
}

/** A bucket is named whole or not at all: half of it would write pictures where nobody looks for them. */
function readBucket({
  S3_ENDPOINT,
  S3_BUCKET,
  S3_REGION,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
}: NodeJS.ProcessEnv): Bucket | undefined {
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length === 4) return undefined
  if (missing.length > 0) throw new BadSetting(`Para guardar as fotos num bucket falta ${missing.join(', ')}`)
  const endpoint = readService('S3_ENDPOINT', S3_ENDPOINT ?? '')
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(S3_BUCKET ?? ''))
    throw new BadSetting(`S3_BUCKET deve ser o nome de um bucket, sem endereço: ${S3_BUCKET}`)
  return {
    endpoint: `${endpoint}/${S3_BUCKET}`,
    region: S3_REGION || 'auto',
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  }
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new BadSetting(`PUBLIC_URL deve começar com http:// ou https://: ${text}`)
  return url.origin
}

function readService(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text))
    throw new BadSetting(`${name} deve começar com http:// ou https://: ${text}`)
  return text.replace(/\/+$/, '')
}

/** Accepts an address without a display name, because it is put into links. */
function readEmail(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined
  if (!/^[^\s@<>?&%"]+@[^\s@<>?&%"]+\.[^\s@<>?&%"]+$/.test(text))
    throw new BadSetting(`${name} deve ser um endereço de e-mail: ${text}`)
  return text
}

function readProxies(text: string): string[] {
  const entries = text
    .split(',')
    .map(entry => entry.trim())
    .filter(Boolean)
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/')
    const bits = isIP(address) === 6 ? 128 : 32
    if (isIP(address) === 0 || (prefix !== undefined && !(/^\d+$/.test(prefix) && Number(prefix) <= bits)))
      throw new BadSetting(`TRUSTED_PROXIES deve ter endereços IP ou faixas como 10.0.0.0/8: ${entry}`)
  }
  return entries
}

/** A factor below 1 would stop honest users; an infinite one would mean no limits. */
function readFactor(text: string | undefined): number {
  const factor = Number(text || 1)
  if (!(Number.isFinite(factor) && factor >= 1))
    throw new BadSetting(`COMANDA_LIMITES deve ser um número a partir de 1: ${text}`)
  return factor
}

function readWhole(name: string, text: string | undefined, { otherwise, least, most, of }: Whole): number {
  const read = Number(text || otherwise)
  if (!(Number.isInteger(read) && read >= least && read <= most))
    throw new BadSetting(`${name} deve ser um número de ${of} (${least} a ${most}): ${text}`)
  return read
}

type Whole = Readonly<{ otherwise: number; least: number; most: number; of: 'milissegundos' | 'megabytes' }>

/** Above a second a menu would be out of date for longer than is promised. */
const MEMORY_MS: Whole = { otherwise: 500, least: 0, most: 1_000, of: 'milissegundos' }
const MEMORY_MB: Whole = { otherwise: 32, least: 1, most: 4_096, of: 'megabytes' }
/** With the 1.5 s until an unreachable database is given up, an answer takes 2 s at most; above 5 s people press again. */
const PATIENCE: Whole = { otherwise: 450, least: 1, most: 5_000, of: 'milissegundos' }
