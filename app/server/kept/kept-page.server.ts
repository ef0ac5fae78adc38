import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import type { EmpresaId } from '~/domain/valores/ids'
import type { Sharing } from './sharing.server'

const brotli = promisify(brotliCompress)
export const gzipped = promisify(gzip)
const gunzipped = promisify(gunzip)

/** One encoding of a page, with its headers as node:http takes them: name, value, name, value. */
export interface EncodedPage {
  readonly body: Buffer
  readonly etag: string
  readonly headers: readonly string[]
  /** Of the answer to a browser that has it already. */
  readonly unchanged: readonly string[]
}

/** A whole answer. What is worth compressing is kept compressed only. */
export interface KeptPage {
  readonly company: EmpresaId | null
  readonly until: number
  /** In milliseconds, when its making began. */
  readonly madeAt: number
  readonly isHtml: boolean
  readonly plain: EncodedPage | null
  readonly br: EncodedPage | null
  readonly gzip: EncodedPage | null
}

const WORTH_BYTES = 1_024
/** The best quality takes a tenth of a second for a page, this one a few milliseconds, and 5 % more bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
/** What differs with the encoding, or is written for each answer. */
const OWN = new Set([
  'content-length',
  'content-encoding',
  'etag',
  'vary',
  'date',
  'connection',
  'server-timing',
])

export async function makePage(
  response: Response,
  { company, until }: Sharing,
  madeAt: number,
): Promise<KeptPage> {
  const body = Buffer.from(await response.arrayBuffer())
  const type = response.headers.get('Content-Type') ?? ''
  const common = [...response.headers].filter(([name]) => !OWN.has(name)).flat()
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const about = { company, until, madeAt, isHtml: type.startsWith('text/html') }
  if (body.length < WORTH_BYTES || !/^text\/|json|javascript|xml/.test(type)) {
    return { ...about, plain: encoded(body, common, digest), br: null, gzip: null }
  }
  const [br, gz] = await Promise.all([brotli(body, BROTLI), gzipped(body)])
  return {
    ...about,
    plain: null,
    br: encoded(br, common, digest, 'br'),
    gzip: encoded(gz, common, digest, 'gzip'),
  }
}

function encoded(body: Buffer, common: readonly string[], digest: string, encoding = ''): EncodedPage {
  const etag = encoding ? `"${digest}-${encoding}"` : `"${digest}"`
  const unchanged = [...common, 'vary', 'Accept-Encoding', 'etag', etag]
  const own = encoding ? ['content-encoding', encoding] : []
  return { body, etag, unchanged, headers: [...unchanged, ...own, 'content-length', String(body.length)] }
}

/** What is kept of the page for a browser that takes these encodings; null: it must be unpacked first. */
export function encodedFor(
  { plain, br, gzip }: KeptPage,
  accepted: string | undefined | null,
): EncodedPage | null {
  if (plain) return plain
  if (!accepted) return null
  if (BR.test(accepted)) return br
  return takesGzip(accepted) ? gzip : null
}

export function takesGzip(accepted: string | null): boolean {
  return accepted !== null && GZIP.test(accepted)
}

const BR = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i
const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i

export async function unpacked(page: KeptPage): Promise<EncodedPage> {
  const packed = page.plain ?? page.gzip
  if (!packed) throw new Error('a kept page without a body')
  if (packed === page.plain) return packed
  const common = packed.unchanged.slice(0, -4)
  return encoded(await gunzipped(packed.body), common, packed.etag.slice(1, 23))
}

/** Whether If-None-Match names this page in this encoding. */
export function isKnown({ etag }: EncodedPage, known: string | undefined | null): boolean {
  return known ? known.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag) : false
}

/** By how much the page is older than this answer: its script sets its clock by that. */
export function ageOf({ madeAt }: KeptPage): string {
  return `age;dur=${Math.max(0, Date.now() - madeAt)}`
}
