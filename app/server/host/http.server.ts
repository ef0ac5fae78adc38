import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { secureHeaders } from 'hono/secure-headers'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { atOnce, databasePool } from '../database/database.server'
import { isUnreachable, unavailable } from '../database/outage.server'
import { env } from '../env.server'
import { type Sharing, sharingContext } from '../kept/sharing.server'
import { log } from '../log.server'
import { type Answered, countRequest } from '../metrics.server'
import { type Kept, keepPages } from '../pages/keep-pages.server'
import { pictureResponse } from '../pictures/images.server'
import {
  clientAddress,
  clientAddressContext,
  isForeign,
  outgoingContext,
  requestOrigin,
  turnToRenderContext,
} from '../request.server'
import { findRoutes, type ModuleAt } from '../route-modules.server'
import { isPowerful } from '../service-login/rights.server'
import type { Job } from '../timed/timed-work.server'
import { admitRequests } from './admit-requests.server'
import { assets } from './assets.server'
import { limitBodies } from './body-limit.server'
import { answerByHost } from './by-host.server'
import { answerFigures } from './figures.server'
import { failure, inPortuguese } from './last-resort.server'
import { lingeringClose } from './lingering-close.server'
import { nothingNew } from './nothing-new.server'
import { answerGetOfPostOnly } from './post-only.server'
import { reserveNames } from './reserved.server'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
const KNOWN = new Set([...SAFE, 'POST', 'PUT', 'PATCH', 'DELETE'])

/** What the host passes in besides the request: the socket's (absent when a test calls `fetch` directly). */
interface Bindings {
  incoming?: IncomingMessage
  outgoing?: ServerResponse
}

const FILE = '/:file{[^/]+\\.[a-z0-9]+}'

type Host = { Bindings: Bindings } & Kept

/**
 * All of Comanda as Request -> Response, without a port: health, static files, pictures, then React Router. `clientDir`
 * is the folder of the built browser files, `jobs` the timed work whose figures are told.
 */
export function createApp(build: ServerBuild, clientDir: string, jobs: readonly Job[] = []) {
  const app = new Hono<Host>()
  const route = createRequestHandler(build, process.env.NODE_ENV)
  const routeAt = findRoutes(build)
  const moduleAt: ModuleAt = path => routeAt(path)?.module
  const getOfPostOnly = answerGetOfPostOnly(moduleAt)
  const byHost = answerByHost(routeAt)
  const { begin: admit, lines, turnToRender } = admitRequests(routeAt, addressOf)

  async function fromRoutes(c: Context<Host>): Promise<Response> {
    const context = new RouterContextProvider()
    context.set(clientAddressContext, addressOf(c))
    context.set(outgoingContext, c.env?.outgoing ?? null)
    context.set(turnToRenderContext, turnToRender)
    const sharing: Sharing = { company: null, until: Number.POSITIVE_INFINITY }
    context.set(sharingContext, sharing)
    c.set('sharing', sharing)
    const request = ownRequest(c)
    return getOfPostOnly(c.req.raw) ?? (await (byHost(request, context) ?? route(request, context)))
  }

  app.use(async (c, next) => {
    const begun = performance.now()
    await next()
    countRequest(c.get('kind') ?? 'none', c.res.status, performance.now() - begun)
    const { incoming } = c.env ?? {}
    if (incoming && !incoming.complete) c.res = await lingeringClose(c.res, incoming)
  })
  app.use(async (c, next) => {
    // The platform cannot make a Request from a TRACE, and nothing here handles the other unknown methods.
    if (KNOWN.has(c.req.method)) return next()
    return c.text('Método não permitido.', 405, { Allow: [...KNOWN].join(', ') })
  })
  const secure = secureHeaders({
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    strictTransportSecurity: env().publicUrl?.startsWith('https:') ? 'max-age=31536000' : false,
  })
  app.on('GET', ['/healthz', '/readyz', '/metrics'], as('watch'))
  app.get('/healthz', secure, c => c.text('ok'))
  app.get('/readyz', secure, async c => {
    const trouble = await notReady()
    return trouble === null ? c.text('ok') : c.text(trouble, 503)
  })
  const { metricsToken } = env()
  if (metricsToken !== undefined) {
    const figures = answerFigures(metricsToken, { lines, jobs })
    app.get('/metrics', secure, c => figures(c.req.header('Authorization') ?? null))
  }
  app.use(keepPages(moduleAt, (request, c) => app.fetch(request, c.env)))
  app.use(secure)

  app.on('GET', ['/assets/*', '/imagens/*', FILE], as('file'))
  app.get('/assets/:file', assets(join(clientDir, 'assets')))
  app.on('GET', '/assets/*', c => c.text('Não encontrado.', 404))
  app.get('/imagens/:empresa/:arquivo', c =>
    pictureResponse(c.req.param('empresa'), c.req.param('arquivo')).catch(asAnswer),
  )
  app.on('GET', '/imagens/*', c => c.text('Não encontrado.', 404))
  app.get(FILE, files(clientDir, 'public, max-age=3600'))

  app.use(compress())
  app.use(async (c, next) => {
    // React Router would print an address that it cannot decode, and go on with it.
    if (isDecodable(c.req.url)) return next()
    return c.text('Endereço inválido.', 400)
  })
  app.use(limitBodies(moduleAt))
  app.use(async (c, next) => {
    if (!SAFE.has(c.req.method) && isForeign(c.req.raw, requestOrigin(c.req.raw)))
      return c.text('Origem não permitida.', 403)
    return next()
  })
  app.use(nothingNew)
  app.use(admit)
  app.all('*', async c => {
    const response = await inPortuguese(await fromRoutes(c))
    // Pages tell of people and their orders: no cache keeps them unless a route allows it.
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
    if (response.status === 503 && !response.headers.has('Retry-After'))
      response.headers.set('Retry-After', '5')
    return response
  })
  app.onError(failed)
  reserveNames([
    ...Object.values(build.routes).map(route => (route?.parentId === 'root' ? (route.path ?? '') : '')),
    ...app.routes.map(({ path }) => path),
    ...readdirSync(clientDir),
  ])
  return app
}

/** Says how a request is answered, until somebody behind this knows better. */
function as(kind: Answered): MiddlewareHandler<Host> {
  return (c, next) => {
    c.set('kind', kind)
    return next()
  }
}

function failed(error: unknown): Response {
  if (isUnreachable(error)) return unavailable()
  log.error({ err: error }, 'request failed')
  return failure()
}

function addressOf(c: Context): string {
  const socket = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1'
  return clientAddress(socket, c.req.header('X-Forwarded-For') ?? null)
}

/** Where the router does not do it: what was thrown as a response is the answer. */
function asAnswer(thrown: unknown): Response {
  if (thrown instanceof Response) return thrown
  throw thrown
}

/** Files that exist, with their caching; everything else goes on to the router, which answers '/home.data' as well. */
function files(root: string, caching: string): MiddlewareHandler {
  const serve = serveStatic({ root, precompressed: true })
  return async (c, next) => {
    const response = await serve(c, next)
    if (response instanceof Response && response.status < 400) response.headers.set('Cache-Control', caching)
    return response
  }
}

async function notReady(): Promise<string | null> {
  try {
    await databasePool().query(atOnce('select 1 from pedidos where false'))
    return (await isPowerful()) ? 'the login of the database can step past row-level security' : null
  } catch {
    return 'database not ready'
  }
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(new URL(url).pathname)
    return true
  } catch {
    return false
  }
}

/** Behind a proxy React Router must see the public scheme and host, because its own origin check compares them. */
function ownRequest(c: Context): Request {
  const publicUrl = env().publicUrl
  if (!publicUrl) return c.req.raw
  const { pathname, search } = new URL(c.req.url)
  // Joined and not resolved, because '//other.example' resolved against a base is another host.
  return new Request(publicUrl + pathname + search, c.req.raw)
}
