import { createHash, randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { desenharLoja } from './screens/loja/desenhar.server'
import { SCRIPTS } from './screens/loja/scripts-da-pagina'
import { log } from './server/log.server'
import { turnToRenderContext } from './server/request.server'
import { EARLY_PRESS } from './ui/page/early-press'
import { NonceContext } from './ui/page/nonce'

const TIMEOUT_MS = 10_000

/**
 * Renders the whole page before sending the first byte, so that every screen is complete without script and a failure
 * has the right status.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { page, scripts, nonce } = pageOfShop(context) ?? pageOfRouter(request, context)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', contentSecurityPolicy(scripts))
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  await loadContext.get(turnToRenderContext)()
  const body = nonce === undefined ? drawAtOnce(page) : await drawWhenComplete(page, nonce)
  return new Response(body, { status, headers })
}

/** As a text, which takes React a third less time than a stream of bytes does. */
const drawAtOnce = (page: ReactNode) => `<!DOCTYPE html>${renderToString(page)}`

/** Waits for the data that React Router writes into its pages. */
function drawWhenComplete(page: ReactNode, nonce: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timer)
        pipe(collect(resolve))
      },
      onShellError: reject,
      onError(error) {
        // A screen hands the refusal of a loader or an action on to the screen around it by throwing it.
        if (!isRouteErrorResponse(error)) log.error({ err: error }, 'rendering failed')
      },
    })
    const timer = setTimeout(abort, TIMEOUT_MS)
  })
}

/** The page is ready by now, so it is handed on whole: a stream of it would cost more, and gain nothing. */
function collect(done: (whole: Uint8Array<ArrayBuffer>) => void): Writable {
  const parts: Buffer[] = []
  return new Writable({
    write(part: Buffer, _, next) {
      parts.push(part)
      next()
    },
    final(next) {
      done(new Uint8Array(Buffer.concat(parts)))
      next()
    },
  })
}

interface Page {
  readonly page: ReactNode
  /** The scripts inside the page that may run, as the policy names them. */
  readonly scripts: string
  /** That of the scripts that React Router writes into its pages. */
  readonly nonce?: string
}

/** Hydrated by React alone; what is not data in it is the same in every answer, so that a cache may keep it. */
function pageOfShop(context: EntryContext): Page | null {
  const page = desenharLoja(context)
  return page && { page, scripts: HASHES }
}

const HASHES = [EARLY_PRESS, ...Object.values(SCRIPTS)]
  .map(script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  .join(' ')

function pageOfRouter(request: Request, context: EntryContext): Page {
  const nonce = randomBytes(16).toString('base64')
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </NonceContext>
  )
  return { page, scripts: `'nonce-${nonce}'`, nonce }
}

/** Logs unexpected errors. React Router does not call this for a Response that a route throws on purpose. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  // The message of a 404 or 405 from React Router quotes the address, which may contain a phone, so it is not logged.
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (!request.signal.aborted) log.error({ err: error }, 'request failed')
}

/** Vite shows errors in a style of its own, and waits in a worker for its server to come back. */
const OF_VITE = " 'unsafe-inline'; worker-src blob:"

function contentSecurityPolicy(scripts: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    `style-src 'self'${import.meta.env.DEV ? OF_VITE : ''}`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
