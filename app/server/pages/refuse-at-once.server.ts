import type { IncomingMessage, ServerResponse } from 'node:http'
import { refusedPage } from '../admit-requests.server'
import { noteArrival, noteRefusal } from '../breath.server'
import type { ModuleAt } from '../route-modules.server'
import { keyOf } from './page-key.server'

interface Door {
  readonly moduleAt: ModuleAt
  /** Whether nobody else may even wait for a page at this path. */
  readonly isFull: (path: string) => boolean
  /** Those that every answer has. */
  readonly headers: Promise<readonly [string, string][]>
}

/**
 * Sends away, before anybody makes a Request of it, whoever asks for a page that is drawn anew while too many wait for that
 * already (decision 047): with hundreds of them a second the refusals alone would keep the process busy. False when
 * somebody else has to answer.
 */
export function refuseAtOnce({ moduleAt, isFull, headers }: Door) {
  let common: readonly [string, string][] | undefined
  void headers.then(known => {
    common = known
  })
  return ({ method, url = '', headers }: IncomingMessage, response: ServerResponse): boolean => {
    if (!common || method !== 'GET' || !headers.accept?.includes('text/html')) return false
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false
    const [path = ''] = url.split('?', 1)
    if (!keyOf(url, moduleAt)?.isDrawn || !isFull(path)) return false
    noteArrival()
    noteRefusal()
    const { html, headers: own } = refusedPage(true)
    const type = 'text/html; charset=UTF-8'
    response.writeHead(503, [...common, ...Object.entries({ ...own, 'Content-Type': type })].flat())
    response.end(html)
    return true
  }
}
