import { createHash } from 'node:crypto'

/**
 * A JSON answer that a browser may keep and must ask about each time; 304 without a body when it has the same already.
 * The tag is weak, because a proxy may compress the answer.
 */
export function conditionalJson(request: Request, body: unknown): Response {
  const text = JSON.stringify(body)
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers = { ETag: etag, 'Cache-Control': 'no-cache' }
  const known = (request.headers.get('If-None-Match') ?? '').split(',').map(tag => tag.trim())
  if (known.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' } })
}
