import {
  type MiddlewareFunction,
  matchRoutes,
  type Params,
  type RouteObject,
  type ServerBuild,
} from 'react-router'

type Routes = Pick<ServerBuild, 'routes'>
type Module = NonNullable<Routes['routes'][string]>['module']
type Branch = RouteObject & { module: Module }

/** The route that answers at a path. */
export interface Found {
  readonly module: Module
  /** What the `handle` of the route, or of the frame around it, says of its place (`admitRequests`). */
  readonly place: unknown
  /** Whether it says as well that the host calls its action by itself (`answerByHost`). */
  readonly byHost: boolean
  readonly params: Params
  readonly pattern: string
  /** Its middleware and that of the routes around it, in the order in which a request meets them. */
  readonly doors: readonly MiddlewareFunction<Response>[]
}

/** Finds the route that answers at a path, which must be decodable. */
export type RouteAt = (pathname: string) => Found | undefined
/** Finds its module. */
export type ModuleAt = (pathname: string) => Module | undefined

/** React Router compiles every path anew for each match, so the last ones found are remembered. */
const REMEMBERED = 1_000

export function findRoutes(build: Routes): RouteAt {
  const routes = treeOf(build)
  const found = new Map<string, Found | undefined>()
  return pathname => {
    if (!found.has(pathname)) {
      if (found.size >= REMEMBERED) found.clear()
      found.set(pathname, findIn(routes, pathname))
    }
    return found.get(pathname)
  }
}

function findIn(routes: Branch[], pathname: string): Found | undefined {
  const matches = matchRoutes(routes, pathname)
  const last = matches?.at(-1)
  if (!matches || !last) return undefined
  const said = (what: 'place' | 'byHost') =>
    matches.map(({ route }) => readHandle(route.module.handle)[what]).findLast(one => one !== undefined)
  const pattern = `/${matches.flatMap(({ route }) => route.path ?? []).join('/')}`
  const doors = matches.flatMap(
    ({ route }) => (route.module.middleware ?? []) as MiddlewareFunction<Response>[],
  )
  const { module } = last.route
  return {
    module,
    place: said('place'),
    byHost: said('byHost') === true,
    params: last.params,
    pattern,
    doors,
  }
}

function readHandle(handle: unknown): { readonly place?: unknown; readonly byHost?: unknown } {
  return typeof handle === 'object' && handle !== null ? handle : {}
}

function treeOf({ routes }: Routes, parentId?: string): Branch[] {
  return Object.values(routes).flatMap(route => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index, module } = route
    return index ? { index: true, path, module } : { path, module, children: treeOf({ routes }, id) }
  })
}
