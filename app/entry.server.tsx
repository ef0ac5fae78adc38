import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router'
import { log } from './server/log.server'
import { NonceContext } from './ui/nonce'

const TIMEOUT_MS = 10_000

/**
 * Renders the whole page before sending the first byte, so that every screen is complete without script and a failure
 * has the right status.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> | Response {
  const nonce = randomBytes(16).toString('base64')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', contentSecurityPolicy(nonce))
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
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
      },
    )
    const timer = setTimeout(abort, TIMEOUT_MS)
  })
}

/** Logs unexpected errors. React Router does not call this for a Response that a route throws on purpose. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  // The message of a 404 or 405 from React Router quotes the address, which may contain a phone, so it is not logged.
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (!request.signal.aborted) log.error({ err: error }, 'request failed')
}

function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
