import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

type Routes = Pick<ServerBuild, 'routes'>
type Module = NonNullable<Routes['routes'][string]>['module']
type Branch = RouteObject & { module: Module }

/**
 * Answers whoever opens or reloads an address that only takes what is sent to it (a form of a page left meanwhile, a link
 * of the browser's history): a browser is led to the screen that it belongs to, anything else is told (405). Null for
 * every other request, the router's own '.data' too: it fetches that of an action before it is posted to.
 */
export function openedActionOnly(build: ServerBuild): (request: Request) => Response | null {
  const routes = treeOf(build)
  const moduleAt = (pathname: string) => matchRoutes(routes, pathname)?.at(-1)?.route.module
  return request => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('.data')) return null
    const module = moduleAt(pathname)
    if (!module?.action || module.loader || module.default) return null
    const wantsPage = request.headers.get('Accept')?.includes('text/html')
    return wantsPage ? leadTo(screenAbove(pathname, moduleAt)) : REFUSED()
  }
}

const leadTo = (address: string) => new Response(null, { status: 302, headers: { Location: address } })

const REFUSED = () =>
  Response.json(
    {
      recusas: [{ titulo: 'Aqui não há o que ler.', texto: 'Este endereço só recebe o que uma tela envia.' }],
    },
    { status: 405, headers: { Allow: 'POST' } },
  )

/** '/home/produtos/7/exclusao' belongs to '/home/produtos', and an order's every action to the board. */
function screenAbove(address: string, moduleAt: (pathname: string) => Module | undefined): string {
  const above = address.replace(/\/[^/]*$/, '') || '/'
  return above === '/' || moduleAt(above)?.default ? above : screenAbove(above, moduleAt)
}

function treeOf({ routes }: Routes, parentId?: string): Branch[] {
  return Object.values(routes).flatMap(route => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index, module } = route
    return index ? { index: true, path, module } : { path, module, children: treeOf({ routes }, id) }
  })
}
