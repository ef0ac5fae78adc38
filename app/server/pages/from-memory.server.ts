import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '../env.server'
import { ageOf, encodedFor, isKnown } from '../kept/kept-page.server'
import { findPage } from '../kept/kept-pages.server'
import { countRequest } from '../metrics.server'
import { isCurrent } from './changes.server'

/**
 * Answers with a kept page before anybody makes a Request of what has come in, which would take several times as long
 * as the answer. False when somebody else has to answer.
 */
export function answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url, headers } = request
  if (method !== 'GET' || url === undefined || headers.host === undefined) return false
  // What comes with a body is read to its end first.
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false
  const page = findPage((env().publicUrl ?? `http://${headers.host}`) + url)
  if (!page || Date.now() >= page.until || (page.company !== null && !isCurrent())) return false
  const encoded = encodedFor(page, headers['accept-encoding'] as string | undefined)
  if (!encoded) return false
  const known = isKnown(encoded, headers['if-none-match'])
  const own = known ? encoded.unchanged : encoded.headers
  response.writeHead(known ? 304 : 200, [...own, 'server-timing', ageOf(page)])
  response.end(known ? undefined : encoded.body)
  countRequest('kept', response.statusCode)
  return true
}
