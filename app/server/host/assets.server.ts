import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'

const CACHING = 'public, max-age=31536000, immutable'
const PRECOMPRESSED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/**
 * Serves the build's files whose names change with their contents. They are read once, because a screen of the panel
 * asks for fifty and together they are 3 MB; and a page that was opened before a new build still finds its scripts. In
 * development there are none.
 */
export function assets(folder: string): MiddlewareHandler {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const files = new Map(names.map(name => [name, new Uint8Array(readFileSync(join(folder, name)))]))
  return async (c, next) => {
    const name = c.req.param('file') ?? ''
    const plain = files.get(name)
    if (!plain) return next()
    const accepted = (c.req.header('Accept-Encoding') ?? '').split(',').map(encoding => encoding.trim())
    const [encoding, ending] =
      PRECOMPRESSED.find(([encoding, ending]) => accepted.includes(encoding) && files.has(name + ending)) ??
      []
    const bytes = files.get(name + (ending ?? '')) ?? plain
    return c.body(bytes, 200, {
      'Cache-Control': CACHING,
      'Content-Type': getMimeType(name) ?? 'application/octet-stream',
      'Content-Length': String(bytes.byteLength),
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
    })
  }
}
