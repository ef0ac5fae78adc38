import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

type Routes = Pick<ServerBuild, 'routes'>
type Module = NonNullable<Routes['routes'][string]>['module']
type Branch = RouteObject & { module: Module }

/** Finds the module of the route that answers at a path, which must be decodable. */
export type ModuleAt = (pathname: string) => Module | undefined

/** React Router compiles every path anew for each match, so the last ones found are remembered. */
const REMEMBERED = 1_000

export function routeModules(build: Routes): ModuleAt {
  const routes = treeOf(build)
  const found = new Map<string, Module | undefined>()
  return pathname => {
    if (!found.has(pathname)) {
      if (found.size >= REMEMBERED) found.clear()
      found.set(pathname, matchRoutes(routes, pathname)?.at(-1)?.route.module)
    }
    return found.get(pathname)
  }
}

function treeOf({ routes }: Routes, parentId?: string): Branch[] {
  return Object.values(routes).flatMap(route => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index, module } = route
    return index ? { index: true, path, module } : { path, module, children: treeOf({ routes }, id) }
  })
}
