import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const KEY = { id: 'comanda', secret: 'segredo' }
const PAGE = 1_000

/**
 * An empty bucket of a local service that speaks S3: PUT, GET and DELETE of an object, a list in pages of 1,000, many deleted at
 * once. It answers 403 to a request whose signature (version 4) is not of its key.
 */
export async function startBucket() {
  const objects = new Map<string, { body: Buffer; type: string | undefined }>()
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://bucket')
    const body = await buffer(request)
    const say = (status: number, text: string | Buffer = '', type = 'application/xml') =>
      response.writeHead(status, { 'Content-Type': type }).end(text)
    if (!isSigned(request, url, body)) return say(403, problem('SignatureDoesNotMatch'))
    const name = decodeURIComponent(url.pathname.replace(/^\/comanda\/?/, ''))
    const { method } = request
    if (name === '') return say(200, method === 'POST' ? removeAll(body.toString()) : list(url.searchParams))
    if (method === 'PUT') objects.set(name, { body, type: request.headers['content-type'] })
    if (method === 'DELETE') objects.delete(name)
    const found = objects.get(name)
    if (method === 'GET') return found ? say(200, found.body, found.type) : say(404, problem('NoSuchKey'))
    return say(method === 'DELETE' ? 204 : 200)
  })

  function list(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? ''
    const names = [...objects.keys()].filter(name => name.startsWith(query.get('prefix') ?? '')).sort()
    const rest = names.filter(name => name > after)
    const page = rest.slice(0, PAGE)
    const contents = page.map(
      name =>
        `<Contents><Key>${name}</Key><Size>${objects.get(name)?.body.length}</Size><LastModified>2026-11-27T12:00:00.000Z</LastModified><ETag>"0"</ETag><StorageClass>STANDARD</StorageClass></Contents>`,
    )
    const more = rest.length > PAGE
    const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>comanda</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${more}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`
  }

  function removeAll(asked: string): string {
    const names = [...asked.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, name = '']) => name)
    for (const name of names) objects.delete(name)
    const removed = names.map(name => `<Deleted><Key>${name}</Key></Deleted>`)
    return `<?xml version="1.0" encoding="UTF-8"?><DeleteResult>${removed.join('')}</DeleteResult>`
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    /** What it holds, by name. */
    objects,
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_BUCKET: 'comanda',
      S3_ACCESS_KEY_ID: KEY.id,
      S3_SECRET_ACCESS_KEY: KEY.secret,
    },
    stop: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const problem = (code: string) => `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')

/** Whether the request is signed as AWS wants it (Signature Version 4, in a header), and its body is the one that was signed. */
function isSigned({ method, headers }: IncomingMessage, url: URL, body: Buffer): boolean {
  const [, id, scope = '', signedHeaders = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const [day = '', region = '', service = '', end = ''] = scope.split('/')
  const hash = String(headers['x-amz-content-sha256'])
  if (id !== KEY.id || (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body))) return false
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, c => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort()
  const signed = signedHeaders.split(';').map(name => `${name}:${String(headers[name]).trim()}\n`)
  const asked = [method, url.pathname, query.join('&'), signed.join(''), signedHeaders, hash].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(asked)].join('\n')
  const key = [day, region, service, end].reduce<string | Buffer>(hmac, `AWS4${KEY.secret}`)
  return hmac(key, toSign).toString('hex') === signature
}
