import { createHash, randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import type { ReactNode } from 'react'
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router'
import { desenharConta } from './screens/contas/desenhar.server'
import { desenharLoja } from './screens/loja/desenhar.server'
import { SCRIPTS } from './screens/loja/marcas'
import { takeBreath } from './server/breath.server'
import { log } from './server/log.server'
import { NonceContext } from './ui/nonce'
import { AFTER_SIGHT } from './ui/page-data'

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
): Promise<Response> {
  const { page, answer, scripts, options } = pageWithoutRouter(context) ?? pageOfRouter(request, context)
  if (answer && request.headers.get('Accept') === 'application/json') {
    return Response.json(answer, { status, headers })
  }
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', contentSecurityPolicy(scripts))
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  await takeBreath()
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      ...options,
      onAllReady() {
        clearTimeout(timer)
        const body = new PassThrough()
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
        pipe(body)
      },
      onShellError: reject,
      onError(error) {
        log.error({ err: error }, 'rendering failed')
      },
    })
    const timer = setTimeout(abort, TIMEOUT_MS)
  })
}

interface Page {
  readonly page: ReactNode
  /** What the page's own fetch is told in place of the page. */
  readonly answer?: unknown
  /** The scripts inside the page that may run, as the policy names them. */
  readonly scripts: string
  readonly options: RenderToPipeableStreamOptions
}

/** Hydrated by React alone; what is not data in it is the same in every answer, so that a cache may keep it. */
function pageWithoutRouter(context: EntryContext): Page | null {
  const shop = desenharLoja(context)
  if (shop) return { page: shop, scripts: OF_A_SHOP, options: {} }
  const conta = desenharConta(context)
  return conta && { ...conta, scripts: OF_AN_ACCOUNT, options: {} }
}

const OF_AN_ACCOUNT = hashes([AFTER_SIGHT])
const OF_A_SHOP = hashes([AFTER_SIGHT, ...Object.values(SCRIPTS)])

function hashes(scripts: readonly string[]): string {
  return scripts.map(script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`).join(' ')
}

function pageOfRouter(request: Request, context: EntryContext): Page {
  const nonce = randomBytes(16).toString('base64')
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </NonceContext>
  )
  return { page, scripts: `'nonce-${nonce}'`, options: { nonce } }
}

/** Logs unexpected errors. React Router does not call this for a Response that a route throws on purpose. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  // The message of a 404 or 405 from React Router quotes the address, which may contain a phone, so it is not logged.
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (!request.signal.aborted) log.error({ err: error }, 'request failed')
}

function contentSecurityPolicy(scripts: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
