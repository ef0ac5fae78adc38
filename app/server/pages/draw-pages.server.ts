import type { MiddlewareHandler } from 'hono'
import { seenOrigin } from '../request.server'
import type { ModuleAt } from '../route-modules.server'
import { isAway, type Kept } from './keep-pages.server'
import { ageOf, gzipped, takesGzip } from './kept-page.server'
import { dropsSoFar, holdsSince, onDrop } from './kept-pages.server'
import { keyOf } from './page-key.server'
import type { Draw, Sharing } from './sharing.server'

/** What was read for a page, and how it is drawn. */
interface Drawing extends Sharing {
  readonly draw: Draw
  readonly madeAt: number
}

/** A menu is about a fifth of a megabyte, so that is 10 MB. What was asked for least recently goes first. */
const MAX = 50
const drawings = new Map<string, Drawing>()

onDrop(company => {
  for (const [key, drawing] of drawings)
    if (company === null || drawing.company === company) drawings.delete(key)
})

/**
 * Answers searches in a page, and its other parts, from what was read for it before: neither the router nor the database is
 * asked, so that many of them leave the process to others. What was read leaves memory with the pages of its company.
 */
export function drawPages(moduleAt: ModuleAt): MiddlewareHandler<Kept> {
  return async (c, next) => {
    const { raw } = c.req
    const { pathname, search } = new URL(raw.url)
    const { target, isDrawn } = (raw.method === 'GET' && keyOf(pathname + search, moduleAt)) || {}
    if (target === undefined || !isDrawn) return next()
    const key = seenOrigin(raw) + target
    const drawing = await findDrawing(key)
    if (drawing) {
      c.set('draw', async () => packed(await drawing.draw(search), raw.headers.get('Accept-Encoding')))
      await next()
      c.res.headers.set('Server-Timing', ageOf(drawing))
      return
    }
    const since = dropsSoFar()
    const madeAt = Date.now()
    await next()
    const { draw, company, until } = c.get('sharing') ?? {}
    if (!draw || company === undefined || until === undefined) return
    if (c.res.status === 200 && !c.res.headers.has('Set-Cookie') && holdsSince(since, company))
      keep(key, { draw, company, until, madeAt })
  }
}

/** At once, and not as a stream, which would cost the event loop as much as drawing a few dishes. */
async function packed(page: Response, accepted: string | null): Promise<Response> {
  if (!takesGzip(accepted)) return page
  const { headers } = page
  headers.set('Content-Encoding', 'gzip')
  headers.append('Vary', 'Accept-Encoding')
  return new Response(new Uint8Array(await gzipped(await page.arrayBuffer())), { headers })
}

async function findDrawing(key: string): Promise<Drawing | undefined> {
  if (!drawings.has(key)) return undefined
  // Whoever reads it anew says so.
  if (await isAway()) return undefined
  const drawing = drawings.get(key)
  if (!drawing || Date.now() >= drawing.until) return undefined
  keep(key, drawing)
  return drawing
}

function keep(key: string, drawing: Drawing): void {
  drawings.delete(key)
  drawings.set(key, drawing)
  for (const oldest of drawings.keys()) {
    if (drawings.size <= MAX) break
    drawings.delete(oldest)
  }
}
